import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// Options for running work on a run loop. There are none.
    public struct SchedulerOptions: Sendable {}

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        perform(ScheduledWork(action).closure)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        addTimer(firing: date, every: nil, tolerance: tolerance, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> Cancellable {
        let timer = addTimer(firing: date, every: interval, tolerance: tolerance, action)
        return AnyCancellable { timer.invalidate() }
    }

    @discardableResult private func addTimer(
        firing date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?,
        tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> Timer {
        let work = ScheduledWork(action).closure
        let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in work() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return timer
    }
}
