import Files
import Foundation
import Processes

/// The findings that a project knows already, so that `check` tells only new ones.
package struct Baseline: Codable, Equatable, Sendable {
    /// The newest version of the format.
    private static let currentVersion = 1

    /// The version of the format.
    package var version = Baseline.currentVersion
    /// The number of findings by their fingerprints.
    package var findings: [String: Int]

    /// Creates the baseline of findings.
    package init(_ findings: [Finding] = []) {
        self.findings = Dictionary(findings.map { ($0.fingerprint, 1) }, uniquingKeysWith: +)
    }

    /// Reads a baseline.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be read, or is no baseline.
    package init(_ file: URL) throws {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProgramFailure.badInput("--baseline: \(file.path) cannot be read. Write it with --update-baseline.")
        }
        let remedy = "write it again with --update-baseline"
        try FormatVersion.check(data, of: file, known: Baseline.currentVersion, otherwise: remedy)
        do { self = try ReportEncoding.decoder.decode(Baseline.self, from: data) } catch {
            throw ProgramFailure.badInput("--baseline: \(file.path) is no baseline of check. Name another file, or remove it and \(remedy).")
        }
    }

    /// Writes the baseline, sorted, a line for each finding.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written.
    package func write(to file: URL) throws {
        let text = try ReportEncoding.json(self) + "\n"
        try FileWriter(folder: file.deletingLastPathComponent(), option: "--baseline").write(Data(text.utf8), to: file.lastPathComponent)
    }

    /// Splits findings into those that the baseline lacks and the number of those that it has.
    package func split(_ findings: [Finding]) -> (new: [Finding], known: Int) {
        var left = self.findings
        let new = findings.filter { finding in
            guard let count = left[finding.fingerprint], count > 0 else { return true }
            left[finding.fingerprint] = count - 1
            return false
        }
        return (new, findings.count - new.count)
    }

    /// The fingerprints of findings that are no longer there, in alphabetical order.
    ///
    /// - Parameters:
    ///   - findings: all findings of a run.
    ///   - scopes: what the run has judged. It says nothing about others.
    package func stale(without findings: [Finding], in scopes: [CheckReport.Scope]) -> [String] {
        let present = Baseline(findings).findings
        return self.findings.filter { Baseline.lies($0.key, in: scopes) && present[$0.key, default: 0] < $0.value }.keys.sorted()
    }

    /// Takes over what a run has found in its scopes. What it has not judged stays.
    package mutating func update(with findings: [Finding], in scopes: [CheckReport.Scope]) {
        self.findings = self.findings.filter { !Baseline.lies($0.key, in: scopes) }.merging(Baseline(findings).findings) { $1 }
    }

    /// Whether a run that has judged these scopes could have found a fingerprint.
    private static func lies(_ fingerprint: String, in scopes: [CheckReport.Scope]) -> Bool {
        scopes.contains { scope in scope.rules.contains { fingerprint.hasPrefix("\($0)|\(scope.kind ?? "")|") } }
    }
}
