import Foundation

/// The tick dates of a scale at round calendar values.
struct DateTicks {
    /// A number of calendar units.
    struct Step: Equatable {
        var unit: Calendar.Component
        var count: Int
        /// The approximate length, in seconds.
        var seconds: Double { Double(count) * DateTicks.seconds(of: unit) }
    }

    /// The calendar and its time zone.
    let calendar: Calendar

    /// The available steps, shortest first. Longer steps are round numbers of years.
    private static let steps: [Step] = [
        Step(unit: .second, count: 1), Step(unit: .second, count: 5), Step(unit: .second, count: 15),
        Step(unit: .second, count: 30), Step(unit: .minute, count: 1), Step(unit: .minute, count: 5),
        Step(unit: .minute, count: 15), Step(unit: .minute, count: 30), Step(unit: .hour, count: 1),
        Step(unit: .hour, count: 3), Step(unit: .hour, count: 6), Step(unit: .hour, count: 12),
        Step(unit: .day, count: 1), Step(unit: .day, count: 2), Step(unit: .weekOfYear, count: 1),
        Step(unit: .weekOfYear, count: 2), Step(unit: .month, count: 1), Step(unit: .month, count: 3),
        Step(unit: .month, count: 6), Step(unit: .year, count: 1),
    ]

    static func seconds(of unit: Calendar.Component) -> Double {
        switch unit {
        case .nanosecond: 1e-9
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .weekOfYear, .weekOfMonth: 7 * 86_400
        case .month: 30.44 * 86_400
        case .quarter: 91.31 * 86_400
        case .year, .yearForWeekOfYear: 365.25 * 86_400
        case .era: 1000 * 365.25 * 86_400
        default: 86_400
        }
    }

    /// Returns the shortest step that divides the range into at most `count` parts.
    static func step(from lower: Date, to upper: Date, count: Int) -> Step {
        let span = upper.timeIntervalSince(lower)
        guard span > 0, count > 0 else { return Step(unit: .day, count: 1) }
        let wanted = span / Double(count)
        if let step = steps.first(where: { $0.seconds >= wanted * 0.999 }) { return step }
        let years = NumberTicks.step(from: 0, to: span / seconds(of: .year), count: count)
        return Step(unit: .year, count: max(1, Int(min(years, 1e9))))
    }

    /// Returns the multiples of `step` in the range, counted from the start of the enclosing day, month, year or era.
    func ticks(from lower: Date, to upper: Date, step: Step) -> [Date] {
        guard lower <= upper, step.count > 0, step.unit != .nanosecond,
            upper.timeIntervalSince(lower) / step.seconds <= Double(NumberTicks.maximumCount),
            var date = start(of: step, before: lower)
        else { return [] }
        var ticks: [Date] = []
        while date <= upper {
            if date >= lower { ticks.append(date) }
            guard let next = self.next(after: date, step: step), next > date else { break }
            date = next
        }
        return ticks
    }

    /// Returns the last multiple at or before `date`.
    func start(of step: Step, before date: Date) -> Date? {
        guard let interval = calendar.dateInterval(of: step.unit, for: date) else { return nil }
        guard step.count > 1, let larger = larger(than: step.unit),
            let outer = calendar.dateInterval(of: larger, for: date)
        else {
            guard step.unit == .year, step.count > 1 else { return interval.start }
            let year = calendar.component(.year, from: date)
            let first = Int((Double(year) / Double(step.count)).rounded(.down)) * step.count
            return calendar.date(from: DateComponents(year: max(1, first), month: 1, day: 1))
        }
        let passed = calendar.dateComponents([step.unit], from: outer.start, to: interval.start).value(for: step.unit)
        return calendar.date(byAdding: step.unit, value: -((passed ?? 0) % step.count), to: interval.start)
    }

    private func next(after date: Date, step: Step) -> Date? {
        // Days are counted from the start of each month and hours from the start of each day, so daylight saving
        // changes do not shift them.
        guard let next = calendar.date(byAdding: step.unit, value: step.count, to: date) else { return nil }
        guard step.count > 1, step.unit == .hour, let day = calendar.dateInterval(of: .day, for: date),
            next > day.end
        else { return next }
        return day.end
    }

    /// Returns the unit from whose start multiples are counted.
    private func larger(than unit: Calendar.Component) -> Calendar.Component? {
        switch unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day, .month: .year
        default: nil
        }
    }
}
