import Files
import Foundation

/// A report as JUnit XML for GitLab, Jenkins and GitHub Actions (https://github.com/testmoapp/junitxml). It has a suite for
/// each kind and a test case for each picture.
struct JUnitReport {
    let report: VerificationReport

    /// Passes the text to `put` piece by piece, so that it is never in memory as a whole.
    func write(_ put: (String) throws -> Void) rethrows {
        try put(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
        try put("<testsuites name=\"Darkroom\" \(counts(of: report.pictures)) time=\"\(time(report.pictures))\">\n")
        let places = Dictionary(grouping: report.pictures.indices) { report.pictures[$0].kind }
        for (kind, places) in places.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let pictures = places.lazy.map { report.pictures[$0] }
            try put(
                "  <testsuite name=\"\(Markup.attribute(kind))\" \(counts(of: pictures)) skipped=\"0\" "
                    + "time=\"\(time(pictures))\">\n")
            for picture in pictures { try put(testCase(picture).joined(separator: "\n") + "\n") }
            try put("  </testsuite>\n")
        }
        try put("</testsuites>\n")
    }

    /// Returns the counts as attributes.
    private func counts(of pictures: some Collection<VerifiedPicture>) -> String {
        let failures = pictures.count { !$0.outcome.passes && $0.outcome != .failed }
        let errors = pictures.count { $0.outcome == .failed }
        return "tests=\"\(pictures.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private func testCase(_ picture: VerifiedPicture) -> [String] {
        let head = "    <testcase classname=\"\(Markup.attribute(picture.kind))\" "
            + "name=\"\(Markup.attribute(picture.name))\" time=\"\(time([picture]))\""
        if picture.outcome == .unchanged { return [head + "/>"] }
        if picture.outcome == .tolerated {
            return [head + ">", "      <system-out>\(Markup.text(text(of: picture)))</system-out>", "    </testcase>"]
        }
        let element = picture.outcome == .failed ? "error" : "failure"
        return [
            head + ">",
            "      <\(element) type=\"\(picture.outcome.rawValue)\" message=\"\(Markup.attribute(picture.brief))\">"
                + Markup.text(text(of: picture)) + "</\(element)>",
            "    </testcase>",
        ]
    }

    private func text(of picture: VerifiedPicture) -> String {
        let files = [("expected", picture.expected), ("actual", picture.actual), ("difference", picture.differencePicture)]
        let layout = (picture.layout ?? []).map { "\($0.view): \($0.words)" }
        let tolerance = picture.tolerance.map { ["tolerance: \($0)"] } ?? []
        return (report.causes.map(\.sentence) + picture.sentences + tolerance + layout
            + files.compactMap { name, file in file.map { "\(name): \($0)" } }).joined(separator: "\n")
    }

    /// Returns the total time in seconds with three decimals.
    private func time(_ pictures: some Sequence<VerifiedPicture>) -> String {
        String(format: "%.3f", pictures.reduce(0) { $0 + ($1.seconds ?? 0) })
    }
}
