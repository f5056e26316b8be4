import Foundation
import Processes

/// Ends the program if a view's code blocks the main thread, or a picture a drawing thread, beyond a time limit.
///
/// One thread watches all deadlines, because a timer for each of thousands of pictures would take longer than some pictures.
/// Time in which a thread waits for a processor does not count.
// The mutable state is only accessed with `lock` locked.
final class Watchdog: @unchecked Sendable {
    private struct Deadline {
        /// When the time is over if no thread waits for a processor.
        let time: DispatchTime
        /// The seconds in which threads had waited for a processor before.
        let waited: Double
        let message: () -> String
        /// The picture that a drawing thread draws; nil on the main thread.
        var picture: String?

        /// Returns when the time is over if threads have waited so many seconds until now.
        func end(waited: Double) -> DispatchTime { time + (waited - self.waited) }
    }

    private static let shared = Watchdog()

    /// Not a `Mutex`, because the thread never unlocks it when it ends the program.
    private let lock = NSLock()
    /// The deadline of the main thread.
    private var current: Deadline?
    /// The deadlines of the drawing threads by number.
    private var drawings: [Int: Deadline] = [:]
    private var lastNumber = 0
    /// The time of the thread's next check; nil while it waits to be woken.
    private var nextLook: DispatchTime?
    private var isRunning = false
    /// The seconds in which threads have waited for a processor while there was a deadline.
    private var waited = 0.0
    private let wake = DispatchSemaphore(value: 0)

    /// Runs `body`. After `seconds`, the program prints `message` and ends with status 3.
    @MainActor static func guarding<Result>(
        seconds: Double, message: @escaping () -> String, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = shared.replaceDeadline { Deadline(time: .now() + seconds, waited: $0, message: message) }
        defer { _ = shared.replaceDeadline { _ in outer } }
        return try body()
    }

    /// Runs `body`, which draws a picture on any thread. After `seconds`, the program prints a message and ends with status 3;
    /// another child draws the other pictures.
    static func drawing<Result>(_ picture: String, path: String, seconds: Double, _ body: () throws -> Result) rethrows -> Result {
        let number = shared.lock.withLock {
            let deadline = Deadline(
                time: .now() + seconds, waited: shared.waited,
                message: {
                    "\(path): the picture was not drawn within \(seconds.formatted(.number.grouping(.never))) seconds. --timeout allows "
                        + "more time."
                }, picture: picture)
            shared.lastNumber += 1
            shared.drawings[shared.lastNumber] = deadline
            shared.look(at: deadline)
            return shared.lastNumber
        }
        defer { shared.lock.withLock { shared.drawings[number] = nil } }
        return try body()
    }

    private func replaceDeadline(with deadline: (_ waited: Double) -> Deadline?) -> Deadline? {
        lock.lock()
        defer { lock.unlock() }
        let outer = current
        let deadline = deadline(waited)
        current = deadline
        if let deadline { look(at: deadline) }
        return outer
    }

    /// Has the thread check a new deadline in time. The lock is held.
    private func look(at deadline: Deadline) {
        if !isRunning {
            isRunning = true
            Thread.detachNewThread { self.watch() }
        } else if nextLook.map({ deadline.time < $0 }) ?? true {
            wake.signal()
        }
        // The thread sees the deadline at its next check, which is not after the deadline.
        nextLook = min(nextLook ?? deadline.time, deadline.time)
    }

    /// The longest time in seconds between two checks. A deadline begins with the waits of the last one.
    private static let pause = 1.0

    private func watch() -> Never {
        var before = ProcessorWaits()
        while true {
            let waits = ProcessorWaits()
            lock.lock()
            waited += waits.longest(since: before)
            before = waits
            let deadlines = [current].compactMap { $0 } + drawings.sorted { $0.key < $1.key }.map(\.value)
            if let passed = deadlines.first(where: { $0.end(waited: waited) <= .now() }) {
                CrashWatch.waitIfCrashing()
                // The lock is not released, so that a view that finishes now does not continue.
                Console.shared.error(passed.message())
                if let picture = passed.picture { CrashRecovery.noteDrawing(picture) } else { CrashRecovery.noteCurrent() }
                TemporaryFiles.shared.removeAll()
                ProgramEnd.exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
            }
            nextLook = deadlines.map { min($0.end(waited: waited), .now() + Self.pause) }.min()
            let next = nextLook
            lock.unlock()
            if let next {
                _ = wake.wait(timeout: next)
            } else {
                wake.wait()
                before = ProcessorWaits()
            }
        }
    }
}
