import Foundation

/// A container whose stores are synchronized with iCloud on a device. Here they are not.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    // It adds nothing that changes.
    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"

    public enum EventType: Int, Sendable { case setup, `import`, export }

    /// One exchange with iCloud. None ever happens.
    open class Event: NSObject {
        public let identifier: UUID
        open var storeIdentifier: String { "" }
        open var type: EventType { .setup }
        open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
        open var endDate: Date? { nil }
        open var succeeded: Bool { false }
        open var error: (any Error)? { nil }

        init(identifier: UUID) { self.identifier = identifier }
    }

    /// Effect: none, because nothing is synchronized.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
