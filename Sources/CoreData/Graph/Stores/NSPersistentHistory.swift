import Foundation

// The history of a store. It is empty, because no other program changes a store.

/// A place in the history.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // It holds nothing.
    public override init() {}
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A change of one object.
open class NSPersistentHistoryChange: NSObject {
    public let changeID: Int64
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    open var tombstone: [AnyHashable: Any]? { nil }
    open weak var transaction: NSPersistentHistoryTransaction?
    open var updatedProperties: Set<NSPropertyDescription>? { nil }

    init(changeID: Int64, changedObjectID: NSManagedObjectID, changeType: NSPersistentHistoryChangeType) {
        (self.changeID, self.changedObjectID, self.changeType) = (changeID, changedObjectID, changeType)
    }

    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}

/// The changes of one save.
open class NSPersistentHistoryTransaction: NSObject {
    public let timestamp: Date
    open var changes: [NSPersistentHistoryChange]? { [] }
    public let transactionNumber: Int64
    open var storeID: String { "" }
    open var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
    open var processID: String { "" }
    open var contextName: String? { nil }
    open var author: String? { nil }
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }

    init(timestamp: Date, transactionNumber: Int64) {
        (self.timestamp, self.transactionNumber) = (timestamp, transactionNumber)
    }

    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }

    open func objectIDNotification() -> Notification {
        Notification(name: .NSManagedObjectContextDidSaveObjectIDs, object: nil, userInfo: [:])
    }
}

/// A request for the history.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    public let token: NSPersistentHistoryToken?
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    init(_ token: NSPersistentHistoryToken?) { self.token = token }

    open class func fetchHistory(after date: Date) -> Self { unsafeDowncast(NSPersistentHistoryChangeRequest(nil), to: Self.self) }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self {
        unsafeDowncast(NSPersistentHistoryChangeRequest(token), to: Self.self)
    }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
        unsafeDowncast(NSPersistentHistoryChangeRequest(nil), to: Self.self)
    }
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self {
        unsafeDowncast(NSPersistentHistoryChangeRequest(nil), to: Self.self)
    }
    open class func deleteHistory(before date: Date) -> Self { unsafeDowncast(NSPersistentHistoryChangeRequest(nil), to: Self.self) }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
        unsafeDowncast(NSPersistentHistoryChangeRequest(token), to: Self.self)
    }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
        unsafeDowncast(NSPersistentHistoryChangeRequest(nil), to: Self.self)
    }
}

/// The answer to a request for the history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSPersistentHistoryResultType

    init(_ resultType: NSPersistentHistoryResultType) {
        self.resultType = resultType
        result =
            switch resultType {
            case .statusOnly: NSNumber(value: true)
            case .count: NSNumber(value: 0)
            case .objectIDs: [NSManagedObjectID]()
            case .changesOnly: [NSPersistentHistoryChange]()
            case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
            }
    }
}

extension NSPersistentStoreCoordinator {
    /// The place in the history where it ends.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { NSPersistentHistoryToken() }
}
