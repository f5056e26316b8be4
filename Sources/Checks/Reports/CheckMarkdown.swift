import Files

/// Findings as a comment for a pull request or merge request.
package struct CheckMarkdown {
    /// The largest number of bytes. GitHub allows 65,536 characters, and a CI recipe may add text around the summary.
    package static let longest = 60_000
    /// The number of visible rows. More rows are collapsed.
    private static let openRows = 20

    private let report: CheckReport
    private let limit: Int

    /// Creates the comment of a report.
    ///
    /// - Parameter limit: the largest number of bytes.
    package init(_ report: CheckReport, limit: Int = CheckMarkdown.longest) { (self.report, self.limit) = (report, limit) }

    /// The summary, with the number of the findings that do not fit. The most serious stand first.
    package var text: String {
        let head = "### \(report.findings.isEmpty ? "✅" : "🔍") Darkroom check: \(Markup.markdown(report.summary))"
        let findings = Severity.allCases.reversed().flatMap { severity in report.findings.filter { $0.severity == severity } }
        var room = limit - head.utf8.count - 400
        var shown: [String] = []
        for row in findings.lazy.map(row) {
            guard row.utf8.count < room else { break }
            room -= row.utf8.count + 1
            shown.append(row)
        }
        var parts = [head]
        if !shown.isEmpty { parts.append(CheckMarkdown.table(shown.prefix(CheckMarkdown.openRows))) }
        let folded = shown.dropFirst(CheckMarkdown.openRows)
        if !folded.isEmpty {
            parts.append(
                "<details>\n<summary>\(folded.count) more</summary>\n\n" + CheckMarkdown.table(folded) + "\n\n</details>")
        }
        if shown.count < findings.count { parts.append("\(findings.count - shown.count) more do not fit here.") }
        return parts.joined(separator: "\n\n")
    }

    private func row(_ finding: Finding) -> String {
        let place = finding.place?.text ?? finding.kind ?? ""
        return "| \(finding.severity.rawValue) | \(CheckMarkdown.cut(finding.text, Markup.markdown)) "
            + "| \(place.isEmpty ? "" : CheckMarkdown.cut(place, Markup.cellCode)) "
            + "| \(finding.pictureWords.map { CheckMarkdown.cut($0, Markup.markdown) } ?? "") | `\(finding.rule)` |"
    }

    private static func table(_ rows: some Sequence<String>) -> String {
        (["| | finding | where | pictures | rule |", "|---|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func cut(_ text: String, _ escaped: (String) -> String) -> String {
        escaped(text.count > 300 ? text.prefix(300) + "…" : text)
    }
}
