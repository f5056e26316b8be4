import Checks
import Foundation
import SwiftUICore

extension PictureServer {
    /// Judges a picture by the rules, as `check` does with one look. What darkroom.yml and comments in the sources ignore is left
    /// out.
    ///
    /// - Returns: the findings of each of the request's pictures.
    /// - Throws: `ProgramFailure` if an option is invalid or the widget fails.
    func findings(of request: PictureRequest) async throws -> [[Finding]] {
        SourceTrace.isRecording = true
        defer { SourceTrace.isRecording = false }
        // The rules judge a picture itself, not the screen around it.
        let (setup, pictures) = try await layOut(request, inspects: false, presents: false)
        let gathering = FactsGathering(
            tables: StringTableFacts(of: ExtensionFolder.locate()), places: ViewPlaces { [console] in console.note("note: \($0)") })
        let settings = try ConfigurationFile.located(options.config)?.rules ?? RuleSettings()
        var comments = IgnoreComments()
        let isInPlace = setup.settings.presentation != .bare
        return try gathering.facts(of: pictures, look: Look(changes: CheckLooks.changes(in: setup)), engine: setup.engine, configurations: [:]).map { facts in
            var judge = CheckJudge(settings)
            judge.add(facts)
            return judge.findings.filter { finding in
                !comments.cover(finding) && !settings.exceptions.contains { $0.covers(finding) }
            }.map { finding in
                var finding = finding
                // The picture is elsewhere on a screen.
                if isInPlace { finding.frame = nil }
                return finding
            }
        }
    }
}
