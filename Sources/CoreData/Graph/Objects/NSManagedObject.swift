import Combine
import Foundation

/// What a fetch can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Makes objects of classes that are known at run time alone, as `Object(context:)` of a generic function does. Objective-C's
/// initializers can all be called so, and Swift's only where a protocol has them.
public protocol _ContextInitialization {}

extension NSManagedObject: _ContextInitialization, NamedForObjectiveC {}

extension _ContextInitialization where Self: NSManagedObject {
    @_disfavoredOverload public init(context moc: NSManagedObjectContext) {
        self = Self(_managed: Self.entity(in: moc))
        moc.insert(self)
    }
}

/// An object of a store as one context knows it.
open class NSManagedObject: NSObject {
    public internal(set) var objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    let objectWillChangePublisher = ObservableObjectPublisher()
    var state: ObjectState

    public var entity: NSEntityDescription { objectID.entity }

    /// Makes an object, and inserts it into a context unless that is nil.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        objectID = NSManagedObjectID(entity: entity)
        state = ObjectState()
        super.init()
        if let context { context.insert(self) }
    }

    /// Makes an object that is in no context. Its entity is that of the class in a model that the program has loaded.
    public override convenience init() { self.init(entity: Self.knownEntity ?? NSEntityDescription(), insertInto: nil) }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    fileprivate class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = ManagedClasses.entity(of: self, in: context.coordinator?.managedObjectModel) ?? knownEntity else {
            CoreDataProblem.end(
                "No entity of the model has the class \(self). Models are found in the extension's target; name the "
                    + "folder of the .xcdatamodeld, too.")
        }
        return entity
    }

    /// Makes an object of a class that is known at run time alone. The program's classes inherit this.
    public required convenience init(_managed entity: NSEntityDescription) { self.init(entity: entity, insertInto: nil) }

    private class var knownEntity: NSEntityDescription? { ManagedClasses.entity(of: self) }

    open class func entity() -> NSEntityDescription {
        guard let entity = knownEntity else {
            CoreDataProblem.end(
                "No model that the program has loaded has an entity of the class \(self). Make the persistent container first.")
        }
        return entity
    }

    // The function of the same name that is generated for a subclass comes first.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let type: any NSFetchRequestResult.Type = self
        return request(of: type, knownEntity?.name ?? String(describing: self))
    }

    /// A request whose results have the class's own type, so that casts to a request of that type succeed, as with
    /// Objective-C, whose requests have one class.
    private class func request<Object: NSFetchRequestResult>(
        of type: Object.Type, _ entity: String
    ) -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest<Object>(entityName: entity)._retyped()
    }

    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: State

    open internal(set) var isInserted: Bool {
        get { state.isInserted }
        set { state.isInserted = newValue }
    }
    open internal(set) var isUpdated: Bool {
        get { state.isUpdated }
        set { state.isUpdated = newValue }
    }
    open internal(set) var isDeleted: Bool {
        get { state.isDeleted }
        set { state.isDeleted = newValue }
    }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    open var isFault: Bool { state.isFault }
    open var faultingState: Int { state.isFault ? 1 : 0 }

    open func hasFault(forRelationshipNamed key: String) -> Bool { state.isFault }

    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        loadedValues[key].map(ObjectState.identifiers) ?? []
    }

    /// The values with their stored form; a fault gets them first.
    var loadedValues: [String: Any] {
        if state.isFault { managedObjectContext?.fulfill(self) }
        return state.values
    }

    // MARK: Values by name

    open func value(forKey key: String) -> Any? {
        guard let property = entity.property(key) else {
            if let value = undeclaredValue(key) { return value.value }
            CoreDataProblem.end("The entity \(entity.name ?? "") has no property \(key), which a program asks for by its name.")
        }
        return value(of: property)
    }

    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = entity.property(key) else {
            CoreDataProblem.end("The entity \(entity.name ?? "") has no property \(key), which a program sets by its name.")
        }
        setValue(value, of: property)
    }

    open func value(forKeyPath keyPath: String) -> Any? {
        do { return try KeyedValue.at(keyPath, of: self) } catch {
            CoreDataProblem.end("The value at \(keyPath) cannot be read: \(error).")
        }
    }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        var keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.popLast() else { return }
        let owner = keys.isEmpty ? self : self.value(forKeyPath: keys.joined(separator: ".")) as? NSManagedObject
        owner?.setValue(value, forKey: last)
    }

    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    open func mutableSetValue(forKey key: String) -> NSMutableSet { _ManagedSet(self, key) }
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { _ManagedOrderedSet(self, key) }

    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let committed = state.committed ?? loadedValues
        return committed.filter { keys?.contains($0.key) ?? true }
    }

    open func changedValues() -> [String: Any] {
        guard hasChanges else { return [:] }
        let committed = state.committed ?? [:]
        var changed: [String: Any] = [:]
        for property in entity.properties
        where !property.isTransient && !StoredValue.equals(committed[property.name], state.values[property.name]) {
            changed[property.name] = value(of: property) ?? NSNull()
        }
        return changed
    }

    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// Effect: none; observers of keys need Objective-C. What observes the object itself hears of each change.
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChangePublisher.send() }
    open func didChangeValue(forKey key: String) {}

    // MARK: Events

    open func awakeFromFetch() {}
    open func awakeFromInsert() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}

    // MARK: Validation

    open func validateForInsert() throws { try validateProperties() }
    open func validateForUpdate() throws { try validateProperties() }
    open func validateForDelete() throws { try validateDeletion() }

    // Sets and dictionaries with addresses as hashes would have another order in each run.
    open override var hash: Int { objectID.serial }
    open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
    open override var description: String {
        "<\(type(of: self)): \(objectID)>"
    }
}

extension NSManagedObject: ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { objectWillChangePublisher }
}

/// Why an object wakes from a snapshot.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// What a managed object holds.
struct ObjectState {
    /// Values by the names of properties, in their stored form. A relationship holds an ID, or an array of IDs.
    var values: [String: Any] = [:]
    /// The values as they were fetched or saved; nil where nothing has changed since.
    var committed: [String: Any]?
    /// Whether the values have to be fetched first.
    var isFault = false
    var isInserted = false
    var isUpdated = false
    var isDeleted = false

    /// The IDs that a relationship holds.
    static func identifiers(_ value: Any) -> [NSManagedObjectID] {
        (value as? [NSManagedObjectID]) ?? (value as? NSManagedObjectID).map { [$0] } ?? []
    }
}
