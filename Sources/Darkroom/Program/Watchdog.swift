import Foundation
import Processes

/// Ends the program if a view's code blocks the main thread beyond a time limit.
///
/// One thread watches all deadlines, because a timer for each of thousands of pictures would take longer than some pictures.
// The mutable state is only accessed with `lock` locked.
final class Watchdog: @unchecked Sendable {
    private struct Deadline {
        let time: DispatchTime
        let message: () -> String
    }

    private static let shared = Watchdog()

    /// Not a `Mutex`, because the thread never unlocks it when it ends the program.
    private let lock = NSLock()
    private var current: Deadline?
    /// The time of the thread's next check; nil while it waits to be woken.
    private var nextLook: DispatchTime?
    private var isRunning = false
    private let wake = DispatchSemaphore(value: 0)

    /// Runs `body`. After `seconds` of the monotonic clock, the program prints `message` and ends with status 3.
    @MainActor static func guarding<Result>(
        seconds: Double, message: @escaping () -> String, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = shared.replaceDeadline(with: Deadline(time: .now() + seconds, message: message))
        defer { _ = shared.replaceDeadline(with: outer) }
        return try body()
    }

    private func replaceDeadline(with deadline: Deadline?) -> Deadline? {
        lock.lock()
        defer { lock.unlock() }
        let outer = current
        current = deadline
        guard let deadline else { return outer }
        if !isRunning {
            isRunning = true
            Thread.detachNewThread { self.watch() }
        } else if nextLook.map({ deadline.time < $0 }) ?? true {
            wake.signal()
        }
        // The thread sees the deadline at its next check, which is not after the deadline.
        nextLook = min(nextLook ?? deadline.time, deadline.time)
        return outer
    }

    private func watch() -> Never {
        while true {
            lock.lock()
            if let current, current.time <= .now() {
                CrashWatch.waitIfCrashing()
                // The lock is not released, so that a view that finishes now does not continue.
                Console.shared.error(current.message())
                TemporaryFiles.shared.removeAll()
                ProgramEnd.exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
            }
            nextLook = current?.time
            let next = nextLook
            lock.unlock()
            if let next { _ = wake.wait(timeout: next) } else { wake.wait() }
        }
    }
}
