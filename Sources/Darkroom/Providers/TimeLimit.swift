import Foundation
import FoundationSupplement
import Processes
import Synchronization
import WidgetKitCore

/// Waits for the result of asynchronous work up to a time limit.
enum TimeLimit {
    /// The seconds between the end of the limit and the end of the program if a widget blocks the main thread.
    private static let grace = 2.0
    /// The delay in seconds from which on threads count as busy with other work.
    private static let busy = 0.05
    /// The longest wait of a thread for a processor since a moment, in seconds.
    private static let measuredWaits: @Sendable (ProcessorWaits) -> Double = { ProcessorWaits().longest(since: $0) }

    /// Returns the result of `work`, or nil after `seconds`.
    ///
    /// Time is measured by the monotonic clock, so a frozen date does not matter. Time in which a thread waits for a processor
    /// does not count. Late work goes on, and its result is ignored. If the work blocks the main thread, so that the caller
    /// cannot continue, `isStuck` is called some seconds later.
    /// - Parameter isStuck: nil if other work uses the threads of the process too, as in tests. Then the time in which
    ///   the work may have waited for a thread does not count, and a blocked main thread does not end the program.
    /// - Parameter isAbandoned: is called before the wait ends because no answer can come any more.
    /// - Parameter waits: returns how many seconds a thread has waited for a processor since a moment.
    /// - Parameter isolation: the actor of the caller. It has heard the result when it continues.
    static func wait<Value: Sendable>(
        seconds: Double, isStuck: (@Sendable () -> Void)?, isAbandoned: @escaping @Sendable () -> Void = {},
        waits: @escaping @Sendable (ProcessorWaits) -> Double = measuredWaits,
        isolation: isolated (any Actor)? = #isolation, for work: @escaping @Sendable () async -> Value
    ) async -> Value? {
        await wait(seconds: seconds, isStuck: isStuck, waits: waits) { race in
            let waiting = ProviderCall.Waiting(
                isGoingOn: { race.isRunning },
                abandon: {
                    guard race.isRunning else { return }
                    isAbandoned()
                    race.finish(nil)
                })
            _ = HostEnvironment.detached { await ProviderCall.$waiting.withValue(waiting) { race.finish(await work()) } }
        }
    }

    /// Returns the result of `work` on the main thread, or nil after `seconds`. It needs no other thread of tasks: a widget's
    /// earlier work may block them all.
    static func wait<Value: Sendable>(
        seconds: Double, isStuck: (@Sendable () -> Void)?, isolation: isolated (any Actor)? = #isolation,
        onMainThread work: @escaping @MainActor @Sendable () async -> Value
    ) async -> Value? {
        await wait(seconds: seconds, isStuck: isStuck, waits: measuredWaits) { race in
            Task { @MainActor in if race.isRunning { race.finish(await work()) } }
        }
    }

    private static func wait<Value: Sendable>(
        seconds: Double, isStuck: (@Sendable () -> Void)?, waits: @escaping @Sendable (ProcessorWaits) -> Double,
        isolation: isolated (any Actor)? = #isolation, begin: (Race<Value>) -> Void
    ) async -> Value? {
        let race = Race<Value>()
        let answer = await withUnsafeContinuation { continuation in
            race.start(continuation)
            // The shared queues may be full of a widget's blocked work.
            let queue = DispatchQueue(label: "Darkroom.TimeLimit")
            if let isStuck {
                let start = ProcessorWaits()
                end(after: seconds, on: queue, waits: { waits(start) }) {
                    // A program that is crashing is late, too.
                    CrashWatch.waitIfCrashing()
                    race.finish(nil)
                    queue.asyncAfter(deadline: .now() + grace) { if !race.isHeard { isStuck() } }
                }
            } else {
                endWhenThreadsAreFree(race, after: seconds, on: queue)
            }
            begin(race)
        }
        race.hear()
        return answer
    }

    /// Calls `end` after `seconds`, and as many more as a thread has waited for a processor meanwhile.
    private static func end(
        after seconds: Double, granted: Double = 0, on queue: DispatchQueue, waits: @escaping @Sendable () -> Double,
        end: @escaping @Sendable () -> Void
    ) {
        queue.asyncAfter(deadline: .now() + seconds) {
            let waited = waits()
            if waited < granted + busy { return end() }
            self.end(after: waited - granted, granted: waited, on: queue, waits: waits, end: end)
        }
    }

    /// Ends a race after `seconds`. While other work keeps the threads busy, the time starts again.
    private static func endWhenThreadsAreFree<Value>(
        _ race: Race<Value>, after seconds: Double, on queue: DispatchQueue
    ) {
        queue.asyncAfter(deadline: .now() + seconds) {
            let start = DispatchTime.now()
            // This task waits for the same threads as the work: a thread of tasks, the main thread, and a thread of
            // tasks again.
            Task.detached {
                await MainActor.run {}
                if DispatchTime.now() < start + busy { return race.finish(nil) }
                if !race.isHeard { endWhenThreadsAreFree(race, after: seconds, on: queue) }
            }
        }
    }

    /// Resumes a continuation with the first result.
    private final class Race<Value: Sendable>: Sendable {
        private struct State {
            var continuation: UnsafeContinuation<Value?, Never>?
            /// Whether the caller continues.
            var isHeard = false
        }

        private let state = Mutex(State())

        var isHeard: Bool { state.withLock { $0.isHeard } }
        /// Whether there is no result yet.
        var isRunning: Bool { state.withLock { $0.continuation != nil } }

        func start(_ continuation: UnsafeContinuation<Value?, Never>) { state.withLock { $0.continuation = continuation } }
        func hear() { state.withLock { $0.isHeard = true } }

        /// Resumes the continuation, unless an earlier result has done so.
        func finish(_ value: Value?) {
            let waiting = state.withLock { state in
                defer { state.continuation = nil }
                return state.continuation
            }
            waiting?.resume(returning: value)
        }
    }
}
