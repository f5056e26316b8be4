import Foundation

/// The schedule of a timeline view's updates.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates from `startDate` on, in ascending order. The first can be `startDate` itself or earlier.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    /// A low frequency, as on an always-on display.
    case lowFrequency
}

/// A schedule that updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(
            date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// A schedule that updates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date = date.addingTimeInterval(interval) }
            return date
        }
    }

    private let startDate: Date
    private let interval: TimeInterval
    /// The interval, in seconds.
    var period: TimeInterval { interval }

    /// Creates a schedule. `interval` is in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        (self.startDate, self.interval) = (startDate, interval)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let step = interval.isFinite && interval > 0 ? interval : 1
        // At low frequency, the interval is at least a minute.
        let interval = mode == .lowFrequency ? max(step, 60) : step
        let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
        return Entries(date: self.startDate.addingTimeInterval(passed * interval), interval: interval)
    }
}

/// A schedule that updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule that updates at the screen's refresh rate.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule. `minimumInterval` is in seconds; nil for the screen's choice.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (minimumInterval ?? 1 / 60, paused)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule.Entries(date: startDate, interval: isPaused ? .infinity : max(interval, 1 / 240))
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
