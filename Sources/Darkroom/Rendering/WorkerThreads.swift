import Foundation

/// Threads that process pieces of work in order. The number of waiting pieces is limited.
// The mutable state is only accessed with `condition` locked.
final class WorkerThreads<Piece>: @unchecked Sendable {
    private let capacity: Int
    private let condition = NSCondition()
    private var waiting: [Piece] = []
    private var running: Int
    private var closed = false
    /// The number of pieces that are being processed.
    private var busy = 0
    private var whenEnded: [UnsafeContinuation<Void, Never>] = []

    /// - Parameter ahead: the number of pieces that wait for each thread.
    init(count: Int, ahead: Int = 2, perform: @escaping (Piece) -> Void) {
        running = MemoryLimit.isAlone ? 1 : max(1, count)
        capacity = running * ahead
        // Only the threads keep the closure, so it is released when they end.
        // The closure is not Sendable, but callers pass closures that any thread may call.
        nonisolated(unsafe) let perform = perform
        for _ in 0..<running {
            let thread = Thread { [self] in work(perform) }
            // Nested groups need stack, and groups nest as deep as views.
            thread.stackSize = 64 << 20
            thread.start()
        }
    }

    /// Adds a piece. Waits while the queue is full. Only one thread may call this method.
    ///
    /// - Parameter wakes: whether an idle thread is woken. If not, a later call of `wake` does so.
    /// - Returns: whether the piece was added. After the threads are told to end, none is.
    @discardableResult func add(_ piece: Piece, wakes: Bool = true) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        while waiting.count >= capacity, !closed {
            condition.broadcast()
            condition.wait()
        }
        guard !closed else { return false }
        waiting.append(piece)
        // Only idle threads wait for the condition now, so it is enough to wake one.
        if wakes || MemoryLimit.isAlone { condition.signal() }
        // A picture that is made alone is finished before the next one is laid out.
        while MemoryLimit.isAlone, !closed, busy > 0 || !waiting.isEmpty { condition.wait() }
        return true
    }

    /// Wakes all idle threads.
    func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// Whether the threads take no more pieces.
    var isClosed: Bool {
        condition.lock()
        defer { condition.unlock() }
        return closed
    }

    /// Drops the waiting pieces.
    func removeWaiting() {
        condition.lock()
        waiting.removeAll()
        condition.broadcast()
        condition.unlock()
    }

    /// Waits until all pieces are processed. No more can be added.
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

    /// Blocks this thread until all pieces are processed. No more can be added.
    func drain() {
        condition.lock()
        defer { condition.unlock() }
        closed = true
        condition.broadcast()
        while running > 0 { condition.wait() }
    }

    /// Drops the waiting pieces and blocks this thread until all threads are idle.
    ///
    /// - Returns: the number of dropped pieces.
    @discardableResult func cancel() -> Int {
        condition.lock()
        let dropped = waiting.count
        waiting.removeAll()
        condition.unlock()
        drain()
        return dropped
    }

    private func work(_ perform: (Piece) -> Void) {
        RandomNumbers.excludeThread()
        condition.lock()
        while true {
            if waiting.isEmpty {
                if closed { break }
                condition.wait()
                continue
            }
            if waiting.count == capacity { condition.broadcast() }
            let piece = waiting.removeFirst()
            busy += 1
            condition.unlock()
            perform(piece)
            condition.lock()
            busy -= 1
            if MemoryLimit.isAlone { condition.broadcast() }
        }
        running -= 1
        let ended = running == 0 ? whenEnded : []
        condition.broadcast()
        condition.unlock()
        for continuation in ended { continuation.resume() }
    }
}
