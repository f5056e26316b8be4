import CairoGraphics
import Foundation
import Testing

/// The tutorial of docs/catalog does what it says: its files are put into the project that it names, and its commands run, in
/// order.
@Suite struct TutorialTests {
    private static let folder = Program.package.appendingPathComponent("docs/catalog/tutorial")

    /// The pictures that steps show, and the files that the commands of those steps make.
    private static let pictures: [String: [(picture: String, file: String)]] = [
        "render.sh": [("first", "previews/TidesWidget/systemMedium.png")],
        "looks.sh": [
            ("german", "previews/TidesWidget/systemMedium-de_DE.png"), ("cut", "previews/TidesWidget/systemSmall-large-text.png"),
        ],
        "record.sh": [
            ("golden", "golden/TidesWidget/systemMedium.png"), ("fitting", "golden/TidesWidget/systemSmall-large-text.png"),
        ],
        "verify-1.sh": [
            ("actual", "verification/pictures/TidesWidget/systemMedium-actual.png"),
            ("difference", "verification/pictures/TidesWidget/systemMedium-difference.png"),
        ],
    ]

    @Test func everyStepDoesWhatItSays() throws {
        let temporary = try TemporaryFolder()
        let project = temporary.url.appendingPathComponent("Tides")
        try FileManager.default.copyItem(
            at: Program.package.appendingPathComponent("Tests/Fixtures/Projects/Tides"), to: project)
        let tutorial = try String(contentsOf: Self.folder.appendingPathComponent("FromXcodeToCI.tutorial"), encoding: .utf8)
        var written: Set<String> = []
        for step in tutorial.matches(of: #/@Code\(name: "([^"]+)", file: ([^\s)]+)\)/#) {
            let (name, file) = (String(step.1), String(step.2))
            let code = try String(contentsOf: Self.folder.appendingPathComponent("code/\(file)"), encoding: .utf8)
            guard name == "Terminal" else {
                let place = project.appendingPathComponent(name)
                // A source is first shown as the project has it.
                if name.hasSuffix(".swift"), written.insert(name).inserted {
                    #expect(try String(contentsOf: place, encoding: .utf8) == code, "\(file) is not \(name) of the project.")
                }
                try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(code.utf8).write(to: place)
                continue
            }
            // Only the installed tool is at hand, and no repository.
            let status = try code.firstMatch(of: #/status (\d)/#).map { try #require(Int32($0.1)) } ?? 0
            for line in code.split(separator: "\n") where line.hasPrefix("darkroom ") {
                let words = line.split(separator: " ").dropFirst().map(String.init)
                let result = try Program(name: "darkroom").run(
                    words, environment: ["XDG_CACHE_HOME": temporary.url.appendingPathComponent("cache").path], in: project)
                #expect(result.status == status, "\(file): \(line): \(result.output)\(result.errors)")
            }
            for (picture, made) in Self.pictures[file] ?? [] {
                try compare(project.appendingPathComponent(made), with: "tutorial-\(picture).png", of: file)
            }
        }
        #expect(written == ["TidesWidget/TideView.swift"])
    }

    /// Compares the pixels with those of the tutorial's picture, or replaces that.
    private func compare(_ file: URL, with name: String, of step: String) throws {
        let shown = Self.folder.appendingPathComponent("pictures/\(name)")
        let data = try Data(contentsOf: file)
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1" { return try data.write(to: shown, options: .atomic) }
        let isSame = try PNGDecoder.decode(data) == PNGDecoder.decode(Data(contentsOf: shown))
        #expect(isSame, "\(step) makes another picture than \(name). DARKROOM_RECORD=1 replaces it.")
    }
}
