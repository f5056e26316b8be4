import Foundation
import FoundationSupplement

/// Waits for an answer, but not for ever.
enum TimeLimit {
    /// How many seconds the program goes on after a limit has passed, where a widget keeps the main thread to itself.
    private static let grace = 2.0
    /// After how many seconds threads count as busy with something else.
    private static let busy = 0.05

    /// What `work` answers, or nil after `seconds`.
    ///
    /// The clock that counts is monotonic, so a frozen date does not matter. Work that is late goes on unheard. Where
    /// it blocks the main thread, so that nobody could act on the nil, `isStuck` is called some seconds later.
    /// - Parameter isStuck: nil where others use the process's threads too, as tests do: time in which the work may have
    ///   waited for them does not count, and a main thread that is blocked is not this one's to end.
    static func wait<Value: Sendable>(
        seconds: Double, isStuck: (@Sendable () -> Void)?, for work: @escaping @Sendable () async -> Value
    ) async -> Value? {
        let race = Race<Value>()
        let answer = await withUnsafeContinuation { continuation in
            race.start(continuation)
            // Its own queue: the shared ones may be full of a widget's blocked work.
            let queue = DispatchQueue(label: "Darkroom.TimeLimit")
            if let isStuck {
                queue.asyncAfter(deadline: .now() + seconds) {
                    // Who crashes is late, too.
                    CrashWatch.waitIfCrashing()
                    race.finish(nil)
                }
                queue.asyncAfter(deadline: .now() + seconds + grace) { if !race.isHeard { isStuck() } }
            } else {
                endWhenThreadsAreFree(race, after: seconds, on: queue)
            }
            _ = HostEnvironment.detached { race.finish(await work()) }
        }
        race.hear()
        return answer
    }

    /// Ends a race after `seconds`, or as many again while others keep threads from coming to what they are asked.
    private static func endWhenThreadsAreFree<Value>(
        _ race: Race<Value>, after seconds: Double, on queue: DispatchQueue
    ) {
        queue.asyncAfter(deadline: .now() + seconds) {
            let start = DispatchTime.now()
            // Goes the way of the work, behind it: over the threads of tasks to the main one and back.
            Task.detached {
                await MainActor.run {}
                if DispatchTime.now() < start + busy { return race.finish(nil) }
                if !race.isHeard { endWhenThreadsAreFree(race, after: seconds, on: queue) }
            }
        }
    }

    /// Who is first answers.
    // What changes is touched with `lock` held alone.
    private final class Race<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: UnsafeContinuation<Value?, Never>?
        private var heard = false

        var isHeard: Bool { locked { heard } }

        func start(_ continuation: UnsafeContinuation<Value?, Never>) { locked { self.continuation = continuation } }
        func hear() { locked { heard = true } }

        func finish(_ value: Value?) {
            let waiting = locked {
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(returning: value)
        }

        private func locked<Result>(_ body: () -> Result) -> Result {
            lock.lock()
            defer { lock.unlock() }
            return body()
        }
    }
}
