import DisplayList
import Foundation
import Goldens
import Processes
import SwiftUICore
import WidgetKitCore

/// The sequence of a plan's pictures with their verdicts.
///
/// A call of `next` lays out a widget or preview on the main actor, while threads draw and judge earlier pictures. A
/// picture's views are kept until its verdict is taken, so memory does not grow with the number of pictures.
@MainActor final class JudgedPictures {
    enum Element {
        case judged(JudgedPicture)
        /// A picture, or all pictures of a preview, could not be made. A message tells the reason.
        case failed(GoldenTarget, reason: String)
    }

    /// A thread's result.
    struct Answer: Sendable {
        fileprivate let number: Int
        fileprivate let result: Result<GoldenFinding, ProgramFailure>
        fileprivate let seconds: Double
    }

    private let setups: [RunSetup]
    /// The look that the process has the settings of; nil before the first.
    private var look: Int?
    private let plan: GoldenPlan
    private let threads: JudgingThreads<Answer>
    private let judge: @Sendable (GoldenDrawing) throws -> GoldenFinding
    /// The steps that remain.
    private var open: ArraySlice<GoldenPlan.Step>
    /// The parameters of each widget's configuration by kind; nil before they are checked.
    private var parameters: [String: [WidgetParameters.Setting]]?
    /// The pictures that threads draw, by number.
    private var waiting: [Int: (drawing: GoldenDrawing, root: _LayoutNode)] = [:]
    private var number = 0
    /// The elements to return next.
    private var ready: [Element] = []

    /// - Parameter judge: draws a picture and compares it with its golden. It is called on any thread.
    init(
        of plan: GoldenPlan, setups: [RunSetup], threads: JudgingThreads<Answer>,
        judge: @escaping @Sendable (GoldenDrawing) throws -> GoldenFinding
    ) {
        (self.setups, self.plan, self.threads, self.judge) = (setups, plan, threads, judge)
        open = plan.subjects[...]
    }

    /// Returns the next picture, or nil after the last. The order is undefined. The threads end with the sequence.
    ///
    /// - Throws: `ProgramFailure` if a parameter cannot be set or a file cannot be written, `CancellationError` if the
    ///   run is interrupted.
    func next() async throws -> Element? {
        do {
            while ready.isEmpty {
                if threads.isCancelled { throw CancellationError() }
                if let step = open.popFirst() {
                    try await layOut(step)
                    try take(threads.takeFinished())
                } else {
                    CrashRecovery.noteProgress([])
                    let answers = threads.waitForFinished()
                    if threads.isCancelled { throw CancellationError() }
                    if answers.isEmpty {
                        threads.cancel()
                        return nil
                    }
                    try take(answers)
                }
            }
            return ready.removeFirst()
        } catch {
            cancel()
            throw error
        }
    }

    /// Ends the threads before the sequence has ended.
    func cancel() {
        CrashRecovery.noteProgress([])
        threads.cancel()
    }

    private func take(_ answers: [Answer]) throws {
        for answer in answers {
            guard let (drawing, root) = waiting.removeValue(forKey: answer.number) else { continue }
            ready.append(
                .judged(
                    JudgedPicture(
                        drawing: drawing, finding: try answer.result.get(), seconds: answer.seconds, root: root)))
        }
    }

    /// Lets a thread draw and judge a picture.
    private func add(_ identity: GoldenIdentity, _ list: DisplayList, root: _LayoutNode, since start: ContinuousClock.Instant) {
        number += 1
        let drawing = GoldenDrawing(
            identity: identity, displayList: list, layoutSeconds: start.duration(to: .now).seconds)
        waiting[number] = (drawing, root)
        let picture = identity.key
        let limit = setup.settings.timeout
        threads.add { [number, judge] in
            let start = ContinuousClock.now
            let result = Result {
                try DrawingThreads.drawing(picture) {
                    let finding = try Watchdog.drawing(picture, path: picture, seconds: limit) { try judge(drawing) }
                    MemoryLimit.check()
                    return finding
                }
            }.mapError { error in
                error as? ProgramFailure ?? ProgramFailure.badInput("\(error)")
            }
            return Answer(number: number, result: result, seconds: start.duration(to: .now).seconds)
        }
    }

