import DisplayList
import Foundation

/// Draws and writes pictures on threads of its own, a bounded number waiting at a time.
///
/// Equal display lists among the latest ones are drawn once.
final class RenderQueue: @unchecked Sendable {
    /// How many distinct pictures are remembered for being equal to later ones.
    private static let memory = 64

    private final class Job {
        let list: DisplayList
        var paths: [String]
        /// The file's bytes, once they are made.
        var data: Data?

        init(list: DisplayList, path: String) { (self.list, paths) = (list, [path]) }
    }

    private let developer: PictureDeveloper
    private let writer: PictureWriter
    private let capacity: Int
    private let condition = NSCondition()
    private var waiting: [Job] = []
    private var recent: [Job] = []
    private var isClosed = false
    private var running: Int
    private var failures: [any Error] = []
    private var isDone: UnsafeContinuation<Void, Never>?
    /// How many pictures were drawn, equal ones counted once.
    private(set) var drawn = 0

    init(developer: PictureDeveloper, writer: PictureWriter, threads: Int) {
        (self.developer, self.writer) = (developer, writer)
        running = max(1, threads)
        capacity = running * 2
        for _ in 0..<running {
            let thread = Thread { [self] in work() }
            // Groups nest as deep as views do.
            thread.stackSize = 64 << 20
            thread.start()
        }
    }

    /// Hands over a picture to be drawn and written to `path`; waits while the queue is full.
    func add(_ list: DisplayList, path: String) {
        condition.lock()
        defer { condition.unlock() }
        if let job = recent.first(where: { $0.list == list }) {
            job.paths.append(path)
            // Where the bytes are there already, only the file has to be written.
            if job.data != nil { enqueue(job) }
            return
        }
        let job = Job(list: list, path: path)
        recent.append(job)
        if recent.count > RenderQueue.memory { recent.removeFirst() }
        enqueue(job)
    }

    /// Waits until all is written, and returns the first thing that went wrong.
    func finish() async -> (any Error)? {
        await withUnsafeContinuation { continuation in
            condition.lock()
            isClosed = true
            if running == 0 { continuation.resume() } else { isDone = continuation }
            condition.broadcast()
            condition.unlock()
        }
        return failures.first
    }

    private func enqueue(_ job: Job) {
        while waiting.count >= capacity { condition.wait() }
        if !waiting.contains(where: { $0 === job }) { waiting.append(job) }
        condition.broadcast()
    }

    private func work() {
        condition.lock()
        while true {
            if waiting.isEmpty {
                if isClosed { break }
                condition.wait()
                continue
            }
            let job = waiting.removeFirst()
            condition.broadcast()
            develop(job)
        }
        running -= 1
        let done = running == 0 ? isDone : nil
        condition.unlock()
        done?.resume()
    }

    /// Draws and writes a job; called and left with the lock held.
    private func develop(_ job: Job) {
        var data = job.data
        condition.unlock()
        var failure: (any Error)?
        if data == nil {
            do { data = try developer.data(of: job.list) } catch { failure = error }
        }
        condition.lock()
        if job.data == nil, data != nil {
            job.data = data
            drawn += 1
        }
        while failure == nil, let path = job.paths.first, let data {
            job.paths.removeFirst()
            condition.unlock()
            do { try writer.write(data, to: path) } catch { failure = error }
            condition.lock()
        }
        if let failure { failures.append(failure) }
    }
}
