import Foundation

/// Splits a time span into amounts of units.
struct TimeAmounts {
    /// The units, from the largest to the smallest.
    var units: [Calendar.Component]
    var calendar: Calendar
    /// Whether the remainder becomes a fraction of the last unit.
    var allowsFractions: Bool

    /// Returns one amount for each unit. A remainder smaller than the last unit is dropped or becomes a fraction of it.
    func amounts(from start: Date, to end: Date) -> [DurationText.Amount] {
        let components = calendar.dateComponents(Set(units), from: start, to: end)
        var amounts = units.map { unit in
            DurationText.Amount(value: Double(components.value(for: unit) ?? 0), unit: unit)
        }
        guard allowsFractions, let last = amounts.last, let whole = calendar.date(byAdding: components, to: start),
            let next = calendar.date(byAdding: last.unit, value: end < start ? -1 : 1, to: whole), next != whole
        else { return amounts }
        amounts[amounts.count - 1].value += end.timeIntervalSince(whole) / abs(next.timeIntervalSince(whole))
        return amounts
    }

    /// Converts a single largest unit to the next smaller one.
    static func collapseLargest(_ amounts: inout [DurationText.Amount]) {
        guard let first = amounts.firstIndex(where: { $0.value != 0 }), amounts[first].value == 1,
            first + 1 < amounts.count
        else { return }
        let sizes: [Calendar.Component: Double] = [
            .year: 12, .weekOfMonth: 7, .day: 24, .hour: 60, .minute: 60,
        ]
        guard let size = sizes[amounts[first].unit] else { return }
        amounts[first + 1].value += size
        amounts.removeSubrange(...first)
    }

    /// Removes amounts of zero and keeps at least one amount.
    static func dropping(
        _ behavior: DateComponentsFormatter.ZeroFormattingBehavior, from amounts: [DurationText.Amount]
    ) -> [DurationText.Amount] {
        guard let first = amounts.firstIndex(where: { $0.value != 0 }),
            let last = amounts.lastIndex(where: { $0.value != 0 })
        else {
            guard !behavior.isEmpty else { return amounts }
            return behavior.contains(.dropLeading) ? Array(amounts.suffix(1)) : Array(amounts.prefix(1))
        }
        return amounts.enumerated().filter { index, amount in
            if amount.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }
}
