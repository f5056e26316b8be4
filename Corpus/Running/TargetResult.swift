import Foundation

/// What came of drawing a target.
struct TargetResult: Codable, Equatable {
    enum Verdict: String, Codable, CaseIterable {
        case whole = "as it is"
        case withPartsSetAside = "parts set aside"
        case withPlaceholders = "placeholders stand in"
        case partly = "some pictures missing"
        case unpictured = "no picture"
        case uncompiled = "not compiled"
        case late = "out of time"

        /// Whether every family was drawn.
        var isDrawn: Bool { [.whole, .withPartsSetAside, .withPlaceholders].contains(self) }
    }

    /// What was set aside of one module.
    struct SetAside: Codable, Equatable {
        let module: String
        let parts: Int
    }

    let verdict: Verdict
    let pictures: Int
    /// The pictures that show only a placeholder, because the provider has given no entry or has ended the program.
    let placeholders: Int
    let seconds: Double
    /// By module, the most parts first.
    let setAside: [SetAside]
    /// The first error, or an empty text.
    let message: String

    /// Why Xcode cannot build the target either; nil where it can.
    var fault: CorpusTarget.Fault?

    /// Whether an earlier run drew the target, so that the page is all that is known of it.
    var isEarlier: Bool?

    /// Takes a result over from an earlier page.
    init(verdict: Verdict, pictures: Int, placeholders: Int, seconds: Double, setAside: [SetAside], fault: CorpusTarget.Fault?) {
        self.fault = fault
        (self.verdict, self.pictures, self.placeholders) = (verdict, pictures, placeholders)
        (self.seconds, self.setAside, message, isEarlier) = (seconds, setAside, "", true)
    }

    /// - Parameters:
    ///   - status: the tool's exit status; nil if the time limit ended it.
    ///   - output: what it wrote to standard output, which is its report as JSON.
    ///   - errors: what it wrote to standard error.
    ///   - pictures: the number of files in the folder of pictures.
    init(status: Int32?, output: Data, errors: String, pictures: Int, seconds: Double) {
        (self.pictures, self.seconds) = (pictures, seconds)
        let report = try? JSONDecoder().decode(Report.self, from: output)
        placeholders = report?.pictures?.count { $0.placeholder == true } ?? 0
        var counts: [String: Int] = [:]
        for part in report?.setAside ?? [] { counts[part.module, default: 0] += 1 }
        setAside = counts.map { SetAside(module: $0.key, parts: $0.value) }
            .sorted { ($1.parts, $0.module) < ($0.parts, $1.module) }
        switch status {
        case nil: verdict = .late
        // Without a report, it is not known what was set aside.
        case 0 where pictures == 0 || report == nil: verdict = .unpictured
        case 0: verdict = setAside.isEmpty ? .whole : .withPartsSetAside
        case 3 where pictures == 0: verdict = .unpictured
        // Every family has a picture, but a provider or the bundle's initializer reached what is not there.
        case 3 where ["The placeholder is drawn in its place", "drawn without what it sets up.", "drawn without what it does."].contains(where: errors.contains)
            && !errors.contains("drawn without it."):
            verdict = .withPlaceholders
        case 3: verdict = .partly
        default: verdict = .uncompiled
        }
        let lacksSources = setAside.contains { $0.module.hasSuffix("(sources that are not there)") }
        if lacksSources || TargetResult.lacks.contains(where: errors.contains) { fault = .incomplete }
        message = status == 0 && verdict.isDrawn ? "" : TargetResult.firstError(in: errors)
    }

    /// What the tool says of packages, projects and sources that are not on the disk.
    private static let lacks = [
        " not on this disk", " is not there and is left out. ", " lists it among its sources.", " lists them among its sources.", " lists it among its resources.",
        "No package that the project refers to has the product ", " Run pod install to have it.",
        " What only that version has is set aside.", " is built by no project beside ",
        ", which is nowhere in the project. ", ": unknown package '",
    ]

    /// Returns the message of the tool's first error, or else of the compiler's.
    private static func firstError(in text: String) -> String {
        let lines = text.split(separator: "\n").map(String.init)
        let own = lines.first { $0.hasPrefix("darkroom: error: ") || $0.hasPrefix("error: ") }
        let line = own ?? lines.first { $0.contains(": error: ") } ?? lines.last ?? ""
        return String(line.prefix(300))
    }

    private struct Report: Decodable {
        struct Part: Decodable { let module: String }
        struct Picture: Decodable { let placeholder: Bool? }
        /// The pictures of widgets; nil where previews are drawn, which the report lists in another form.
        let pictures: [Picture]?
        let setAside: [Part]?
    }
}
