public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The store of a user who denies access.
// An open class cannot be checked. There is no state but a constant.
open class EKEventStore: NSObject, @unchecked Sendable {
    public let eventStoreIdentifier = UUID().uuidString

    private static let answers = DispatchQueue(label: "EventKit")

    // The store calls it once.
    private struct UncheckedHandler: @unchecked Sendable { let call: ([EKReminder]?) -> Void }

    public override init() {}
    public init(sources: [EKSource]) {}

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    @preconcurrency open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        completion(false, nil)
    }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    @preconcurrency open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    @preconcurrency open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    @preconcurrency open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        completion(false, nil)
    }
    open func requestFullAccessToReminders() async throws -> Bool { false }

    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback) {}
    open func reminders(matching predicate: NSPredicate) -> [EKReminder] { [] }

    /// - Returns: what identifies the request; there is nothing to cancel.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        // The store answers after the caller has gone on, who may only then begin to listen.
        EKEventStore.answers.asyncAfter(deadline: .now() + 0.01) { [completion = UncheckedHandler(call: completion)] in
            completion.call([])
        }
        return NSObject()
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        let names = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return NSPredicate { object, _ in
            guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else {
                return false
            }
            let isListed = names.map { names in event.calendar.map { names.contains($0.calendarIdentifier) } ?? false }
            return start < endDate && end > startDate && isListed ?? true
        }
    }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        reminders(in: calendars) { _ in true }
    }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        reminders(in: calendars) { reminder in
            guard !reminder.isCompleted else { return false }
            return Self.lies(reminder.dueDateComponents.flatMap { Calendar.current.date(from: $0) }, startDate, endDate)
        }
    }
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        reminders(in: calendars) { $0.isCompleted && Self.lies($0.completionDate, startDate, endDate) }
    }

    private func reminders(in calendars: [EKCalendar]?, where test: @escaping @Sendable (EKReminder) -> Bool)
        -> NSPredicate
    {
        let names = calendars.map { Set($0.map(\.calendarIdentifier)) }
        return NSPredicate { object, _ in
            guard let reminder = object as? EKReminder else { return false }
            let isListed = names.map { names in reminder.calendar.map { names.contains($0.calendarIdentifier) } ?? false
            }
            return (isListed ?? true) && test(reminder)
        }
    }

    private static func lies(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
        guard start != nil || end != nil else { return true }
        guard let date else { return false }
        return start.map { date >= $0 } ?? true && end.map { date <= $0 } ?? true
    }

    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError.denied }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError.denied }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError.denied }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError.denied }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError.denied }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError.denied }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError.denied }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError.denied }
    open func commit() throws { throw EKError.denied }
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}
