import Files
import Foundation

/// Findings as JUnit XML (https://github.com/testmoapp/junitxml): a suite for each kind, a test case for each rule.
package struct CheckJUnit {
    private let report: CheckReport
    /// The severity from which a finding is a failure.
    private let failing: Severity

    /// Creates the XML of a report.
    package init(_ report: CheckReport, failing: Severity = .warning) { (self.report, self.failing) = (report, failing) }

    /// The suites in the order of the kinds; the extension as a whole stands last.
    package var text: String {
        let suites = report.scopes.filter { !$0.rules.isEmpty }.sorted { first, second in
            guard let one = first.kind, let other = second.kind else { return first.kind != nil && second.kind == nil }
            return one.utf8.lexicographicallyPrecedes(other.utf8)
        }
        let cases = suites.map { suite in
            suite.rules.map { rule in (rule: rule, findings: report.findings.filter { $0.rule == rule && $0.kind == suite.kind }) }
        }
        func counts(_ cases: [(rule: String, findings: [Finding])]) -> String {
            let failures = cases.count { fails($0.findings) }
            return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
        }
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        lines.append("<testsuites name=\"Darkroom check\" \(counts(Array(cases.joined()))) time=\"0.000\">")
        for (suite, cases) in zip(suites, cases) {
            let name = Markup.attribute(suite.kind ?? "extension")
            lines.append("  <testsuite name=\"\(name)\" \(counts(cases)) skipped=\"0\" time=\"0.000\">")
            for (rule, findings) in cases { lines += testCase(rule, of: name, findings) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n")
    }

    private func fails(_ findings: [Finding]) -> Bool { findings.contains { $0.severity >= failing } }

    private func testCase(_ rule: String, of suite: String, _ findings: [Finding]) -> [String] {
        let head = "    <testcase classname=\"\(suite)\" name=\"\(Markup.attribute(rule))\" time=\"0.000\""
        guard let worst = findings.max(by: { $0.severity < $1.severity }) else { return [head + "/>"] }
        let text = findings.map { finding in
            let place = finding.place.map { "\($0.text): " } ?? ""
            let pictures = finding.pictureWords.map { " (\($0))" } ?? ""
            return "\(place)\(finding.severity.rawValue): \(finding.text)\(pictures)"
        }.joined(separator: "\n")
        guard fails(findings) else { return [head + ">", "      <system-out>\(Markup.text(text))</system-out>", "    </testcase>"] }
        let message = findings.count == 1 ? worst.text : "\(worst.text) And \(findings.count - 1) more."
        return [
            head + ">",
            "      <failure type=\"\(worst.severity.rawValue)\" message=\"\(Markup.attribute(message))\">"
                + Markup.text(text) + "</failure>",
            "    </testcase>",
        ]
    }
}
