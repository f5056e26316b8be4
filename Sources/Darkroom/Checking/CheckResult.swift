import Checks
import Files
import Foundation
import Processes

extension CheckPart: JoinedReport {}

/// What becomes of a run's findings: those that are meant or known are left out, and the others are told.
@MainActor struct CheckResult {
    private let settings: RuleSettings
    private let options: CheckOptions
    private let console: Console

    /// Creates the end of a run.
    init(settings: RuleSettings, options: CheckOptions, console: Console) {
        (self.settings, self.options, self.console) = (settings, options, console)
    }

    /// Writes and prints the report of a whole run.
    ///
    /// - Returns: whether there are findings that fail the run.
    /// - Throws: `ProgramFailure` if a file cannot be read or written.
    func tell(_ report: CheckReport, in folder: CheckFolder?) throws -> Bool {
        var report = report
        leaveOutIgnored(from: &report)
        try leaveOutKnown(from: &report)
        report.warnings = RunWarnings.all(of: console).joined(with: report.warnings)
        let failing = try options.failOn.value(for: "--fail-on")
        try folder?.finish(report, failing: failing)
        report.files = nil
        console.print(try text(of: report, failing: failing))
        return report.reaches(failing)
    }

    private func text(of report: CheckReport, failing: Severity) throws -> String {
        switch try options.printedFormat() {
        case .text, .html: FindingLines(report).text
        case .json: try report.json()
        case .sarif: try SARIFReport(report, page: { try? RulePages.explanation(of: $0) }).json()
        case .junit: CheckJUnit(report, failing: failing).text
        case .markdown: CheckMarkdown(report).text
        case .github: WorkflowCommands(report).text
        }
    }

    /// Leaves out what darkroom.yml and comments in the sources say is meant.
    private func leaveOutIgnored(from report: inout CheckReport) {
        var comments = IgnoreComments()
        let all = report.findings
        report.findings = all.filter { finding in
            // Every file is read, so that misspelled names are found.
            let isCovered = comments.cover(finding)
            return !isCovered && !settings.exceptions.contains { $0.covers(finding) }
        }
        report.ignored = all.count - report.findings.count
        for misspelling in comments.misspellings {
            console.warn(
                "\(misspelling.place.text): darkroom:ignore names \"\(misspelling.name)\", and there is no such rule."
                    + NearNames.question(misspelling.name, in: RuleCatalog.names))
        }
    }

    /// Leaves out what the baseline knows, and tells what it should no longer know.
    private func leaveOutKnown(from report: inout CheckReport) throws {
        guard let path = options.baseline else { return }
        let file = URL(fileURLWithPath: path).standardizedFileURL
        let isThere = FileManager.default.fileExists(atPath: file.path)
        var baseline = options.updateBaseline && !isThere ? Baseline() : try Baseline(file)
        let stale = baseline.stale(without: report.findings, in: report.scopes)
        if options.updateBaseline {
            baseline.update(with: report.findings, in: report.scopes)
            try baseline.write(to: file)
            console.note("Wrote \(file.path) with \(Quoted.count(baseline.findings.values.reduce(0, +), "finding")).")
        } else if !stale.isEmpty {
            console.note(
                "\(file.path) knows \(Quoted.count(stale.count, "finding")) that \(stale.count == 1 ? "is" : "are") gone; "
                    + "--update-baseline removes \(stale.count == 1 ? "it" : "them"):")
            for line in stale.prefix(20) { console.note("  \(Markup.oneLine(line))") }
            if stale.count > 20 { console.note("  and \(stale.count - 20) more") }
        }
        (report.findings, report.known) = baseline.split(report.findings)
    }
}
