import Dispatch
import Foundation

// On Apple's systems, serial queues run the code of actors. All queues are of one class here, so all have what serial ones have.
extension DispatchQueue: @retroactive SerialExecutor {
    public func enqueue(_ job: consuming ExecutorJob) {
        let (job, executor) = (UnownedJob(job), asUnownedSerialExecutor())
        async { job.runSynchronously(on: executor) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    /// Ends the program where the current code does not run on the queue.
    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
