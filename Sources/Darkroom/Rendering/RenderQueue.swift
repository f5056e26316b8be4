import CairoGraphics
import DisplayList
import Files
import Foundation
import PictureEngine

/// Draws and writes pictures on threads of its own. The number of waiting pictures is limited.
///
/// Equal display lists are drawn once, and their files are hard links to one file.
// The mutable state is accessed with `condition` locked, or after all threads have ended.
final class RenderQueue: @unchecked Sendable {
    /// A written file.
    struct Output: Sendable {
        let path: String
        /// The SHA-256 of the file's bytes, in hexadecimal.
        let hash: String
        /// The size in bytes.
        let size: Int
    }

    typealias Completion = @Sendable (Output) -> Void

    /// The number of distinct pictures that are remembered to find equal ones: more than one for each minute of a day,
    /// in less than a megabyte.
    private static let memory = 2048

    private final class Job {
        /// The picture's name in notes of the pictures in progress.
        let picture: String
        /// The list to draw; nil when it has been drawn.
        var list: DisplayList?
        var targets: [(path: String, then: Completion)]
        /// The picture's first file; nil until it is written.
        var output: Output?
        var isWaiting = false

        init(list: DisplayList, picture: String) { (self.list, targets, self.picture) = (list, [], picture) }
    }

    private let encoder: PictureEncoder
    private let writer: FileWriter
    /// The time limit of a picture in seconds.
    private let limit: Double
    private var workers: WorkerThreads<Job>!
    /// The number of pictures that are laid out ahead for each thread. With fewer, threads wait for each other where one picture
    /// takes longer than the next.
    private static let picturesAhead = 8
    /// The largest number of files that wait for their pictures, including equal pictures.
    private static let fileCapacity = 64
    private var unwritten = 0
    /// The number of links for which a thread is woken, because waking a thread takes longer than making a link.
    private static let linksAtATime = 16
    private var sleepingLinks = 0
    private let condition = NSCondition()
    private var known: [PictureDigest: Job] = [:]
    /// The known pictures' digests. When the list is full, the oldest is at `next`.
    private var digests: [PictureDigest] = []
    private var next = 0
    private var failure: (any Error)?
    /// The number of drawn pictures. Equal pictures count once.
    private(set) var drawn = 0

    /// - Parameter limit: the time limit of a picture in seconds. A picture that takes longer ends the program.
    init(encoder: PictureEncoder, writer: FileWriter, threads: Int, limit: Double) {
        (self.encoder, self.writer, self.limit) = (encoder, writer, limit)
        workers = WorkerThreads(count: threads, ahead: RenderQueue.picturesAhead) { [self] job in make(job) }
    }

    /// Adds a picture to draw and to write to `path`. Waits while the queue is full.
    ///
    /// - Parameters:
    ///   - digest: the list's digest; nil to compute it.
    ///   - picture: the picture's name in notes of the pictures in progress.
    ///   - then: called on a thread of the queue when the file is written.
    /// - Throws: the first error of the queue: `DrawingFailure` if a picture cannot be drawn. After an error, the queue draws
    ///   nothing more.
    func add(
        _ list: DisplayList, digest: PictureDigest? = nil, path: String, of picture: String,
        then: @escaping Completion = { _ in }
    ) throws {
        let digest = digest ?? PictureDigest(list)
        condition.lock()
        while unwritten >= RenderQueue.fileCapacity, failure == nil {
            workers.wake()
            condition.wait()
        }
        if let failure {
            condition.unlock()
            throw failure
        }
        let job = known[digest] ?? remember(Job(list: list, picture: picture), as: digest)
        job.targets.append((path, then))
        unwritten += 1
        let isNew = !job.isWaiting
        job.isWaiting = true
        let isLink = job.output != nil
        if isLink { sleepingLinks = (sleepingLinks + 1) % RenderQueue.linksAtATime }
        let wakes = !isLink || sleepingLinks == 0
        condition.unlock()
        if isNew { workers.add(job, wakes: wakes) } else if isLink, wakes { workers.wake() }
    }

    /// Remembers a picture and, if there are too many, forgets the oldest.
    private func remember(_ job: Job, as digest: PictureDigest) -> Job {
        if digests.count < RenderQueue.memory {
            digests.append(digest)
        } else {
            known[digests[next]] = nil
            digests[next] = digest
            next = (next + 1) % RenderQueue.memory
        }
        known[digest] = job
        return job
    }

    /// Waits until all pictures are written.
    ///
    /// - Throws: the first error of the queue: `DrawingFailure` if a picture cannot be drawn.
    func finish() async throws {
        await workers.finish()
        if let failure { throw failure }
    }

    /// Blocks this thread until all pictures are written. The queue takes no more pictures.
    func drain() { workers.drain() }

    /// Drops the waiting pictures and blocks this thread until all threads are idle.
    func cancel() {
        condition.lock()
        if failure == nil { failure = CancellationError() }
        condition.broadcast()
        condition.unlock()
        workers.cancel()
    }

    private func make(_ job: Job) {
        condition.lock()
        defer { condition.unlock() }
        while failure == nil, let target = job.targets.first {
            job.targets.removeFirst()
            let (list, existing) = (job.list, job.output)
            condition.unlock()
            let result = Result { try write(list, of: job.picture, to: target.path, existing: existing) }
            if case .success(let output) = result { target.then(output) }
            condition.lock()
            switch result {
            case .success(let output):
                if unwritten == RenderQueue.fileCapacity { condition.broadcast() }
                unwritten -= 1
                if existing == nil {
                    job.output = output
                    job.list = nil
                    drawn += 1
                }
            case .failure(let error):
                if failure == nil { failure = error }
                workers.removeWaiting()
                condition.broadcast()
            }
        }
        // Thousands of finished jobs are remembered, so they release the memory of their targets.
        job.targets = []
        // The loop has also written targets that were added during the last file. No target is added before the lock is
        // released.
        job.isWaiting = false
    }

    private func write(_ list: DisplayList?, of picture: String, to path: String, existing: Output?) throws -> Output {
        guard let list, existing == nil else {
            guard let existing else { throw CancellationError() }
            try writer.link(existing.path, to: path)
            return Output(path: path, hash: existing.hash, size: existing.size)
        }
        // The pictures of a timeline lie in a folder of their own.
        let series = (path as NSString).deletingLastPathComponent
        let data: Data
        do {
            data = try DrawingThreads.drawing(picture) {
                let data = try Watchdog.drawing(picture, path: path, seconds: limit) { try encoder.data(of: list, in: series) }
                MemoryLimit.check()
                return data
            }
        } catch {
            throw DrawingFailure(picture: picture, path: path, reason: "\(error)")
        }
        try writer.write(data, to: path)
        return Output(path: path, hash: ContentHash.sha256(data), size: data.count)
    }
}
