import Foundation
import FoundationSupplement

/// What a process of a run hands on: what it has judged, and what has to be judged together with the pictures of the others.
package struct CheckPart: Codable, Sendable {
    /// The version of Darkroom.
    private let darkroom: String
    private var judge: CheckJudge
    /// The files of pictures by their names; nil if none were written.
    private var files: [String: CheckReport.PictureFile]?
    /// The warnings of the run; nil if there are none.
    private var warnings: [RunWarning]?

    /// Creates the part of a process.
    package init(
        darkroom: String, judge: CheckJudge, files: [String: CheckReport.PictureFile]? = nil, warnings: [RunWarning]? = nil
    ) {
        (self.darkroom, self.judge, self.files, self.warnings) = (darkroom, judge, files, warnings)
    }

    /// Adds the part of a later process.
    package mutating func join(_ other: CheckPart) {
        judge.join(other.judge)
        if let others = other.files { files = (files ?? [:]).merging(others) { first, _ in first } }
        let new = (other.warnings ?? []).filter { !(warnings ?? []).contains($0) }
        if !new.isEmpty { warnings = (warnings ?? []) + new }
    }

    /// Returns the report of all parts.
    ///
    /// - Parameter settings: the rules that hold.
    package func report(by settings: RuleSettings) -> CheckReport {
        var whole = CheckJudge(settings)
        whole.join(judge)
        let kinds = whole.kinds.map { kind in
            CheckReport.Scope(kind: kind, rules: settings.rules(for: kind).filter { !$0.isAboutProgram }.map(\.id))
        }
        let program = CheckReport.Scope(kind: nil, rules: settings.rules(for: nil).filter(\.isAboutProgram).map(\.id))
        return CheckReport(
            darkroom: darkroom, pictures: whole.pictureCount, scopes: kinds + [program], findings: whole.findings, files: files,
            warnings: warnings)
    }
}
