import Files
import Foundation
import Processes

/// The share of a run that this process makes.
///
/// What a widget has stored or loaded stays in its process, so looks with other inputs are drawn by another process. Each
/// process draws the looks of one set of inputs and hands its report on. The supervisor starts the next process, and the last
/// one prints the report of the whole run.
enum RunShare {
    /// The environment variable that tells the child the index of its share, which starts at 0.
    static let variable = "DARKROOM_SHARE"
    /// The file in which the first child notes the number of shares.
    private static let countName = ".shares"
    /// The file with the report that a child hands on. Those of earlier children have their index behind it.
    private static let reportName = ".report"

    /// The index of this process's share.
    static let index: Int = {
        defer { unsetenv(variable) }
        return getenv(variable).flatMap { Int(String(cString: $0)) } ?? 0
    }()

    /// The number of shares.
    // It is set and read on the main actor.
    private(set) nonisolated(unsafe) static var count = 1

    /// Says how many shares the run has.
    ///
    /// - Throws: `ProgramFailure` if another process cannot be started for the others.
    @MainActor static func begin(of count: Int) throws {
        self.count = count
        guard count > 1 else { return }
        guard let home = Supervisor.home, (try? Data("\(count)".utf8).write(to: home.appendingPathComponent(countName))) != nil else {
            throw ProgramFailure.badInput("Variants with inputs of their own need a process of their own. Choose one with --variant.")
        }
    }

    /// Returns the report of the whole run in its last process; nil in the others, which hand their reports on.
    ///
    /// - Throws: `ProgramFailure` if a report cannot be handed on.
    @MainActor static func whole<Report: JoinedReport>(_ report: Report) throws -> Report? {
        guard count > 1, let home = Supervisor.home else { return report }
        let file = home.appendingPathComponent(reportName)
        do {
            if index < count - 1 {
                try Data(ReportEncoding.json(report).utf8).write(to: file)
                return nil
            }
            var whole: Report?
            for earlier in 0..<index {
                // A process that has failed has no report.
                guard let data = FileManager.default.contents(atPath: "\(file.path)\(earlier)") else { continue }
                let part = try ReportEncoding.decoder.decode(Report.self, from: data)
                if whole == nil { whole = part } else { whole?.join(part) }
            }
            whole?.join(report)
            return whole ?? report
        } catch {
            throw ProgramFailure.badInput("The report of a part of the run cannot be handed on: \(error)")
        }
    }

    // MARK: The supervisor

    /// The number of shares that the child of a home folder has noted.
    static func count(in home: URL) -> Int {
        let text = try? String(contentsOf: home.appendingPathComponent(countName), encoding: .utf8)
        return text.flatMap { Int($0) } ?? 1
    }

    /// The report that the child of a home folder has handed on; nil if there is none.
    static func report(in home: URL) -> Data? {
        FileManager.default.contents(atPath: home.appendingPathComponent(reportName).path)
    }

    /// Gives reports to the child of a home folder.
    static func hand(_ reports: [Data?], to home: URL) {
        for (index, report) in reports.enumerated() {
            try? report?.write(to: home.appendingPathComponent("\(reportName)\(index)"))
        }
    }
}
