import Files

/// Findings as compilers and linters print them, a line each.
package struct FindingLines {
    private let report: CheckReport

    /// Creates the lines of a report.
    package init(_ report: CheckReport) { self.report = report }

    /// The lines of all findings, and a summary.
    package var text: String { (report.findings.map(\.line) + [report.summary]).joined(separator: "\n") }
}

extension Finding {
    /// The place, or else the kind; the severity; the defect; the rule; the pictures.
    package var line: String {
        let place = (place?.text ?? kind).map { "\(Markup.oneLine($0)): " } ?? ""
        let pictures = pictureWords.map { " (\(Markup.oneLine($0)))" } ?? ""
        return "\(place)\(severity.rawValue): \(Markup.oneLine(text)) [\(rule)]\(pictures)"
    }
}
