import Foundation

/// A report as JUnit's XML, one suite a kind and one case a picture, as GitLab, Jenkins and GitHub's actions read it
/// (https://github.com/testmoapp/junitxml).
struct JUnitReport {
    let report: VerificationReport

    var xml: String {
        let failures = report.pictures.count { !$0.outcome.passes && $0.outcome != .failed }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            "<testsuites name=\"Darkroom\" tests=\"\(report.pictures.count)\" failures=\"\(failures)\" "
                + "errors=\"\(report.count(of: .failed))\" time=\"\(time(report.pictures))\">",
        ]
        let groups = Dictionary(grouping: report.pictures, by: \.kind)
        for (kind, pictures) in groups.sorted(by: { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }) {
            lines += suite(kind, pictures)
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private func suite(_ kind: String, _ pictures: [VerificationReport.Picture]) -> [String] {
        let failures = pictures.count { !$0.outcome.passes && $0.outcome != .failed }
        let errors = pictures.count { $0.outcome == .failed }
        let head = "  <testsuite name=\"\(Markup.attribute(kind))\" tests=\"\(pictures.count)\" failures=\"\(failures)\" "
            + "errors=\"\(errors)\" skipped=\"0\" time=\"\(time(pictures))\">"
        return [head] + pictures.flatMap(testCase) + ["  </testsuite>"]
    }

    private func testCase(_ picture: VerificationReport.Picture) -> [String] {
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

    private func text(of picture: VerificationReport.Picture) -> String {
        let files = [("expected", picture.expected), ("actual", picture.actual), ("difference", picture.differencePicture)]
        let layout = (picture.layout ?? []).map { "\($0.view): \($0.words)" }
        let tolerance = picture.tolerance.map { ["tolerance: \($0)"] } ?? []
        return (report.causes.map(\.sentence) + picture.sentences + tolerance + layout
            + files.compactMap { name, file in file.map { "\(name): \($0)" } }).joined(separator: "\n")
    }

    /// Seconds, to the thousandth.
    private func time(_ pictures: [VerificationReport.Picture]) -> String {
        String(format: "%.3f", pictures.reduce(0) { $0 + ($1.seconds ?? 0) })
    }
}
