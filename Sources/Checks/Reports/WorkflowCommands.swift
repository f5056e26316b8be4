import Foundation

/// Findings as annotations of a GitHub workflow (GitHub Docs, "Workflow commands for GitHub Actions").
package struct WorkflowCommands {
    private let report: CheckReport

    /// Creates the commands of a report.
    package init(_ report: CheckReport) { self.report = report }

    /// A command for each finding, and a summary, which GitHub shows in the log alone.
    package var text: String { (report.findings.map(command) + [report.summary]).joined(separator: "\n") }

    private func command(_ finding: Finding) -> String {
        var properties: [String] = []
        if let place = finding.place {
            properties.append("file=\(property(place.path))")
            if let line = place.line { properties.append("line=\(line)") }
            if let column = place.column { properties.append("col=\(column)") }
        }
        properties.append("title=\(property(finding.rule))")
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        let kind = finding.place == nil ? finding.kind.map { "\($0): " } ?? "" : ""
        let pictures = finding.pictureWords.map { " (\($0))" } ?? ""
        return "::\(name) \(properties.joined(separator: ","))::\(data(kind + finding.text + pictures))"
    }

    /// A message as the runner reads it.
    private func data(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    /// The value of a property as the runner reads it.
    private func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
