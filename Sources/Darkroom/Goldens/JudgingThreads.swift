import Foundation

/// Threads that draw and judge pictures. The order of their results is undefined.
///
/// `condition` guards the mutable state. `workers` is set once, before `init` returns.
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

    /// Adds the work of a picture. Waits while the queue is full. Drops the work if the threads are cancelled.
    func add(_ work: @escaping @Sendable () -> Result) {
        condition.withLock { unfinished += 1 }
        if !workers.add(work) { drop(1) }
    }

    /// Returns the results since the last call.
    func takeFinished() -> [Result] {
        condition.withLock {
            defer { finished = [] }
            return finished
        }
    }

    /// Waits for a result. Returns an empty list if no work is left.
    func waitForFinished() -> [Result] {
        condition.lock()
        while finished.isEmpty, unfinished > 0 { condition.wait() }
        condition.unlock()
        return takeFinished()
    }

    /// Whether the threads take no more work.
    var isCancelled: Bool { workers.isClosed }

    /// Drops the waiting work, and waits until all threads are idle.
    func cancel() { drop(workers.cancel()) }

    private func drop(_ count: Int) {
        condition.withLock {
            unfinished -= count
            condition.broadcast()
        }
    }
}
