import Foundation
import Processes
import WidgetKitCore

/// Asks a widget's provider for entries.
@MainActor struct EntryLoader {
    let widget: WidgetDescription
    let intent: WidgetIntent?
    /// The time limit of the provider in seconds.
    let timeout: Double
    let console: Console
    /// Whether other work uses the main thread too, as the tests of one process do.
    var sharesMainThread = false

    /// Returns the requested entry. The current entry is the latest one of the timeline that is not after `now`, or else the
    /// first.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider does not answer in time or returns no
    ///   entry.
    func entry(
        _ request: WidgetEntryRequest, in context: TimelineProviderContext, at now: Date
    ) async throws -> WidgetEntry {
        switch request {
        case .placeholder:
            return try await answer(to: "placeholder(in:)", in: context) { [runner = widget.runner] in
                await runner.placeholder(in: context)
            }
        case .snapshot:
            let warn = warningHandler(in: context)
            return try await answer(to: "the snapshot", in: context) { [runner = widget.runner, intent] in
                await runner.snapshot(in: context, intent: intent, warn: warn)
            }
        case .current:
            let entries = try await timeline(in: context).entries
            return entries.last { $0.date <= now } ?? entries[0]
        }
    }

    /// Returns the provider's timeline. It has at least one entry, and its entries are in the order of their dates.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider does not answer in time or returns no
    ///   entry.
    func timeline(in context: TimelineProviderContext) async throws -> WidgetTimeline {
        let warn = warningHandler(in: context)
        let timeline = try await answer(to: "the timeline", in: context) { [runner = widget.runner, intent] in
            await runner.timeline(in: context, intent: intent, warn: warn)
        }
        guard !timeline.entries.isEmpty else {
            throw ProgramFailure.widgetFailed(
                "\(place(context)): the provider returned a timeline without entries. Return at least one.")
        }
        return timeline.sorted()
    }

    private func answer<Answer: Sendable>(
        to question: String, in context: TimelineProviderContext, from ask: @escaping @Sendable () async -> Answer
    ) async throws -> Answer {
        let message = "\(place(context)): the provider did not deliver \(question) within "
            + "\(timeout.formatted(.number.grouping(.never))) seconds. Does it call its completion handler on all "
            + "paths? --timeout allows more time."
        let answer = await TimeLimit.wait(
            seconds: timeout, isStuck: sharesMainThread ? nil : ProgramEnd.afterStuckWidget(message, console), for: ask)
        guard let answer else { throw ProgramFailure.widgetFailed(message) }
        return answer
    }

    private func warningHandler(in context: TimelineProviderContext) -> WidgetRunner.WarningHandler {
        let place = place(context)
        return { [console] in console.warn("\(place): \($0)") }
    }

    private func place(_ context: TimelineProviderContext) -> String { "\(widget.kind), \(context.family)" }
}
