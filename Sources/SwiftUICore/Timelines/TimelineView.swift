import Foundation

/// A view that updates on a schedule. A picture shows it at the last scheduled date that is not after the picture's
/// own.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The context of a timeline view's content.
    public struct Context {
        /// The rate at which the content can update.
        public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

        public let date: Date
        public let cadence: Cadence

        /// Effect: none, because a still picture keeps no animation state.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
}

/// The context type that all timeline views can use.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a timeline resolves its content and has no body") }

    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        (self.schedule, self.content) = (schedule, content)
    }

    public static func _resolve(_ view: TimelineView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let isSlow = context.environment.isLuminanceReduced
        let now = context.environment.currentDate
        let date = TimelineMoment.last(of: view.schedule.entries(from: now, mode: isSlow ? .lowFrequency : .normal), by: now)
        let cadence: TimelineViewDefaultContext.Cadence =
            isSlow || view.schedule is EveryMinuteTimelineSchedule ? .minutes : TimelineMoment.cadence(of: view.schedule)
        Content._resolve(view.content(.init(date: date, cadence: cadence)), in: context, into: &nodes)
    }
}

private enum TimelineMoment {
    /// The maximum number of dates that are examined. Schedules with shorter intervals end here.
    private static let maximumCount = 100_000

    /// Returns the last date that is not after `now`, or the first date if all are after it.
    static func last<S: Sequence>(of entries: S, by now: Date) -> Date where S.Element == Date {
        var found: Date?
        var count = 0
        for date in entries {
            count += 1
            if date > now || count > maximumCount { return found ?? date }
            found = date
        }
        return found ?? now
    }

    static func cadence<S: TimelineSchedule>(of schedule: S) -> TimelineViewDefaultContext.Cadence {
        guard let periodic = schedule as? PeriodicTimelineSchedule else {
            return schedule is AnimationTimelineSchedule ? .live : .seconds
        }
        return periodic.period >= 60 ? .minutes : periodic.period >= 1 ? .seconds : .live
    }
}
