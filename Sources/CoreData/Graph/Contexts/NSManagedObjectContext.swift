import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects that a program works with, and their changes until they are saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // A program uses a context on its own queue alone, as Core Data demands.

    /// The queue of a context.
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType

        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    }

    /// When a block runs: at once where that is possible, or behind those that wait.
    public enum ScheduledTaskType: Hashable, Sendable { case immediate, enqueued }

    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
    public static let didMergeChangesObjectIDsNotification = Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of what a context's notifications carry.
    public struct NotificationKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let insertedObjects = NotificationKey(rawValue: NSInsertedObjectsKey)
        public static let updatedObjects = NotificationKey(rawValue: NSUpdatedObjectsKey)
        public static let deletedObjects = NotificationKey(rawValue: NSDeletedObjectsKey)
        public static let refreshedObjects = NotificationKey(rawValue: NSRefreshedObjectsKey)
        public static let invalidatedObjects = NotificationKey(rawValue: NSInvalidatedObjectsKey)
        public static let insertedObjectIDs = NotificationKey(rawValue: NSInsertedObjectIDsKey)
        public static let updatedObjectIDs = NotificationKey(rawValue: NSUpdatedObjectIDsKey)
        public static let deletedObjectIDs = NotificationKey(rawValue: NSDeletedObjectIDsKey)
        public static let refreshedObjectIDs = NotificationKey(rawValue: NSRefreshedObjectIDsKey)
    }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: ContextQueue
    open var name: String?
    open var transactionAuthor: String?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = true
    open var stalenessInterval: TimeInterval = -1
    /// Effect: none, because nobody undoes a change in a picture.
    open var undoManager: UndoManager?
    /// Effect: none, because a store is one version of its objects at all times.
    open private(set) var queryGenerationToken: NSQueryGenerationToken?
    public let userInfo = NSMutableDictionary()

    var registered: [Int: NSManagedObject] = [:]
    var changes = ContextChanges()
    private var store: NSPersistentStoreCoordinator?
    private var parentContext: NSManagedObjectContext?
    /// The stores that a program chose for new objects, by their IDs' numbers.
    var chosenStores: [Int: NSPersistentStore] = [:]

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(isMain: ct == .mainQueueConcurrencyType)
    }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { store ?? parentContext?.persistentStoreCoordinator }
        set {
            (store, parentContext) = (newValue, nil)
            newValue?.add(self)
        }
    }

    open var parent: NSManagedObjectContext? {
        get { parentContext }
        set {
            parentContext = newValue
            newValue?.coordinator?.add(self)
        }
    }

    /// The coordinator at the end of the parents.
    var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator }

    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { queryGenerationToken = generation }

    // MARK: Changes

    open var insertedObjects: Set<NSManagedObject> { Set(changes.inserted.values) }
    open var updatedObjects: Set<NSManagedObject> { Set(changes.updated.values) }
    open var deletedObjects: Set<NSManagedObject> { Set(changes.deleted.values) }
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
    open var hasChanges: Bool { !changes.isEmpty }

    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else { return }
        object.managedObjectContext = self
        registered[object.objectID.serial] = object
        changes.inserted[object.objectID.serial] = object
        object.isInserted = true
        for attribute in object.entity.attributes where object.state.values[attribute.name] == nil {
            object.state.values[attribute.name] = StoredValue.make(attribute.defaultValue, for: attribute)
        }
        object.awakeFromInsert()
    }

    /// Takes note of a change of an object.
    func noteChange(of object: NSManagedObject) {
        guard !object.isInserted, !object.isDeleted else { return }
        object.isUpdated = true
        changes.updated[object.objectID.serial] = object
    }

    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        fulfill(object)
        object.prepareForDeletion()
        let id = object.objectID
        if object.state.committed == nil { object.state.committed = object.state.values }
        let wasInserted = object.isInserted
        object.isDeleted = true
        (object.isInserted, object.isUpdated) = (false, false)
        changes.updated[id.serial] = nil
        if wasInserted {
            changes.inserted[id.serial] = nil
        } else {
            changes.deleted[id.serial] = object
        }
        for relationship in object.entity.relationships {
            let related = object.objectIDs(forRelationshipNamed: relationship.name).compactMap(relatedObject)
            for other in related {
                switch relationship.deleteRule {
                case .cascadeDeleteRule: delete(other)
                case .nullifyDeleteRule, .denyDeleteRule:
                    // Where deletion is denied, saving fails.
                    if relationship.deleteRule == .denyDeleteRule { continue }
                    if let inverse = relationship.inverseRelationship, !other.isDeleted { other.forget(id, in: inverse) }
                case .noActionDeleteRule: break
                }
            }
        }
        object.objectWillChangePublisher.send()
        if wasInserted { forget(object) }
    }

    /// Removes an object from the context.
    func forget(_ object: NSManagedObject) {
        registered[object.objectID.serial] = nil
        object.managedObjectContext = nil
    }

    open func processPendingChanges() {
        guard hasChanges else { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    }

    open func rollback() {
        let all = changes
        changes = ContextChanges()
        for object in all.inserted.values {
            object.isInserted = false
            forget(object)
        }
        for object in Array(all.updated.values) + Array(all.deleted.values) {
            if let committed = object.state.committed { object.state.values = committed }
            object.state.committed = nil
            (object.isUpdated, object.isDeleted) = (false, false)
            object.objectWillChangePublisher.send()
        }
    }

    open func undo() {}
    open func redo() {}

    open func reset() {
        for object in registered.values { object.managedObjectContext = nil }
        registered = [:]
        changes = ContextChanges()
    }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.isInserted, let values = parentValues(of: object.objectID) else { return }
        object.objectWillChangePublisher.send()
        if flag, let committed = object.state.committed {
            // Own changes stay over the new values.
            var merged = values
            for (key, value) in object.state.values where !StoredValue.equals(value, committed[key]) { merged[key] = value }
            object.state.committed = values
            object.state.values = merged
        } else {
            object.willTurnIntoFault()
            object.state = ObjectState()
            object.state.isFault = true
            changes.updated[object.objectID.serial] = nil
            changes.deleted[object.objectID.serial] = nil
            object.didTurnIntoFault()
        }
    }

    open func refreshAllObjects() {
        for object in registered.values { refresh(object, mergeChanges: true) }
    }

    open func detectConflicts(for object: NSManagedObject) {}
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?
    ) {}

    open func assign(_ object: Any, to store: NSPersistentStore) {
        if let object = object as? NSManagedObject { chosenStores[object.objectID.serial] = store }
    }

    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects where object.objectID.isTemporaryID {
            try storeForNewObject(object).assignKey(to: object.objectID)
        }
    }

    /// - Throws: an error where no store takes objects of the entity.
    func storeForNewObject(_ object: NSManagedObject) throws -> NSPersistentStore {
        if let store = object.objectID.store ?? chosenStores[object.objectID.serial] ?? coordinator?.store(for: object.entity) {
            return store
        }
        throw NSError(
            domain: NSCocoaErrorDomain, code: 134060,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "No store takes the new object of \(object.entity.name ?? ""): load the persistent stores first."
            ])
    }
}

/// The objects that a context has to save, by the numbers of their IDs.
struct ContextChanges {
    var inserted: [Int: NSManagedObject] = [:]
    var updated: [Int: NSManagedObject] = [:]
    var deleted: [Int: NSManagedObject] = [:]

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    /// The objects in the order in which they were made.
    static func ordered(_ objects: [Int: NSManagedObject]) -> [NSManagedObject] {
        objects.sorted { $0.key < $1.key }.map(\.value)
    }

    /// What notifications say of the changes.
    var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
        ] where !objects.isEmpty {
            info[key] = Set(objects.values)
        }
        return info
    }
}

/// A version of a store.
///
/// Effect: none, because a store has one version.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    // It holds nothing.
    private static let theCurrent = NSQueryGenerationToken()
    open class var current: NSQueryGenerationToken { theCurrent }
}
