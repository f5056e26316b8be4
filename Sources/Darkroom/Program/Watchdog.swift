import Foundation
import Processes

/// Ends the program where a view's code keeps the main thread to itself for ever; nobody else could act then.
///
/// One thread watches all guards: a timer for each of thousands of pictures would take longer than some of them do.
// What changes is touched with `lock` held alone.
final class Watchdog: @unchecked Sendable {
    private struct Deadline {
        let time: DispatchTime
        let message: () -> String
    }

    private static let shared = Watchdog()

    private let lock = NSLock()
    private var current: Deadline?
    /// When the thread looks next; nil while it waits to be woken.
    private var nextLook: DispatchTime?
    private var isRunning = false
    private let wake = DispatchSemaphore(value: 0)

    /// Runs `body`; after `seconds` of the monotonic clock the program says `message` and ends with status 3.
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
        // The thread sees the deadline when it looks next, at the latest then.
        nextLook = min(nextLook ?? deadline.time, deadline.time)
        return outer
    }

    private func watch() -> Never {
        while true {
            lock.lock()
            if let current, current.time <= .now() {
                CrashWatch.waitIfCrashing()
                // The lock is kept: a view that comes at last does not go on any more.
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
