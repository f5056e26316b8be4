import Foundation

extension SystemFormatStyle {
    /// A clock that counts up from a date: "00:05.23", "01:00:00.00".
    public struct Stopwatch: LiveDateFormat, Hashable, Codable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString

        let startDate: Date
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration
        var locale = Locale.autoupdatingCurrent

        var precision: TimeInterval { max(0.001, maxPrecision.seconds) }

        /// - Parameters:
        ///   - startDate: The start. Earlier dates show zero.
        ///   - showsHours: Whether hours are shown. Otherwise, minutes can exceed 59.
        ///   - maxFieldCount: The maximum number of fields among hours, minutes, seconds and fractions of a second.
        ///   - maxPrecision: The precision.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            (self.startDate, self.showsHours) = (startDate, showsHours)
            (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            let fields = ClockFields(
                seconds: max(0, value.timeIntervalSince(startDate)), showsHours: showsHours,
                maximumFields: maxFieldCount, precision: precision, padsFirst: true)
            return AttributedString(fields.string(locale: locale))
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
