import Foundation

/// The absolute time between two dates in calendar units, and its sign.
struct CalendarDistance {
    enum Unit: String, CaseIterable {
        case year, month, week, day, hour, minute, second

        var component: Calendar.Component {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }
    }

    /// The units of dates in text. Weeks are not among them.
    static let plainUnits = Unit.allCases.filter { $0 != .week }

    /// The units and their counts, from the largest.
    private(set) var amounts: [(unit: Unit, count: Int)]
    let isNegative: Bool

    /// - Parameter units: The units from the largest; seconds if the array is empty.
    init(from start: Date, to end: Date, units: [Unit], calendar: Calendar) {
        let units = units.isEmpty ? [.second] : units
        isNegative = end < start
        let components = calendar.dateComponents(
            Set(units.map(\.component)), from: min(start, end), to: max(start, end))
        amounts = units.map { ($0, components.value(for: $0.component) ?? 0) }
    }

    init(from start: Date, to end: Date, in environment: EnvironmentValues) {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        self.init(from: start, to: end, units: CalendarDistance.plainUnits, calendar: calendar)
    }

    /// Returns the distance in its largest unit and the next smaller ones, `count` in total. The remainder is dropped.
    func largest(_ count: Int) -> CalendarDistance {
        var distance = self
        let first = amounts.firstIndex { $0.count != 0 } ?? amounts.count - 1
        let kept = amounts[first..<min(first + count, amounts.count)]
        distance.amounts = kept.filter { $0.count != 0 || $0.unit == kept.first?.unit }
        return distance
    }

    /// Returns the largest unit with its sign: "+2 hours", "-11 minutes".
    func signedText(width: UnitText.Width, locale: Locale) -> String {
        let (unit, count) = largest(1).amounts[0]
        return UnitText.string(
            count: isNegative ? -count : count, unit: unit, width: width, locale: locale, isSigned: true)
    }

    /// Returns the distance in the language of `locale`: "2 hr, 23 min" or "2 hours, 23 minutes".
    func text(width: UnitText.Width, locale: Locale) -> String {
        let parts = amounts.map { UnitText.string(count: $0.count, unit: $0.unit, width: width, locale: locale) }
        return UnitText.list(parts, width: width, locale: locale)
    }
}
