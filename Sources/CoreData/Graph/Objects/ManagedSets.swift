import Foundation

// Sets whose changes are changes of an object's relationship.

/// What `mutableSetValue(forKey:)` returns.
final class _ManagedSet: NSMutableSet {
    private let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { fatalError("A relationship's set belongs to an object.") }
    override init(objects: UnsafePointer<AnyObject>!, count: Int) { fatalError("A relationship's set belongs to an object.") }
    required convenience init?(coder: NSCoder) { nil }

    private var current: NSSet { owner.value(forKey: key) as? NSSet ?? NSSet() }

    override var count: Int { current.count }
    override func member(_ object: Any) -> Any? { current.member(object) }
    override func objectEnumerator() -> NSEnumerator { current.objectEnumerator() }
    override func add(_ object: Any) { owner._performManaged("addTo\(capitalized)(_:)", object) }
    override func remove(_ object: Any) { owner._performManaged("removeFrom\(capitalized)(_:)", object) }

    private var capitalized: String { key.prefix(1).uppercased() + key.dropFirst() }
}

/// What `mutableOrderedSetValue(forKey:)` returns.
final class _ManagedOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject
    private let key: String

    init(_ owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
        super.addObjects(from: (owner.value(forKey: key) as? NSOrderedSet)?.array ?? [])
    }

    override init(objects: UnsafePointer<AnyObject>!, count: Int) { fatalError("A relationship's set belongs to an object.") }
    required convenience init(arrayLiteral elements: Any...) { fatalError("A relationship's set belongs to an object.") }
    required convenience init?(coder: NSCoder) { nil }

    override func insert(_ object: Any, at idx: Int) {
        super.insert(object, at: idx)
        write()
    }

    override func removeObject(at idx: Int) {
        super.removeObject(at: idx)
        write()
    }

    override func replaceObject(at idx: Int, with obj: Any) {
        super.replaceObject(at: idx, with: obj)
        write()
    }

    private func write() { owner.setValue(NSOrderedSet(array: array), forKey: key) }
}
