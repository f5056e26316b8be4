import Checks
import Foundation
import SwiftUICore

/// What judging needs for all pictures of a process: its sources and resources do not change while it runs.
@MainActor final class ServedChecks {
    fileprivate let gathering: FactsGathering
    fileprivate var comments = IgnoreComments()

    /// - Parameters:
    ///   - folders: the folders of the extension's resources.
    ///   - note: receives the reason, once, if places cannot be found.
    init(resourceFolders folders: [URL], note: @escaping (String) -> Void) {
        gathering = FactsGathering(tables: StringTableFacts(of: folders), places: ViewPlaces(note: note))
    }
}

extension PictureServer {
    /// Lays out a request's pictures, and judges them by the rules, as `check` does with one look. What darkroom.yml and comments
    /// in the sources ignore is left out.
    ///
    /// - Returns: the pictures as requested, and the findings of each.
    /// - Throws: `ProgramFailure` if an option is invalid or the widget fails.
    func judged(
        _ request: PictureRequest, inspects: Bool
    ) async throws -> (setup: RunSetup, pictures: [SelectedPicture], findings: [[Finding]]) {
        SourceTrace.isRecording = true
        defer { SourceTrace.isRecording = false }
        let (setup, pictures) = try await layOut(request, inspects: inspects)
        // The rules judge a picture itself, not the screen around it.
        let isPresented = setup.settings.presentation != .bare
        let bare = isPresented ? try await layOut(request, inspects: false, presents: false).1 : pictures
        let settings = try ConfigurationFile.located(options.config)?.rules ?? RuleSettings()
        // The page tells the options that have no look of their own.
        let variant = PictureVariant(name: nil, options: request.options)
        let look = Look(changes: CheckLooks.changes(of: variant, with: setup.settings).filter { $0 != .other })
        let facts = try checks.gathering.facts(of: bare, look: look, engine: setup.engine, configurations: [:])
        let findings = facts.map { facts -> [Finding] in
            var judge = CheckJudge(settings)
            judge.add(facts)
            return judge.findings.filter { finding in
                !checks.comments.cover(finding) && !settings.exceptions.contains { $0.covers(finding) }
            }.map { finding in
                var finding = finding
                // The picture is elsewhere on a screen.
                if isPresented { finding.frame = nil }
                return finding
            }
        }
        return (setup, pictures, findings)
    }
}
