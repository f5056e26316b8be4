import Foundation
import Processes

/// Ends the program if a view's code blocks the main thread, or a picture a drawing thread, beyond a time limit.
///
/// One thread watches all deadlines, because a timer for each of thousands of pictures would take longer than some pictures.
// The mutable state is only accessed with `lock` locked.
final class Watchdog: @unchecked Sendable {
    private struct Deadline {
        let time: DispatchTime
        let message: () -> String
        /// The picture that a drawing thread draws; nil on the main thread.
        var picture: String?
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
    private let wake = DispatchSemaphore(value: 0)

    /// Runs `body`. After `seconds` of the monotonic clock, the program prints `message` and ends with status 3.
    @MainActor static func guarding<Result>(
        seconds: Double, message: @escaping () -> String, _ body: () throws -> Result
    ) rethrows -> Result {
        let outer = shared.replaceDeadline(with: Deadline(time: .now() + seconds, message: message))
        defer { _ = shared.replaceDeadline(with: outer) }
        return try body()
    }

    /// Runs `body`, which draws a picture on any thread. After `seconds` of the monotonic clock, the program prints a message
    /// and ends with status 3; another child draws the other pictures.
    static func drawing<Result>(_ picture: String, path: String, seconds: Double, _ body: () throws -> Result) rethrows -> Result {
        let deadline = Deadline(
            time: .now() + seconds,
            message: {
                "\(path): the picture was not drawn within \(seconds.formatted(.number.grouping(.never))) seconds. --timeout allows "
                    + "more time."
            }, picture: picture)
        let number = shared.lock.withLock {
            shared.lastNumber += 1
            shared.drawings[shared.lastNumber] = deadline
            shared.look(at: deadline)
            return shared.lastNumber
        }
        defer { shared.lock.withLock { shared.drawings[number] = nil } }
        return try body()
    }

    private func replaceDeadline(with deadline: Deadline?) -> Deadline? {
        lock.lock()
        defer { lock.unlock() }
        let outer = current
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

    private func watch() -> Never {
        while true {
            lock.lock()
            let deadlines = [current].compactMap { $0 } + drawings.sorted { $0.key < $1.key }.map(\.value)
            if let passed = deadlines.first(where: { $0.time <= .now() }) {
                CrashWatch.waitIfCrashing()
                // The lock is not released, so that a view that finishes now does not continue.
                Console.shared.error(passed.message())
                if let picture = passed.picture { CrashRecovery.noteDrawing(picture) } else { CrashRecovery.noteCurrent() }
                TemporaryFiles.shared.removeAll()
                ProgramEnd.exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
            }
            nextLook = deadlines.map(\.time).min()
            let next = nextLook
            lock.unlock()
            if let next { _ = wake.wait(timeout: next) } else { wake.wait() }
        }
    }
}
