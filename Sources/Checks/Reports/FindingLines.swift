import Files

/// Findings as compilers and linters print them, a line each.
package struct FindingLines {
    private let report: CheckReport

    /// Creates the lines of a report.
    package init(_ report: CheckReport) { self.report = report }

    /// The lines of all findings, and a summary.
    package var text: String { (report.findings.map(line) + [report.summary]).joined(separator: "\n") }

    /// The place, or else the kind; the severity; the defect; the rule; the pictures.
    private func line(_ finding: Finding) -> String {
        let place = (finding.place?.text ?? finding.kind).map { "\(Markup.oneLine($0)): " } ?? ""
        let pictures = finding.pictureWords.map { " (\(Markup.oneLine($0)))" } ?? ""
        return "\(place)\(finding.severity.rawValue): \(Markup.oneLine(finding.text)) [\(finding.rule)]\(pictures)"
    }
}
