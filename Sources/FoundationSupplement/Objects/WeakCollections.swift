import Foundation

/// What tables of pointers do with what they hold.
public struct NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let copyIn = Options(rawValue: 1 << 16)
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    }
}

/// A set of objects that can hold them weakly.
///
/// With Objective-C, `ObjectType` is an object: a class, or a protocol of Objective-C's as in `NSHashTable<any Listener>`. No protocol
/// is an object here, so it can be anything, and only objects are held.
open class NSHashTable<ObjectType>: NSObject {
    private final class Reference {
        weak var object: AnyObject?
        let kept: AnyObject?

        init(_ object: AnyObject, isWeak: Bool) {
            self.object = object
            kept = isWeak ? nil : object
        }
    }

    private var references: [Reference] = []
    private let isWeak: Bool

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func isEqual(_ first: AnyObject?, _ second: AnyObject) -> Bool {
        if first === second { return true }
        guard let first = first as? NSObject, let second = second as? NSObject else { return false }
        return first.isEqual(second)
    }

    open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        references.removeAll { $0.object == nil }
        references.append(Reference(object as AnyObject, isWeak: isWeak))
    }

    open func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        references.removeAll { $0.object == nil || isEqual($0.object, object) }
    }

    open func removeAllObjects() { references = [] }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object = object.map({ $0 as AnyObject }) else { return nil }
        return references.first { isEqual($0.object, object) }?.object as? ObjectType
    }
}

/// A dictionary of objects that can hold keys and values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private final class Entry {
        weak var key: KeyType?
        weak var object: ObjectType?
        let keptKey: KeyType?
        let keptObject: ObjectType?

        init(_ key: KeyType, _ object: ObjectType, keepsKey: Bool, keepsObject: Bool) {
            (self.key, self.object) = (key, object)
            keptKey = keepsKey ? key : nil
            keptObject = keepsObject ? object : nil
        }
    }

    private var entries: [Entry] = []
    private let keepsKeys: Bool
    private let keepsObjects: Bool

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        keepsKeys = !keyOptions.contains(.weakMemory)
        keepsObjects = !valueOptions.contains(.weakMemory)
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func isEqual(_ first: KeyType?, _ second: KeyType) -> Bool {
        if first === second { return true }
        guard let first = first as? NSObject, let second = second as? NSObject else { return false }
        return first.isEqual(second)
    }

    private var living: [Entry] { entries.filter { $0.key != nil && $0.object != nil } }

    open var count: Int { living.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return living.first { isEqual($0.key, aKey) }?.object
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        entries.append(Entry(aKey, anObject, keepsKey: keepsKeys, keepsObject: keepsObjects))
    }

    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries = living.filter { !isEqual($0.key, aKey) }
    }

    open func removeAllObjects() { entries = [] }

    /// The values, in the order in which they were set.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.compactMap(\.object)).objectEnumerator() }

    /// The keys, in the order in which they were set.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.compactMap(\.key)).objectEnumerator() }

    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        living.reduce(into: [:]) { values, entry in
            if let key = entry.key as? AnyHashable, let object = entry.object { values[key] = object }
        }
    }
}
