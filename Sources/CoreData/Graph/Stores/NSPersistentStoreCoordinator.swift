import Foundation

/// Knows the stores of a model and the contexts that use them.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Stores and contexts are read and written under the lock.
    let lock = NSRecursiveLock()
    public let managedObjectModel: NSManagedObjectModel
    open var name: String?
    private var stores: [NSPersistentStore] = []
    private var contexts: [WeakContext] = []
    /// Grows with each save.
    private(set) var version = 0

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: Stores

    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        locked {
            let store = NSPersistentStore(
                type: storeType, configuration: configuration, url: storeURL, options: options, number: stores.count + 1)
            store.persistentStoreCoordinator = self
            stores.append(store)
            DataSeeds.fill(store, of: managedObjectModel)
            return store
        }
    }

    @discardableResult public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        var options: [AnyHashable: Any] = storeDescription.options
        if storeDescription.isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
                options: options)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    open func remove(_ store: NSPersistentStore) throws {
        locked { stores.removeAll { $0 === store } }
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        locked { stores.first { $0.url == URL } }
    }

    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

    /// Removes what the store at a URL holds.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        locked { for store in stores where store.url == url { store.removeAll() } }
    }

    public func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
    }

    /// Gives a store another URL; its objects stay.
    @discardableResult open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = URL
        return store
    }

    @discardableResult public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
    }

    /// Effect: none, because stores have no files.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {}

    /// Effect: none, because stores have no files.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType
    ) throws {}

    public class func metadataForPersistentStore(
        type storeType: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { try metadataForPersistentStore(ofType: storeType.rawValue, at: storeURL, options: options) }

    /// - Throws: that there is no such file, because stores have none.
    open class func setMetadata(
        _ metadata: [String: Any]?, ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }

    public class func setMetadata(
        _ metadata: [String: Any]?, type storeType: NSPersistentStore.StoreType, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws { try setMetadata(metadata, ofType: storeType.rawValue, at: storeURL, options: options) }

    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }

    // MARK: Objects

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let key = Int(parts[1].dropFirst()),
            let entity = managedObjectModel.entitiesByName[parts[0]]
        else { return nil }
        return locked {
            stores.first { $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame }?.id(key, entity: entity)
        }
    }

    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.result(of: request)
    }

    open func perform(_ block: @escaping () -> Void) { ContextQueue.coordinators.enqueue(block) }
    open func performAndWait(_ block: () -> Void) { block() }

    func rows(
        in wanted: [NSPersistentStore]?, where isWanted: (NSEntityDescription) -> Bool
    ) -> [StoredRow] {
        locked { (wanted ?? stores).flatMap { $0.rows(where: isWanted) } }
    }

    func row(_ id: NSManagedObjectID) -> StoredRow? {
        locked { id.store?.row(id) }
    }

    /// The store for new objects of an entity: the first whose configuration has it.
    func store(for entity: NSEntityDescription) -> NSPersistentStore? {
        locked {
            stores.first { store in
                guard !store.isReadOnly else { return false }
                guard let members = managedObjectModel.entities(forConfigurationName: store.configurationName) else { return true }
                return members.contains { $0.name == entity.name }
            }
        }
    }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        locked {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// The contexts on this coordinator except the one that has saved.
    func contexts(besides context: NSManagedObjectContext?) -> [NSManagedObjectContext] {
        locked { contexts.compactMap(\.context).filter { $0 !== context } }
    }

    func noteSave() { locked { version += 1 } }
}

extension NSPersistentStore {
    /// The type of a store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = StoreType(rawValue: "SQLite")
        public static let binary = StoreType(rawValue: "Binary")
        public static let inMemory = StoreType(rawValue: "InMemory")
        public static let xml = StoreType(rawValue: "XML")
    }
}
