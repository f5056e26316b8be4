/// How often an event takes place.
open class EKRecurrenceRule: EKObject, NSCopying {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public let daysOfTheMonth: [NSNumber]?
    public let monthsOfTheYear: [NSNumber]?
    public let weeksOfTheYear: [NSNumber]?
    public let daysOfTheYear: [NSNumber]?
    public let setPositions: [NSNumber]?
    open var recurrenceEnd: EKRecurrenceEnd?

    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, daysOfTheWeek, daysOfTheMonth) = (type, interval, days, monthDays)
        (monthsOfTheYear, self.weeksOfTheYear, self.daysOfTheYear) = (months, weeksOfTheYear, daysOfTheYear)
        (self.setPositions, recurrenceEnd) = (setPositions, end)
    }

    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    open var calendarIdentifier: String { "gregorian" }
    /// A calendar's weekday, or 0 where the rule does not say when a week begins.
    open var firstDayOfTheWeek: Int { 0 }

    open func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
            monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear,
            setPositions: setPositions, end: recurrenceEnd)
    }
}

/// When a repeated event takes place for the last time.
// An open class cannot be checked. All state is constant.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int

    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A weekday of a recurrence rule.
// An open class cannot be checked. All state is constant.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int

    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { dayOfTheWeek.rawValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? EKRecurrenceDayOfWeek).map { ($0.dayOfTheWeek, $0.weekNumber) == (dayOfTheWeek, weekNumber) }
            ?? false
    }
}
