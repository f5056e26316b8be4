import Foundation

/// Work done on threads of its own, whose results are taken one after the other.
// What changes is touched with `condition` held alone; `workers` is set by the initializer.
final class GoldenWork<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var finished: [Result] = []
    private var unfinished = 0
    private var workers: WorkerThreads<@Sendable () -> Result>!

    init(threads: Int) {
        workers = WorkerThreads(count: threads) { [self] piece in
            let result = piece()
            condition.withLock {
                finished.append(result)
                unfinished -= 1
                condition.broadcast()
            }
        }
    }

    /// Hands over a piece of work; waits while there is too much of it. Once the work is cancelled, nothing is taken.
    func add(_ piece: @escaping @Sendable () -> Result) {
        condition.withLock { unfinished += 1 }
        if !workers.add(piece) { drop(1) }
    }

    /// What has been done since this was asked last, in no certain order.
    func takeFinished() -> [Result] {
        condition.withLock {
            defer { finished = [] }
            return finished
        }
    }

    /// Waits until something has been done, and takes it; nothing where all that was handed over has been taken.
    func waitForFinished() -> [Result] {
        condition.lock()
        while finished.isEmpty, unfinished > 0 { condition.wait() }
        condition.unlock()
        return takeFinished()
    }

    /// Whether nothing is taken any more.
    var isCancelled: Bool { workers.isClosed }

    /// Drops what is waiting, and returns when nothing is being done any more.
    func cancel() { drop(workers.cancel()) }

    private func drop(_ count: Int) {
        condition.withLock {
            unfinished -= count
            condition.broadcast()
        }
    }
}
