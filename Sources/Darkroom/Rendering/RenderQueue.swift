import CairoGraphics
import DisplayList
import Files
import Foundation
import PictureEngine

/// Draws and writes pictures on threads of its own, a bounded number waiting at a time.
///
/// Equal display lists are drawn once, and their files are one file of several names.
// What changes is touched with `condition` held, or when all threads have ended.
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

    /// How many distinct pictures are remembered for being equal to later ones: a day of a picture a minute and more, in less
    /// than a megabyte.
    private static let memory = 2048

    private final class Job {
        /// What is to be drawn; nil when that is done.
        var list: DisplayList?
        var targets: [(path: String, then: Completion)]
        /// The picture's first file, once it is written.
        var output: Output?
        var isWaiting = false

        init(list: DisplayList) { (self.list, targets) = (list, []) }
    }

    private let encoder: PictureEncoder
    private let writer: FileWriter
    private var workers: WorkerThreads<Job>!
    /// How many files may be waiting for their pictures, equal ones and all.
    private static let fileCapacity = 64
    private var unwritten = 0
    /// How many links wait for others before a thread is woken for them: waking one takes longer than a link.
    private static let linksAtATime = 16
    private var sleepingLinks = 0
    private let condition = NSCondition()
    private var known: [PictureDigest: Job] = [:]
    /// The known pictures' digests, the oldest at `next` once there are as many as are remembered.
    private var digests: [PictureDigest] = []
    private var next = 0
    private var failure: (any Error)?
    /// How many pictures were drawn, equal ones counted once.
    private(set) var drawn = 0

    init(encoder: PictureEncoder, writer: FileWriter, threads: Int) {
        (self.encoder, self.writer) = (encoder, writer)
        workers = WorkerThreads(count: threads) { [self] job in make(job) }
    }

    /// Hands over a picture to be drawn and written to `path`; waits while the queue is full.
    ///
    /// - Parameters:
    ///   - digest: the list's digest, where it is known already.
    ///   - then: called on a thread of the queue's own when the file is there.
    /// - Throws: the first failure of the queue, after which nothing more is drawn.
    func add(
        _ list: DisplayList, digest: PictureDigest? = nil, path: String, then: @escaping Completion = { _ in }
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
        let job = known[digest] ?? remember(Job(list: list), as: digest)
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

    /// Forgets the oldest known picture where there are too many.
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

    /// Waits until all is written.
    ///
    /// - Throws: the first thing that went wrong.
    func finish() async throws {
        await workers.finish()
        if let failure { throw failure }
    }

    /// Waits on this thread until all that was handed over is written; nothing more can be handed over.
    func drain() { workers.drain() }

    /// Drops what is waiting, and returns when nothing is being drawn any more.
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
            let result = Result { try write(list, to: target.path, existing: existing) }
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
        // Thousands of done jobs are remembered: they keep no room for files to come.
        job.targets = []
        // What came while the last file was written belongs to this job still; nothing comes between here and the lock.
        job.isWaiting = false
    }

    private func write(_ list: DisplayList?, to path: String, existing: Output?) throws -> Output {
        guard let list, existing == nil else {
            guard let existing else { throw CancellationError() }
            try writer.link(existing.path, to: path)
            return Output(path: path, hash: existing.hash, size: existing.size)
        }
        let data = try encoder.data(of: list)
        try writer.write(data, to: path)
        return Output(path: path, hash: ContentHash.sha256(data), size: data.count)
    }
}
