import Foundation

/// A store of objects, kept in memory for the run.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    // Rows are read and written under the coordinator's lock.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var url: URL?
    public let configurationName: String
    public let options: [AnyHashable: Any]?
    open var identifier: String!
    public let type: String
    open var isReadOnly: Bool
    open var metadata: [String: Any]!
    let contents: StoreContents
    private var known: [Int: NSManagedObjectID] = [:]

    init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, number: Int) {
        self.type = type
        self.url = url
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.options = options
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        // The number of the store, not a random one: URIs of objects are the same in each run.
        identifier = String(format: "00000000-0000-4000-8000-%012d", number)
        metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
        isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
        contents = StoreContents.at(isInMemory ? nil : url)
    }

    /// Whether a device keeps the store no longer than the program runs.
    let isInMemory: Bool

    /// The rows of the entities that `isWanted` chooses, in the order in which they were saved.
    func rows(where isWanted: (NSEntityDescription) -> Bool) -> [StoredRow] {
        guard let model = persistentStoreCoordinator?.managedObjectModel else { return [] }
        let wanted = model.entitiesByName.filter { isWanted($0.value) }
        return contents.rows { wanted[$0] != nil }.compactMap { key, row in
            wanted[row.entity].map { StoredRow(id: id(key, entity: $0), values: loaded(row.values)) }
        }
    }

    func row(_ id: NSManagedObjectID) -> StoredRow? {
        id.key.flatMap { contents.row($0) }.map { StoredRow(id: id, values: loaded($0.values)) }
    }

    /// Writes a row; a new object's ID becomes permanent.
    func write(_ values: [String: Any], for id: NSManagedObjectID) {
        assignKey(to: id)
        for case let related as NSManagedObjectID in values.values { assignKey(to: related) }
        for case let related as [NSManagedObjectID] in values.values { related.forEach(assignKey) }
        guard let key = id.key else { return }
        contents.write(StoreContents.Row(entity: id.entity.name ?? "", values: values.mapValues(saved)), key: key)
    }

    /// Makes a new object's ID permanent.
    func assignKey(to id: NSManagedObjectID) {
        guard id.key == nil else { return }
        let key = contents.newKey()
        id.assign(self, key: key)
        known[key] = id
    }

    func remove(_ id: NSManagedObjectID) { if let key = id.key { contents.remove(key) } }

    func removeAll() { contents.removeAll() }

    /// The ID of a number, whether a row has it or not.
    func id(_ key: Int, entity: NSEntityDescription) -> NSManagedObjectID {
        if let id = known[key] { return id }
        let id = NSManagedObjectID(entity: entity, store: self, key: key)
        known[key] = id
        return id
    }

    /// A value with references for IDs, which other coordinators do not know.
    private func saved(_ value: Any) -> Any {
        func reference(_ id: NSManagedObjectID) -> StoreContents.Reference {
            StoreContents.Reference(entity: id.entity.name ?? "", key: id.key ?? 0)
        }
        if let id = value as? NSManagedObjectID { return reference(id) }
        if let ids = value as? [NSManagedObjectID], !ids.isEmpty { return ids.map(reference) }
        return value
    }

    private func loaded(_ values: [String: Any]) -> [String: Any] {
        let entities = persistentStoreCoordinator?.managedObjectModel.entitiesByName ?? [:]
        func identifier(_ reference: StoreContents.Reference) -> NSManagedObjectID? {
            entities[reference.entity].map { id(reference.key, entity: $0) }
        }
        return values.compactMapValues { value in
            if let reference = value as? StoreContents.Reference { return identifier(reference) }
            if let references = value as? [StoreContents.Reference] { return references.compactMap(identifier) }
            return value
        }
    }
}
