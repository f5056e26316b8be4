import Foundation

/// Threads that take pieces of work in the order in which they are handed over, a bounded number waiting at a time.
// What changes is touched with `condition` held alone.
final class WorkerThreads<Piece>: @unchecked Sendable {
    private let capacity: Int
    private let condition = NSCondition()
    private var waiting: [Piece] = []
    private var running: Int
    private var closed = false
    private var whenEnded: [UnsafeContinuation<Void, Never>] = []

    init(count: Int, perform: @escaping (Piece) -> Void) {
        running = max(1, count)
        capacity = running * 2
        // The threads alone keep what they do, so that it is gone when they are.
        // Callers hand over work that any thread may do.
        nonisolated(unsafe) let perform = perform
        for _ in 0..<running {
            let thread = Thread { [self] in work(perform) }
            // Groups nest as deep as views do.
            thread.stackSize = 64 << 20
            thread.start()
        }
    }

    /// Hands over a piece from the one thread that does; waits while too many are waiting.
    ///
    /// - Parameter wakes: whether a thread without work is woken for it; where not, `wake` does so later.
    /// - Returns: whether it was taken: nothing is, once the threads are to end.
    @discardableResult func add(_ piece: Piece, wakes: Bool = true) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        while waiting.count >= capacity, !closed {
            condition.broadcast()
            condition.wait()
        }
        guard !closed else { return false }
        waiting.append(piece)
        // Nobody but threads without work waits while something is handed over.
        if wakes { condition.signal() }
        return true
    }

    func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// Whether nothing is taken any more.
    var isClosed: Bool {
        condition.lock()
        defer { condition.unlock() }
        return closed
    }

    /// Drops what is waiting.
    func removeWaiting() {
        condition.lock()
        waiting.removeAll()
        condition.broadcast()
        condition.unlock()
    }

    /// Waits until all that was handed over is done; nothing more can be.
    func finish() async {
        await withUnsafeContinuation { continuation in
            condition.lock()
            closed = true
            let isOver = running == 0
            if !isOver { whenEnded.append(continuation) }
            condition.broadcast()
            condition.unlock()
            if isOver { continuation.resume() }
        }
    }

    /// As `finish`, on this thread.
    func drain() {
        condition.lock()
        defer { condition.unlock() }
        closed = true
        condition.broadcast()
        while running > 0 { condition.wait() }
    }

    /// Drops what is waiting, and returns when nothing is being done any more.
    ///
    /// - Returns: how many pieces were dropped.
    @discardableResult func cancel() -> Int {
        condition.lock()
        let dropped = waiting.count
        waiting.removeAll()
        condition.unlock()
        drain()
        return dropped
    }

    private func work(_ perform: (Piece) -> Void) {
        condition.lock()
        while true {
            if waiting.isEmpty {
                if closed { break }
                condition.wait()
                continue
            }
            if waiting.count == capacity { condition.broadcast() }
            let piece = waiting.removeFirst()
            condition.unlock()
            perform(piece)
            condition.lock()
        }
        running -= 1
        let ended = running == 0 ? whenEnded : []
        condition.broadcast()
        condition.unlock()
        for continuation in ended { continuation.resume() }
    }
}
