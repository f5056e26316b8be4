import Foundation

/// Threads that draw and judge pictures. Their results are taken one after the other, in no certain order.
///
/// `condition` guards all that changes; `workers` is set once, before the value leaves `init`.
final class JudgingThreads<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var finished: [Result] = []
    private var unfinished = 0
    private var workers: WorkerThreads<@Sendable () -> Result>!

    init(count: Int) {
        workers = WorkerThreads(count: count) { [self] work in
            let result = work()
            condition.withLock {
                finished.append(result)
                unfinished -= 1
                condition.broadcast()
            }
        }
    }

    /// Hands over a picture's work. Waits while too many pictures wait; takes nothing once the threads are cancelled.
    func add(_ work: @escaping @Sendable () -> Result) {
        condition.withLock { unfinished += 1 }
        if !workers.add(work) { drop(1) }
    }

    /// The results since this was asked last.
    func takeFinished() -> [Result] {
        condition.withLock {
            defer { finished = [] }
            return finished
        }
    }

    /// Waits until there is a result. Without one, everything that was handed over has been taken.
    func waitForFinished() -> [Result] {
        condition.lock()
        while finished.isEmpty, unfinished > 0 { condition.wait() }
        condition.unlock()
        return takeFinished()
    }

    /// Whether the threads take no more work.
    var isCancelled: Bool { workers.isClosed }

    /// Drops the work that waits, and returns when no thread works any more.
    func cancel() { drop(workers.cancel()) }

    private func drop(_ count: Int) {
        condition.withLock {
            unfinished -= count
            condition.broadcast()
        }
    }
}
