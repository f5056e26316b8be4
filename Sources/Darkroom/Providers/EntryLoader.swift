import Foundation
import Processes
import Synchronization
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
    /// Whether the placeholder stands in for an answer that does not come, as on an iPhone.
    var standsIn = false
    /// Whether the provider ended an earlier process, so that it is asked for its placeholder alone.
    var drawsPlaceholder = false

    private static var silent = SilentProviders()

    /// Returns the requested entry. The current entry is the latest one of the timeline that is not after `now`, or else the
    /// first.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider does not answer in time or returns no
    ///   entry, and nothing stands in for it.
    func entry(
        _ request: WidgetEntryRequest, in context: TimelineProviderContext, at now: Date
    ) async throws -> WidgetEntry {
        if request != .placeholder, let entry = try await standIn(in: context) { return entry }
        if drawsPlaceholder { return try await redactedPlaceholder(in: context) }
        switch request {
        case .placeholder:
            return try await placeholder(in: context)
        case .snapshot:
            let warn = warningHandler(in: context)
            do {
                return try await answer(to: "the snapshot", in: context) { [runner = widget.runner, intent] in
                    await runner.snapshot(in: context, intent: intent, warn: warn)
                }
            } catch let failure as ProgramFailure where standsIn && failure.status == .widgetFailed {
                return try await standIn(for: failure, in: context)
            }
        case .current:
            let entries = try await timeline(in: context).entries
            return entries.last { $0.date <= now } ?? entries[0]
        }
    }

    private func placeholder(in context: TimelineProviderContext) async throws -> WidgetEntry {
        try await answer(to: "placeholder(in:)", in: context) { [runner = widget.runner] seconds, isStuck in
            await TimeLimit.wait(seconds: seconds, isStuck: isStuck, onMainThread: { runner.placeholderAtOnce(in: context) })
        }
    }

    private func redactedPlaceholder(in context: TimelineProviderContext) async throws -> WidgetEntry {
        var entry = try await placeholder(in: context)
        entry.isPlaceholder = true
        return entry
    }

    /// Returns the placeholder of a widget whose provider an earlier process could not ask, and warns once for all families; nil
    /// where it can be asked.
    private func standIn(in context: TimelineProviderContext) async throws -> WidgetEntry? {
        guard standsIn, let reason = PlaceholderWidgets.reasons[widget.kind] else { return nil }
        let entry = try await redactedPlaceholder(in: context)
        if EntryLoader.silent.insert(widget.kind) {
            let cause =
                switch reason {
                case .unconfigured:
                    "the widget needs this value. Its placeholder is drawn, as on an iPhone until somebody chooses one."
                case .stuck:
                    "the provider blocks the main thread and did not answer within \(formattedTimeout) seconds. --timeout allows "
                        + "more time. The placeholder is drawn in its place, as on an iPhone."
                }
            console.warn("\(widget.kind): \(cause)")
        }
        return entry
    }

    private var formattedTimeout: String { timeout.formatted(.number.grouping(.never)) }

    /// Returns the placeholder, and warns once for all families of the widget.
    private func standIn(for failure: ProgramFailure, in context: TimelineProviderContext) async throws -> WidgetEntry {
        let entry = try await redactedPlaceholder(in: context)
        if EntryLoader.silent.insert(widget.kind) {
            let place = "\(place(context)): "
            let message = failure.message.hasPrefix(place) ? "\(widget.kind): \(failure.message.dropFirst(place.count))" : failure.message
            console.warn("\(message) The placeholder is drawn in its place, as on an iPhone.")
        }
        return entry
    }

    /// Returns the provider's timeline. It has at least one entry, and its entries are in the order of their dates.
    ///
    /// - Parameter isReload: whether the widget has shown an earlier timeline. Then nothing stands in for this one.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider does not answer in time or returns no
    ///   entry, and nothing stands in for it.
    func timeline(in context: TimelineProviderContext, isReload: Bool = false) async throws -> WidgetTimeline {
        if drawsPlaceholder {
            return WidgetTimeline(entries: WidgetEntries(try await redactedPlaceholder(in: context)), policy: .never)
        }
        if !isReload, let entry = try await standIn(in: context) {
            return WidgetTimeline(entries: WidgetEntries(entry), policy: .never)
        }
        do {
            return try await deliveredTimeline(in: context, isReload: isReload)
        } catch let failure as ProgramFailure where standsIn && !isReload && failure.status == .widgetFailed {
            let entry = try await standIn(for: failure, in: context)
            return WidgetTimeline(entries: WidgetEntries(entry), policy: .never)
        }
    }

    /// Returns the provider's timeline as it is delivered: its entries may be none, and in any order. Nil if a placeholder stands
    /// in for it.
    ///
    /// - Parameter round: the number of the question, from 1. Each has random numbers of its own.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the provider does not answer in time, and nothing stands in.
    func delivered(in context: TimelineProviderContext, round: Int) async throws -> WidgetTimeline? {
        if drawsPlaceholder { return nil }
        if try await standIn(in: context) != nil { return nil }
        do {
            return try await ask(for: "the timeline\(round > 1 ? " \(round)" : "")", in: context)
        } catch let failure as ProgramFailure where standsIn && failure.status == .widgetFailed {
            _ = try await standIn(for: failure, in: context)
            return nil
        }
    }

    private func ask(
        for question: String, in context: TimelineProviderContext, isReload: Bool = false
    ) async throws -> WidgetTimeline {
        let warn = warningHandler(in: context)
        return try await answer(to: question, in: context, isReload: isReload) { [runner = widget.runner, intent] in
            await runner.timeline(in: context, intent: intent, warn: warn)
        }
    }

    private func deliveredTimeline(in context: TimelineProviderContext, isReload: Bool) async throws -> WidgetTimeline {
        let timeline = try await ask(for: "the timeline", in: context, isReload: isReload)
        guard !timeline.entries.isEmpty else {
            throw ProgramFailure.widgetFailed(
                "\(place(context)): the provider returned a timeline without entries. Return at least one.")
        }
        return timeline.sorted()
    }

    private func answer<Answer: Sendable>(
        to question: String, in context: TimelineProviderContext, isReload: Bool = false,
        from ask: @escaping @Sendable () async -> Answer
    ) async throws -> Answer {
        let isAbandoned = Flag()
        return try await answer(
            to: question, in: context, canStandIn: standsIn && !isReload, isAbandoned: { isAbandoned.isSet }
        ) { seconds, isStuck in
            await TimeLimit.wait(seconds: seconds, isStuck: isStuck, isAbandoned: { isAbandoned.set() }, for: ask)
        }
    }

    /// - Parameters:
    ///   - canStandIn: whether the placeholder stands in for the answer where the main thread is blocked.
    ///   - isAbandoned: whether the provider has let its completion handler go without calling it.
    ///   - wait: waits for the answer so many seconds, and calls the function where the main thread is blocked.
    private func answer<Answer: Sendable>(
        to question: String, in context: TimelineProviderContext, canStandIn: Bool = false, isAbandoned: () -> Bool = { false },
        wait: (Double, (@Sendable () -> Void)?) async -> Answer?
    ) async throws -> Answer {
        let start = "\(place(context)): the provider did not deliver \(question)"
        let message = "\(start) within \(formattedTimeout) seconds. Does it call its completion handler on all "
            + "paths? --timeout allows more time."
        let requests = RefusedRequests.count
        // In tests, other code of the process takes random numbers meanwhile.
        if !sharesMainThread { RandomNumbers.begin("\(question) of \(place(context))") }
        let limit = standsIn ? EntryLoader.silent.limit(of: widget.kind, timeout) : timeout
        CrashRecovery.asked = standsIn ? .provider : nil
        defer { CrashRecovery.asked = nil }
        let isStuck = canStandIn ? StuckWidget.endForPlaceholder(message, console) : StuckWidget.end(message, console)
        if let answer = await wait(limit, sharesMainThread ? nil : isStuck) { return answer }
        if RefusedRequests.count > requests {
            throw ProgramFailure.widgetFailed(
                "\(start), because a request of it got no response. On such a path, too, it has to call its completion handler.")
        }
        throw ProgramFailure.widgetFailed(
            isAbandoned() ? "\(start): it let its completion handler go without calling it. It has to call it on all paths." : message)
    }

    private func warningHandler(in context: TimelineProviderContext) -> WidgetRunner.WarningHandler {
        let place = place(context)
        return { [console] in console.warn("\(place): \($0)") }
    }

    private func place(_ context: TimelineProviderContext) -> String { "\(widget.kind), \(context.family)" }
}

/// Something that is so or not, as several threads learn.
private final class Flag: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
}
