import Foundation

extension Text {
    /// The style of a date whose text can change over time.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: String, Codable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day: "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The date: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The distance from now in its two largest units: "2 hr, 23 min".
        public static let relative = DateStyle(kind: .relative)
        /// The offset from now in its largest unit: "+2 hours" for past dates, "-2 hours" for future ones.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now in clock format: "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) { self.init(.source(DateText(date: date, style: style))) }

    /// Creates a text of a date range: "9:30 AM – 3:30 PM".
    public init(_ dates: ClosedRange<Date>) { self.init(.source(DateRangeText(dates: dates))) }

    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text of the remaining or elapsed time of an interval in clock format.
    /// - Parameters:
    ///   - pauseTime: The date at which the clock stops; nil for a running clock.
    ///   - countsDown: Whether the remaining time is shown, rather than the elapsed time.
    ///   - showsHours: Whether hours are shown. Otherwise, minutes can exceed 59.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .source(
                TimerText(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

private struct DateText: TextSource {
    let date: Date
    let style: Text.DateStyle

    var isLive: Bool { style != .time && style != .date }

    func text(in environment: EnvironmentValues) -> WrittenText { .plain(string(in: environment)) }

    private func string(in environment: EnvironmentValues) -> String {
        let locale = environment.locale
        switch style.kind {
        case .time: return formatted(date: .none, time: .short, in: environment)
        case .date: return formatted(date: .long, time: .none, in: environment)
        case .timer:
            let seconds = date.timeIntervalSince(environment.currentDate)
            return ClockText.string(seconds: seconds, isRemaining: seconds > 0, showsHours: true, locale: locale)
        case .relative:
            let distance = CalendarDistance(from: environment.currentDate, to: date, in: environment)
            return distance.largest(2).text(width: .short, locale: locale)
        case .offset:
            // Apple's documentation of widgets: a minus sign for future dates, a plus sign for past dates.
            let distance = CalendarDistance(from: date, to: environment.currentDate, in: environment)
            return distance.signedText(width: .wide, locale: locale)
        }
    }

    /// Formats a date with `DateFormatter`. On Linux, Foundation's format styles write the short time in German as
    /// "1:46" instead of "01:46".
    private func formatted(
        date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style, in environment: EnvironmentValues
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
}

private struct DateRangeText: TextSource {
    let dates: ClosedRange<Date>

    func text(in environment: EnvironmentValues) -> WrittenText {
        // Foundation ends the program for dates that are no numbers.
        guard dates.lowerBound.timeIntervalSince1970.isFinite, dates.upperBound.timeIntervalSince1970.isFinite else {
            return .plain("")
        }
        let style = Date.IntervalFormatStyle(date: .none, time: .shortened).adapted(to: environment)
        return .plain(style.format(dates.lowerBound..<dates.upperBound))
    }
}

private struct TimerText: TextSource {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    var isLive: Bool { true }

    func text(in environment: EnvironmentValues) -> WrittenText {
        var moment = environment.currentDate
        if let pauseTime { moment = min(moment, pauseTime) }
        moment = min(max(moment, interval.lowerBound), interval.upperBound)
        let seconds = countsDown
            ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
        return .plain(
            ClockText.string(
                seconds: seconds, isRemaining: countsDown, showsHours: showsHours, locale: environment.locale))
    }
}
