import Foundation

/// The queue that a context's blocks run on.
final class ContextQueue: Sendable {
    /// The queue of coordinators.
    static let coordinators = ContextQueue(isMain: false)
    private static let key = DispatchSpecificKey<ObjectIdentifier>()

    private let isMain: Bool
    private let queue: DispatchQueue

    init(isMain: Bool) {
        self.isMain = isMain
        queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
        if !isMain { queue.setSpecific(key: ContextQueue.key, value: ObjectIdentifier(self)) }
    }

    private var isCurrent: Bool {
        isMain ? Thread.isMainThread : DispatchQueue.getSpecific(key: ContextQueue.key) == ObjectIdentifier(self)
    }

    /// Runs a block behind those that wait.
    func enqueue(_ block: @escaping () -> Void) {
        let block = Block(run: block)
        queue.async { block.run() }
    }

    /// Runs a block at once where this is the queue, else behind those that wait.
    func runSoon(_ block: @escaping () -> Void) { isCurrent ? block() : enqueue(block) }

    /// Runs a block before it returns. Blocks of the main queue run on the caller's thread, because the main thread may
    /// be waiting for it.
    func runAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        isCurrent || isMain ? try block() : try queue.sync(execute: block)
    }

    // The queue runs the block once, and the caller does not touch what it uses meanwhile, as Core Data demands.
    private struct Block: @unchecked Sendable {
        let run: () -> Void
    }
}

extension NSManagedObjectContext {
    /// The context whose block runs.
    @TaskLocal static var current: NSManagedObjectContext?

    public func perform(_ block: @escaping () -> Void) {
        queue.enqueue { [self] in NSManagedObjectContext.$current.withValue(self) { block() } }
    }

    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try queue.runAndWait { try NSManagedObjectContext.$current.withValue(self) { try block() } }
    }

    public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        let run = { [self] () -> Result<T, Failure> in
            NSManagedObjectContext.$current.withValue(self) {
                do throws(Failure) { return .success(try block()) } catch { return .failure(error) }
            }
        }
        let outcome: Outcome<T, Failure> = await withCheckedContinuation { continuation in
            let finish = { continuation.resume(returning: Outcome(result: run())) }
            schedule == .immediate ? queue.runSoon(finish) : queue.enqueue(finish)
        }
        return try outcome.result.get()
    }

    // The value goes from the queue to the caller, who waits for it.
    private struct Outcome<Value, Failure: Error>: @unchecked Sendable {
        let result: Result<Value, Failure>
    }
}
