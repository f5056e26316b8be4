import CoreLocation

/// Something that a store may keep.
open class EKObject: NSObject {
    /// Nothing is in a store, so everything is new.
    open var isNew: Bool { true }
    open var hasChanges: Bool { true }
    open func reset() {}
    open func rollback() {}
    open func refresh() -> Bool { false }
}

/// An account that calendars belong to.
open class EKSource: EKObject {
    public let sourceIdentifier = UUID().uuidString
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open var isDelegate: Bool { false }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject {
    public let calendarIdentifier = UUID().uuidString
    public let allowedEntityTypes: EKEntityMask
    open var title = ""
    open var cgColor: CGColor!
    open weak var source: EKSource!

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
    }

    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }
}

/// A place with a title.
open class EKStructuredLocation: EKObject, NSCopying {
    open var title: String?
    open var geoLocation: CLLocation?
    /// The radius in meters.
    open var radius = 0.0

    public override init() {}
    public init(title: String) { self.title = title }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation()
        (copy.title, copy.geoLocation, copy.radius) = (title, geoLocation, radius)
        return copy
    }
}

/// An alarm of an event or a reminder.
open class EKAlarm: EKObject, NSCopying {
    /// In seconds from the start of the event.
    open var relativeOffset: TimeInterval = 0 { didSet { date = nil } }
    private var date: Date?
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none

    public override init() {}
    public init(absoluteDate date: Date) { self.date = date }
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

    open var absoluteDate: Date? {
        get { date }
        set {
            relativeOffset = 0
            date = newValue
        }
    }
    open var type: EKAlarmType { .display }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm(relativeOffset: relativeOffset)
        (copy.date, copy.structuredLocation, copy.proximity) = (date, structuredLocation, proximity)
        return copy
    }
}

/// Someone who takes part in an event. Nothing can make one here.
open class EKParticipant: EKObject {
    public let url: URL

    init(url: URL) { self.url = url }

    open var name: String? { nil }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}
