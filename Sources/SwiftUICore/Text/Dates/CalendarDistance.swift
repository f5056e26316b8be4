import Foundation

/// The time between two moments in a calendar's units, without its sign.
struct CalendarDistance {
    enum Unit: String, CaseIterable { case year, month, day, hour, minute, second }

    /// The units and how many there are of each, from the largest.
    private(set) var amounts: [(unit: Unit, count: Int)]
    let isNegative: Bool

    init(from start: Date, to end: Date, in environment: EnvironmentValues) {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        isNegative = end < start
        let components = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: min(start, end), to: max(start, end))
        let counts = [
            components.year, components.month, components.day, components.hour, components.minute, components.second,
        ]
        amounts = zip(Unit.allCases, counts).map { ($0, $1 ?? 0) }
    }

    /// The distance in its largest unit and those right below it, `count` in all; what they leave over is dropped.
    func largest(_ count: Int) -> CalendarDistance {
        var distance = self
        let first = amounts.firstIndex { $0.count != 0 } ?? amounts.count - 1
        let kept = amounts[first..<min(first + count, amounts.count)]
        distance.amounts = kept.filter { $0.count != 0 || $0.unit == kept.first?.unit }
        return distance
    }

    /// "2 hr, 23 min" or "2 hours, 23 minutes", in the language of `locale`.
    func text(width: UnitText.Width, locale: Locale) -> String {
        let parts = amounts.map { UnitText.string(count: $0.count, unit: $0.unit, width: width, locale: locale) }
        return UnitText.list(parts, width: width, locale: locale)
    }
}
