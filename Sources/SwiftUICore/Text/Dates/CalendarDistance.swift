import Foundation

/// The time between two moments in a calendar's units, without its sign.
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

    /// The units that dates in texts are told in: weeks are not among them.
    static let plainUnits = Unit.allCases.filter { $0 != .week }

    /// The units and how many there are of each, from the largest.
    private(set) var amounts: [(unit: Unit, count: Int)]
    let isNegative: Bool

    /// - Parameter units: from the largest; seconds where there is none.
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

    /// The distance in its largest unit and those right below it, `count` in all; what they leave over is dropped.
    func largest(_ count: Int) -> CalendarDistance {
        var distance = self
        let first = amounts.firstIndex { $0.count != 0 } ?? amounts.count - 1
        let kept = amounts[first..<min(first + count, amounts.count)]
        distance.amounts = kept.filter { $0.count != 0 || $0.unit == kept.first?.unit }
        return distance
    }

    /// The largest unit alone with its sign: "+2 hours", "-11 minutes".
    func signedText(width: UnitText.Width, locale: Locale) -> String {
        let (unit, count) = largest(1).amounts[0]
        return UnitText.string(
            count: isNegative ? -count : count, unit: unit, width: width, locale: locale, isSigned: true)
    }

    /// "2 hr, 23 min" or "2 hours, 23 minutes", in the language of `locale`.
    func text(width: UnitText.Width, locale: Locale) -> String {
        let parts = amounts.map { UnitText.string(count: $0.count, unit: $0.unit, width: width, locale: locale) }
        return UnitText.list(parts, width: width, locale: locale)
    }
}
