/// A wish to hear of changes, which cannot be saved.
// An open class cannot be checked. Every property that changes is guarded.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String

    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    @_Guarded open var notificationInfo: NotificationInfo?

    init(_ id: ID, _ type: SubscriptionType) { (subscriptionID, subscriptionType) = (id, type) }

    /// What a notification says.
    open class NotificationInfo: NSObject {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitle: String?
        open var subtitleLocalizationKey: String?
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var collapseIDKey: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var category: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false

        public override init() {}

        public convenience init(
            alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [CKRecord.FieldKey] = [],
            title: String? = nil, titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
            subtitle: String? = nil, subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
            alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil,
            desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
            shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
        ) {
            self.init()
            (self.alertBody, self.alertLocalizationKey) = (alertBody, alertLocalizationKey)
            (self.title, self.titleLocalizationKey) = (title, titleLocalizationKey)
            (self.subtitle, self.subtitleLocalizationKey) = (subtitle, subtitleLocalizationKey)
            self.alertLocalizationArgs = alertLocalizationArgs
            self.titleLocalizationArgs = titleLocalizationArgs
            self.subtitleLocalizationArgs = subtitleLocalizationArgs
            (self.alertActionLocalizationKey, self.alertLaunchImage) = (alertActionLocalizationKey, alertLaunchImage)
            (self.soundName, self.desiredKeys, self.shouldBadge) = (soundName, desiredKeys, shouldBadge)
            (self.shouldSendContentAvailable, self.shouldSendMutableContent) = (shouldSendContentAvailable, shouldSendMutableContent)
            (self.category, self.collapseIDKey) = (category, collapseIDKey)
        }
    }
}

/// A wish to hear of changes of records.
// An open class cannot be checked. Every property that changes is guarded.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    @_Guarded open var zoneID: CKRecordZone.ID?

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID, .query)
    }

    /// Creates a subscription with an identifier of its own.
    public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
        self.init(
            recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: options)
    }
}

/// A wish to hear of changes of a zone.
// An open class cannot be checked. Every property that changes is guarded.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    @_Guarded open var recordType: CKRecord.RecordType?

    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
        self.zoneID = zoneID
        super.init(subscriptionID, .recordZone)
    }

    /// Creates a subscription with an identifier of its own.
    public convenience init(zoneID: CKRecordZone.ID) {
        self.init(zoneID: zoneID, subscriptionID: UUID().uuidString)
    }
}

/// A wish to hear of changes of a database.
// An open class cannot be checked. Every property that changes is guarded.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    @_Guarded open var recordType: CKRecord.RecordType?

    public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID, .database) }

    /// Creates a subscription with an identifier of its own.
    public convenience init() { self.init(subscriptionID: UUID().uuidString) }
}

/// A notification of a change. None comes here, so none can be read.
// An open class cannot be checked. There is no state.
open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }

    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }
    open var notificationType: NotificationType { .query }
    open var subscriptionID: CKSubscription.ID? { nil }
    open var notificationID: ID? { nil }
    open var isPruned: Bool { false }
    open var containerIdentifier: String? { nil }
    open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }
    open var title: String? { nil }
    open var subtitle: String? { nil }
    open var alertBody: String? { nil }
    open var alertLocalizationKey: String? { nil }
    open var alertLocalizationArgs: [String]? { nil }
    open var badge: NSNumber? { nil }
    open var soundName: String? { nil }
    open var category: String? { nil }

    /// The name of a notification. None comes.
    // An open class cannot be checked. There is no state.
    open class ID: NSObject, @unchecked Sendable {}
}
