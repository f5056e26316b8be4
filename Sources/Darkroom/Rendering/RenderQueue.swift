import CairoGraphics
import DisplayList
import Foundation

/// Draws and writes pictures on threads of its own, a bounded number waiting at a time.
///
/// Equal display lists among the latest ones are drawn once, and their files are one file of several names.
final class RenderQueue: @unchecked Sendable {
    /// A file that has been written.
    struct Output: Sendable {
        let path: String
        /// The SHA-256 of the file's bytes, in hexadecimal.
        let hash: String
        /// In bytes.
        let size: Int
    }

    typealias Completion = @Sendable (Output) -> Void

    /// How many distinct pictures are remembered for being equal to later ones.
    private static let memory = 32

    private final class Job {
        let list: DisplayList
        let digest: Int
        var targets: [(path: String, then: Completion)]
        /// The picture's first file, once it is written.
        var output: Output?
        var isWaiting = false

        init(list: DisplayList, digest: Int) { (self.list, self.digest, targets) = (list, digest, []) }
    }

    private let developer: PictureDeveloper
    private let writer: PictureWriter
    private let capacity: Int
    private let condition = NSCondition()
    private var waiting: [Job] = []
    private var recent: [Job] = []
    private var isClosed = false
    private var running: Int
    private var failure: (any Error)?
    private var isDone: [UnsafeContinuation<Void, Never>] = []
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
    ///
    /// - Parameters:
    ///   - digest: the list's hash value, where it is known already.
    ///   - then: called on a thread of the queue's own when the file is there.
    /// - Throws: the first failure of the queue, after which nothing more is drawn.
    func add(
        _ list: DisplayList, digest: Int? = nil, path: String, then: @escaping Completion = { _ in }
    ) throws {
        let digest = digest ?? list.hashValue
        condition.lock()
        defer { condition.unlock() }
        while waiting.count >= capacity, failure == nil { condition.wait() }
        if let failure { throw failure }
        let job: Job
        if let known = recent.first(where: { $0.digest == digest && $0.list == list }) {
            job = known
        } else {
            job = Job(list: list, digest: digest)
            recent.append(job)
            if recent.count > RenderQueue.memory { recent.removeFirst() }
        }
        job.targets.append((path, then))
        if !job.isWaiting {
            job.isWaiting = true
            waiting.append(job)
            condition.broadcast()
        }
    }

    /// Waits until all is written.
    ///
    /// - Throws: the first thing that went wrong.
    func finish() async throws {
        await withUnsafeContinuation { continuation in
            condition.lock()
            isClosed = true
            let isOver = running == 0
            if !isOver { isDone.append(continuation) }
            condition.broadcast()
            condition.unlock()
            if isOver { continuation.resume() }
        }
        if let failure { throw failure }
    }

    /// Waits on this thread until all that was handed over is written; nothing more can be handed over.
    func drain() {
        condition.lock()
        defer { condition.unlock() }
        isClosed = true
        condition.broadcast()
        while running > 0 { condition.wait() }
    }

    /// Drops what is waiting, and returns when nothing is being drawn any more.
    func cancel() {
        condition.lock()
        isClosed = true
        waiting.removeAll()
        if failure == nil { failure = CancellationError() }
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
            let job = waiting.removeFirst()
            condition.broadcast()
            develop(job)
        }
        running -= 1
        let done = running == 0 ? isDone : []
        condition.broadcast()
        condition.unlock()
        for continuation in done { continuation.resume() }
    }

    /// Draws and writes a job; called and left with the lock held.
    private func develop(_ job: Job) {
        while failure == nil, let target = job.targets.first {
            job.targets.removeFirst()
            let existing = job.output
            condition.unlock()
            let result = Result { try write(job.list, to: target.path, existing: existing) }
            if case .success(let output) = result { target.then(output) }
            condition.lock()
            switch result {
            case .success(let output):
                if existing == nil {
                    job.output = output
                    drawn += 1
                }
            case .failure(let error):
                if failure == nil { failure = error }
                waiting.removeAll()
                condition.broadcast()
            }
        }
        // What came while the last file was written belongs to this job still; nothing comes between here and the lock.
        job.isWaiting = false
    }

    private func write(_ list: DisplayList, to path: String, existing: Output?) throws -> Output {
        if let existing {
            try writer.link(existing.path, to: path)
            return Output(path: path, hash: existing.hash, size: existing.size)
        }
        let data = try developer.data(of: list)
        try writer.write(data, to: path)
        return Output(path: path, hash: ContentHash.sha256(data), size: data.count)
    }
}
