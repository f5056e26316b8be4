/// How quantities are summarized.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let discreteMostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// The summary of an interval in which nothing was measured.
// An open class cannot be checked. All state is constant.
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    init(quantityType: HKQuantityType, start: Date, end: Date) {
        (self.quantityType, startDate, endDate) = (quantityType, start, end)
    }

    open var sources: [HKSource]? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func duration() -> HKQuantity? { nil }
    open func duration(for source: HKSource) -> HKQuantity? { nil }
}

/// Summaries of consecutive intervals, in which nothing was measured.
// An open class cannot be checked. All state is constant.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let quantityType: HKQuantityType
    private let anchorDate: Date
    private let interval: DateComponents

    init(quantityType: HKQuantityType, anchorDate: Date, interval: DateComponents) {
        (self.quantityType, self.anchorDate, self.interval) = (quantityType, anchorDate, interval)
    }

    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func statistics() -> [HKStatistics] { [] }
    open func sources() -> Set<HKSource> { [] }

    /// Calls a closure with each interval that overlaps the dates, as HealthKit does for intervals without data.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        guard let first = index(of: startDate), startDate <= endDate else { return }
        var (index, start) = (first, boundary(first))
        while start <= endDate, !stops.boolValue {
            let end = boundary(index + 1)
            block(HKStatistics(quantityType: quantityType, start: start, end: end), &stops)
            (index, start) = (index + 1, end)
        }
    }

    /// The beginning of an interval, counted from the anchor, so that months keep their day.
    private func boundary(_ index: Int) -> Date {
        var step = DateComponents()
        step.year = interval.year.map { $0 * index }
        step.month = interval.month.map { $0 * index }
        step.day = interval.day.map { $0 * index }
        step.weekOfYear = (interval.weekOfYear ?? interval.weekOfMonth).map { $0 * index }
        step.hour = interval.hour.map { $0 * index }
        step.minute = interval.minute.map { $0 * index }
        step.second = interval.second.map { $0 * index }
        return (interval.calendar ?? .current).date(byAdding: step, to: anchorDate) ?? anchorDate
    }

    /// The interval that a date lies in; nil where an interval takes no time.
    private func index(of date: Date) -> Int? {
        let length = boundary(1).timeIntervalSince(anchorDate)
        guard length > 0 else { return nil }
        var index = Int((date.timeIntervalSince(anchorDate) / length).rounded(.down))
        while boundary(index) > date { index -= 1 }
        while boundary(index + 1) <= date { index += 1 }
        return index
    }
}
