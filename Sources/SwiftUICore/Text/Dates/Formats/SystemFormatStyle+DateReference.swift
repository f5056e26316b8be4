import Foundation

extension SystemFormatStyle {
    /// A date relative to another: "in 5 minutes", "tomorrow", "Monday, June 3", "June 2019".
    public struct DateReference: LiveDateFormat, Hashable, Codable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString

        let date: Date
        let allowedFields: Set<Date.RelativeFormatStyle.Field>
        let maxFieldCount: Int
        let thresholdField: Date.RelativeFormatStyle.Field
        var locale = Locale.autoupdatingCurrent
        var calendar = Calendar.autoupdatingCurrent

        var precision: TimeInterval { 1 }

        /// - Parameters:
        ///   - allowedFields: The units for the distance.
        ///   - maxFieldCount: The maximum number of units for the date itself, from the largest one that identifies it.
        ///   - thresholdField: The largest unit for the distance. Beyond it, the date itself is shown.
        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            (self.date, self.allowedFields) = (date, allowedFields)
            (self.maxFieldCount, self.thresholdField) = (maxFieldCount, thresholdField)
        }

        public func format(_ value: Date) -> AttributedString {
            let units = CalendarDistance.Unit.allCases.filter { $0 != .week || thresholdField == .week }
            let limit = units.firstIndex { $0.field == thresholdField } ?? 0
            let distance = CalendarDistance(from: value, to: date, units: units, calendar: calendar)
            let largest = units.firstIndex(of: distance.largest(1).amounts[0].unit) ?? limit
            return AttributedString(largest >= limit ? relative(to: value) : absolute(from: value))
        }

        private func relative(to value: Date) -> String {
            // Without a field for seconds, a distance below a minute is shown as now.
            let isNow = abs(date.timeIntervalSince(value)) < 60 && !allowedFields.contains(.second)
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: isNow ? value : date,
                allowedFields: isNow ? [.second] : allowedFields.union([thresholdField]), presentation: .named,
                unitsStyle: .wide, locale: locale, calendar: calendar)
            return style.format(value)
        }

        private func absolute(from value: Date) -> String {
            let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            let isSameYear = calendar.isDate(date, equalTo: value, toGranularity: .year)
            let fields = max(1, maxFieldCount) + (isSameYear ? 1 : 0)
            // The fields start with the largest one that identifies the date: year, month, day with its weekday, time
            // of day.
            var format = isSameYear ? style : style.year()
            if fields > 1 { format = format.month(.wide) }
            if fields > 2 { format = format.day() }
            if fields > 2 && isSameYear { format = format.weekday(.wide) }
            if fields > 3 { format = format.hour() }
            if fields > 4 { format = format.minute() }
            return format.format(date)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
