import Foundation

extension SystemFormatStyle {
    /// A clock that counts up or down within an interval: "4:32", "1:23:45".
    public struct Timer: LiveDateFormat, Hashable, Codable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString

        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration
        var locale = Locale.autoupdatingCurrent

        var precision: TimeInterval { max(0.001, maxPrecision.seconds) }

        /// - Parameters:
        ///   - showsHours: Whether hours are shown. Otherwise, minutes can exceed 59.
        ///   - maxFieldCount: The maximum number of fields among hours, minutes and seconds.
        ///   - maxPrecision: The precision.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
            (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
        }

        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
            (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            let moment = min(max(value, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
            let fields = ClockFields(
                seconds: seconds, showsHours: showsHours, maximumFields: maxFieldCount, precision: precision,
                padsFirst: false, roundsUp: countsDown)
            return AttributedString(fields.string(locale: locale))
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
