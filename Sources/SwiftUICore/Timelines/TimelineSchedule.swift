import Foundation

/// When a timeline's views change.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The moments from `startDate` on, in ascending order; the first may be `startDate` itself or earlier.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule's views may change.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    /// As on displays that are always on.
    case lowFrequency
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(
            date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// Every few seconds.
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
    /// In seconds.
    var period: TimeInterval { interval }

    /// `interval` is in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        (self.startDate, self.interval) = (startDate, interval)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let step = interval.isFinite && interval > 0 ? interval : 1
        // Low frequency means once a minute at the most.
        let interval = mode == .lowFrequency ? max(step, 60) : step
        let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
        return Entries(date: self.startDate.addingTimeInterval(passed * interval), interval: interval)
    }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as a screen can show.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// `minimumInterval` is in seconds; nil lets the screen choose.
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
