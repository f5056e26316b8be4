import Foundation

/// A view that changes by a schedule; a picture shows it at the schedule's last moment before the picture's own.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What a timeline's content is made of.
    public struct Context {
        /// How often the content may be made anew.
        public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

        public let date: Date
        public let cadence: Cadence

        /// Effect: none, nothing is kept of an animation in a still picture.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
}

/// The context of any timeline.
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
    /// Schedules whose moments lie closer than anyone looks at end here.
    private static let most = 100_000

    /// The last moment that is not after `now`; the first where all are.
    static func last<S: Sequence>(of entries: S, by now: Date) -> Date where S.Element == Date {
        var found: Date?
        var count = 0
        for date in entries {
            count += 1
            if date > now || count > most { return found ?? date }
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