    private func fail(_ targets: some Sequence<GoldenTarget>, _ reason: String) {
        ready += targets.map { .failed($0, reason: reason) }
    }
}

// MARK: - Layout

extension JudgedPictures {
    /// The setup of the current look.
    private var setup: RunSetup { setups[look ?? 0] }

    /// Lays out all pictures of a step. A failure is noted, and the sequence goes on.
    private func layOut(_ step: GoldenPlan.Step) async throws {
        if look != step.look {
            look = step.look
            try setup.activate()
            let widgets = setup.selection.widgets.map(\.widget)
            parameters = try await WidgetParameters.check(setup.settings.parameters, of: setup.selection.parameterOwners)
            try await WidgetParameters.check(recommendation: setup.settings.recommendation, of: widgets)
        }
        switch step.subject {
        case .skipped(let target): fail([target], "It ended the program; see the messages above.")
        case .widget(let widget, let family, let targets): try await layOut(widget, family, targets)
        case .preview(let preview, let target): try await layOut(preview, target)
        }
    }

    private func layOut(
        _ widget: WidgetDescription, _ family: WidgetFamily, _ targets: [GoldenTarget]
    ) async throws {
        guard setup.settings.device.size(of: family) != nil else { return }
        do {
            HostSettings.freeze(at: setup.now)
            CrashRecovery.noteProgress(targets.map(\.key))
            let configured = try await ConfiguredWidget(
                widget, family: family, on: setup.settings.device, parameters: parameters?[widget.kind] ?? [], setup: setup)
            for request in setup.settings.requests {
                try await layOut(targets.filter { $0.entry == request }, of: request, on: configured)
            }
        } catch let failure as ProgramFailure where failure.status == .widgetFailed {
            setup.console.error(failure.message)
            fail(targets, failure.message)
        }
    }

    /// Lays out an entry in each appearance.
    private func layOut(
        _ targets: [GoldenTarget], of request: WidgetEntryRequest, on widget: ConfiguredWidget
    ) async throws {
        guard !targets.isEmpty else { return }
        var open = targets[...]
        do {
            HostSettings.freeze(at: setup.now)
            CrashRecovery.noteProgress(targets.map(\.key))
            let entry = try await widget.entry(request)
            while let target = open.first {
                CrashRecovery.noteProgress([target.key])
                if let surroundings = widget.surroundings.first(where: { $0.colorScheme.name == target.identity.scheme }) {
                    let start = ContinuousClock.now
                    let view = try widget.requestedPicture(of: entry, request, in: surroundings, inspects: true)
                    add(target.identity, view.displayList, root: view.root, since: start)
                }
                open.removeFirst()
            }
        } catch let failure as ProgramFailure where failure.status == .widgetFailed {
            setup.console.error(failure.message)
            fail(open, failure.message)
        }
    }

    private func layOut(_ preview: PreviewSubject, _ target: GoldenTarget) async throws {
        var start = ContinuousClock.now
        let run = PreviewRun(setup: setup, format: .png, inspects: true) { [unowned self] subject, picture, drawing in
            defer { start = .now }
            let identity = GoldenIdentity(
                name: GoldenNames.picture(of: subject, file: picture.file), kind: subject.content.kind ?? subject.name,
                family: subject.content.form, scheme: picture.scheme, preview: subject.isSurface ? nil : subject.name,
                surface: subject.isSurface ? subject.name : nil, variant: setup.variant?.key)
            guard plan.filter.includes(identity) else { return }
            add(identity, drawing.view.displayList, root: drawing.view.root, since: start)
        }
        CrashRecovery.noteProgress([target.key])
        _ = try await run.render([preview]) { _ in
            start = .now
        } onFailure: { _, failure in
            fail([target], failure.message)
        }
    }
}
