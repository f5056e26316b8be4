import Foundation

/// Work done on threads of its own, a bounded number of pieces waiting at a time.
final class GoldenWork<Result: Sendable>: @unchecked Sendable {
    private let capacity: Int
    private let condition = NSCondition()
    private var waiting: [@Sendable () -> Result] = []
    private var finished: [Result] = []
    private var running: Int
    private var unfinished = 0
    private var isClosed = false

    init(threads: Int) {
        running = max(1, threads)
        capacity = running * 2
        for _ in 0..<running {
            let thread = Thread { [self] in work() }
            // Groups nest as deep as views do.
            thread.stackSize = 64 << 20
            thread.start()
        }
    }

    /// Hands over a piece of work; waits while there is too much of it. Once the work is cancelled, nothing is taken.
    func add(_ piece: @escaping @Sendable () -> Result) {
        condition.lock()
        defer { condition.unlock() }
        while waiting.count >= capacity, !isClosed { condition.wait() }
        guard !isClosed else { return }
        waiting.append(piece)
        unfinished += 1
        condition.signal()
    }

    /// What has been done since this was asked last, in no certain order.
    func takeFinished() -> [Result] {
        condition.lock()
        defer { condition.unlock() }
        defer { finished = [] }
        return finished
    }

    /// Waits until something has been done, and takes it; nothing where all that was handed over has been taken.
    func waitForFinished() -> [Result] {
        condition.lock()
        while finished.isEmpty, unfinished > 0 { condition.wait() }
        condition.unlock()
        return takeFinished()
    }

    /// Whether nothing is taken any more.
    var isCancelled: Bool {
        condition.lock()
        defer { condition.unlock() }
        return isClosed
    }

    /// Drops what is waiting, and returns when nothing is being done any more.
    func cancel() {
        condition.lock()
        isClosed = true
        unfinished -= waiting.count
        waiting.removeAll()
        condition.broadcast()
        while running > 0 { condition.wait() }
        condition.unlock()
    }

    private func work() {
        condition.lock()
        while true {
            if waiting.isEmpty {
                if isClosed { break }
                condition.wait()
                continue
            }
            let piece = waiting.removeFirst()
            condition.broadcast()
            condition.unlock()
            let result = piece()
            condition.lock()
            finished.append(result)
            unfinished -= 1
            condition.broadcast()
        }
        running -= 1
        condition.broadcast()
        condition.unlock()
    }
}
