import DisplayList
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Lays out the pictures that a golden folder is for, one after the other.
@MainActor struct GoldenRun {
    /// What a picture is drawn from, on any thread.
    struct Sheet: Sendable {
        let identity: GoldenIdentity
        let list: DisplayList
        /// How long it took to lay out, in seconds.
        let seconds: Double
    }

    /// A picture, laid out and ready to be drawn.
    struct Picture {
        let sheet: Sheet
        let root: _LayoutNode
    }

    let setup: RunSetup
    let plan: GoldenPlan
    /// Gets each picture as soon as it is laid out.
    let output: (Picture) throws -> Void
    /// Hears of a picture, or all pictures of a preview, that did not come about, and why.
    let onFailure: (GoldenTarget, String) -> Void

    /// Lays out all that the plan has chosen; a widget or preview that fails does not keep the others from their turn.
    ///
    /// - Returns: whether one failed.
    /// - Throws: `ProgramFailure` for parameters that will not do, and what `output` throws.
    func run() async throws -> Bool {
        defer { LostPictures.note([]) }
        for target in plan.lost { onFailure(target, "It ended the program; what that said is above.") }
        var failed = try await runWidgets() || !plan.lost.isEmpty
        let subjects = plan.chosenSubjects
        guard !subjects.isEmpty else { return failed }
        var start = ContinuousClock.now
        let run = PreviewRun(setup: setup, format: .png, inspects: true) { subject, picture, shot in
            let seconds = start.duration(to: .now).seconds
            defer { start = .now }
            let identity = GoldenIdentity(
                name: GoldenNames.preview(file: picture.file), kind: subject.content.kind ?? subject.name,
                family: subject.content.form, scheme: picture.scheme, preview: subject.name)
            guard plan.filter.includes(identity) else { return }
            try output(
                Picture(sheet: Sheet(identity: identity, list: shot.displayList, seconds: seconds), root: shot.root))
        }
        let (_, previewFailed) = try await run.render(subjects) { subject in
            LostPictures.note(plan.targets(ofPreview: subject.name).map(\.key))
        } onFailure: { subject, failure in
            plan.targets(ofPreview: subject.name).forEach { onFailure($0, failure.message) }
        }
        failed = failed || previewFailed
        return failed
    }

    private func runWidgets() async throws -> Bool {
        var failed = false
        let stagesFailed = try await setup.forEachWidget(
            where: { widget, family in
                let targets = plan.targets(of: widget, family)
                if !targets.isEmpty { LostPictures.note(targets.map(\.key)) }
                return !targets.isEmpty
            },
            onFailure: { widget, family, failure in
                plan.targets(of: widget, family).forEach { onFailure($0, failure.message) }
            }
        ) { stage in
            for request in setup.settings.requests {
                let targets = plan.targets(of: stage.widget, stage.family).filter { $0.entry == request }
                guard !targets.isEmpty else { continue }
                var open = targets[...]
                do {
                    HostSettings.freeze(at: setup.now)
                    LostPictures.note(targets.map(\.key))
                    let entry = try await stage.entry(request)
                    while let target = open.first {
                        LostPictures.note([target.key])
                        try lay(entry, on: stage, for: target)
                        open.removeFirst()
                    }
                } catch let failure as ProgramFailure where failure.status == .widgetFailed {
                    setup.console.error(failure.message)
                    open.forEach { onFailure($0, failure.message) }
                    failed = true
                }
            }
        }
        return failed || stagesFailed
    }

    private func lay(_ entry: WidgetEntry, on stage: ConfiguredWidget, for target: GoldenTarget) throws {
        guard let surroundings = stage.surroundings.first(where: { $0.colorScheme.name == target.identity.scheme })
        else { return }
        let start = ContinuousClock.now
        let picture = try stage.requestedPicture(of: entry, target.entry, in: surroundings, inspects: true)
        let sheet = Sheet(
            identity: target.identity, list: picture.displayList, seconds: start.duration(to: .now).seconds)
        try output(Picture(sheet: sheet, root: picture.root))
    }
}

extension Duration {
    /// The length in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
