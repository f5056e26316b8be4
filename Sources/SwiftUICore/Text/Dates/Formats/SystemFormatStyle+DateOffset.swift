import Foundation

extension SystemFormatStyle {
    /// The distance from a date: "3 minutes, 42 seconds", or "3:42" if only clock units are allowed.
    public struct DateOffset: LiveDateFormat, Hashable, Codable {
        public typealias FormatInput = Date
        public typealias FormatOutput = AttributedString

        let anchor: Date
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        var locale = Locale.autoupdatingCurrent
        var calendar = Calendar.autoupdatingCurrent

        var precision: TimeInterval { 1 }

        /// - Parameters:
        ///   - allowedFields: The units that can be shown.
        ///   - maxFieldCount: The maximum number of units, largest first.
        ///   - sign: The condition for showing a plus or minus sign. Dates before `anchor` are negative.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, self.allowedFields) = (anchor, allowedFields)
            (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
        }

        public func format(_ value: Date) -> AttributedString {
            let isNegative = value < anchor
            if let clock = clock(value) { return AttributedString(prefix(isNegative) + clock) }
            let distance = CalendarDistance(from: anchor, to: value, units: units, calendar: calendar)
            let parts = distance.largest(max(1, maxFieldCount)).amounts
            let words = parts.enumerated().map { index, part in
                let count = index == 0 && isNegative ? -part.count : part.count
                return UnitText.string(
                    count: showsSign(isNegative) ? count : part.count, unit: part.unit, width: .wide, locale: locale,
                    isSigned: index == 0 && showsSign(isNegative))
            }
            return AttributedString(UnitText.list(words, width: .wide, locale: locale))
        }

        private var units: [CalendarDistance.Unit] {
            CalendarDistance.Unit.allCases.filter { allowedFields.contains($0.field) }
        }

        /// Returns clock format if minutes and seconds, and hours if requested, can all be shown; otherwise nil.
        private func clock(_ value: Date) -> String? {
            let hasHours = allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
            guard hasHours || (allowedFields == [.minute, .second] && maxFieldCount >= 2) else { return nil }
            let fields = ClockFields(
                seconds: abs(value.timeIntervalSince(anchor)), showsHours: hasHours, maximumFields: 3, precision: 1,
                padsFirst: false)
            return fields.string(locale: locale)
        }

        private func prefix(_ isNegative: Bool) -> String { showsSign(isNegative) ? isNegative ? "-" : "+" : "" }

        private func showsSign(_ isNegative: Bool) -> Bool {
            if sign == .never { return false }
            return isNegative || sign == .always() || sign == .always(includingZero: false)
        }
    }
}

extension CalendarDistance.Unit {
    /// The corresponding field of Foundation's formats.
    var field: Date.ComponentsFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
