import Dispatch
import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Options for running work on an operation queue. There are none.
    public struct SchedulerOptions: Sendable {}

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        addOperation(ScheduledWork(action).closure)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = ScheduledWork(action).closure
        DispatchQueue.global().asyncAfter(deadline: deadline(date)) { [self] in addOperation(work) }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> Cancellable {
        let work = ScheduledWork(action).closure
        return DispatchQueue.global().schedule(
            after: DispatchQueue.SchedulerTimeType(deadline(date)), interval: .seconds(interval.timeInterval),
            tolerance: .seconds(tolerance.timeInterval), options: nil
        ) { [self] in addOperation(work) }
    }

    private func deadline(_ date: SchedulerTimeType) -> DispatchTime {
        .now() + max(0, date.date.timeIntervalSinceNow)
    }
}
