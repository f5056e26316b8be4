import Foundation

/// Bins of dates, for histograms: of calendar units, or of one length.
public struct DateBins {
    public let thresholds: [Date]

    /// Creates bins of a number of calendar units that cover the data's range.
    public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) {
        self.init(unit: unit, by: value, range: DateBins.range(of: data), calendar: calendar)
    }

    /// Creates bins of a number of calendar units. The first begins at the start of the unit that holds the range's lower bound.
    public init(unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        thresholds = DateBins.thresholds(of: DateTicks.Step(unit: unit, count: Swift.max(1, value)), covering: range, calendar)
    }

    /// Creates bins of a length in seconds that cover the data's range.
    public init(timeInterval: TimeInterval, data: [Date]) {
        self.init(timeInterval: timeInterval, range: DateBins.range(of: data))
    }

    /// Creates bins of a length in seconds. The first begins at the range's lower bound.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let span = range.upperBound.timeIntervalSince(range.lowerBound)
        guard timeInterval > 0, span / timeInterval <= Double(NumberTicks.maximumCount) else {
            thresholds = [range.lowerBound, range.upperBound]
            return
        }
        let count = Swift.max(1, Int((span / timeInterval).rounded(.up)))
        thresholds = (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) }
    }

    /// Creates bins with round bounds that cover the data's range, approximately `desiredCount` of them.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
        self.init(range: DateBins.range(of: data), desiredCount: desiredCount ?? 10, calendar: calendar)
    }

    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let step = DateTicks.step(from: range.lowerBound, to: range.upperBound, count: desiredCount)
        thresholds = DateBins.thresholds(of: step, covering: range, calendar)
    }

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    private static func range(of data: [Date]) -> ClosedRange<Date> {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        return first...(data.max() ?? first)
    }

    /// The bounds of steps from the last at or before the range to the first at or after it.
    private static func thresholds(of step: DateTicks.Step, covering range: ClosedRange<Date>, _ calendar: Calendar) -> [Date] {
        let ticks = DateTicks(calendar: calendar)
        let start = ticks.start(of: step, before: range.lowerBound)
        // There is no tick where there would be too many.
        let dates = start.map { ticks.ticks(from: $0, to: range.upperBound, step: step) } ?? []
        guard let last = dates.last else { return [range.lowerBound, range.upperBound] }
        guard dates.count < 2 || last < range.upperBound,
            let next = calendar.date(byAdding: step.unit, value: step.count, to: last)
        else { return dates }
        return dates + [next]
    }
}

extension DateBins: _Bins {}
