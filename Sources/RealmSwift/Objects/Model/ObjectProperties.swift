import Foundation
@_spi(Reflection) import Swift

/// A property of a class that a Realm stores.
struct ObjectProperty {
    let name: String
    /// The type of its values.
    let type: Any.Type
    var isPrimary: Bool
    let isIndexed: Bool
    let read: (ObjectBase) -> Any
    /// Sets the value, and returns whether it fits.
    let write: (ObjectBase, Any?) -> Bool
}

/// The properties of a class, which Objective-C's runtime would tell a Realm. Here the compiler's records of stored
/// properties do.
struct ObjectProperties {
    let all: [ObjectProperty]
    private let indices: [String: Int]

    var primary: ObjectProperty? { all.first(where: \.isPrimary) }

    subscript(name: String) -> ObjectProperty? { indices[name].map { all[$0] } }

    private nonisolated(unsafe) static var known: [ObjectIdentifier: ObjectProperties] = [:]
    private static let lock = NSLock()

    static func of(_ type: ObjectBase.Type) -> ObjectProperties {
        let key = ObjectIdentifier(type)
        if let properties = lock.withLock({ known[key] }) { return properties }
        // The wrappers of an object say which property is the primary key.
        let properties = ObjectProperties(type, sample: type.init())
        lock.withLock { known[key] = properties }
        return properties
    }

    private init(_ type: ObjectBase.Type, sample: ObjectBase) {
        let ignored = Set(type.ignoredProperties())
        let own: Set = ["store", "isDeleted"]
        let primary = type.primaryKey()
        let indexed = Set(type.indexedProperties())
        var all: [ObjectProperty] = []
        _ = _forEachField(of: type, options: [.classType]) { label, offset, fieldType, _ in
            let name = String(cString: label)
            guard !own.contains(name), !ignored.contains(name), !name.hasPrefix("$__lazy_storage_$_"),
                var property = Self.property(name, fieldType, at: offset, sample: sample),
                !ignored.contains(property.name)
            else { return true }
            if property.name == primary { property.isPrimary = true }
            all.append(
                ObjectProperty(
                    name: property.name, type: property.type, isPrimary: property.isPrimary,
                    isIndexed: property.isIndexed || indexed.contains(property.name), read: property.read, write: property.write))
            return true
        }
        self.all = all
        indices = Dictionary(all.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    private static func property(_ name: String, _ type: Any.Type, at offset: Int, sample: ObjectBase) -> ObjectProperty? {
        func make<Field>(_ field: Field.Type) -> ObjectProperty? {
            func pointer(_ object: ObjectBase) -> UnsafeMutablePointer<Field> {
                (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: Field.self)
            }
            if let wrapper = pointer(sample).pointee as? any PersistedField {
                return ObjectProperty(
                    name: String(name.drop { $0 == "_" }), type: wrapper.valueType, isPrimary: wrapper.isPrimary, isIndexed: wrapper.isIndexed,
                    read: { object in (pointer(object).pointee as! any PersistedField).anyValue(of: object) },
                    write: { object, value in (pointer(object).pointee as! any PersistedField).set(value) })
            }
            if let box = pointer(sample).pointee as? any ValueBox {
                return ObjectProperty(
                    name: name, type: Swift.type(of: box).valueType, isPrimary: false, isIndexed: false,
                    read: { ((pointer($0).pointee as! any ValueBox).anyValue) as Any },
                    write: { (pointer($0).pointee as! any ValueBox).anyValue = $1; return true })
            }
            guard Field.self is any _HasPersistedType.Type else { return nil }
            return ObjectProperty(
                name: name, type: Field.self, isPrimary: false, isIndexed: false,
                read: { object in
                    let value = pointer(object).pointee
                    (value as? any OwnedCollection)?.belong(to: object)
                    return value
                },
                write: { object, value in
                    if let collection = pointer(object).pointee as? any FilledCollection { return collection.fill(with: value) }
                    guard let value = PropertyConversion.value(value, as: Field.self) else { return false }
                    pointer(object).pointee = value
                    return true
                })
        }
        return _openExistential(type, do: make)
    }
}

/// The wrapper of a property, whatever the type of its value is.
protocol PersistedField {
    var valueType: Any.Type { get }
    var isPrimary: Bool { get }
    var isIndexed: Bool { get }
    func anyValue(of object: ObjectBase) -> Any
    func set(_ value: Any?) -> Bool
}

extension Persisted: PersistedField {
    var valueType: Any.Type { Value.self }
    var isPrimary: Bool { storage.isPrimary }
    var isIndexed: Bool { storage.isIndexed }
    func anyValue(of object: ObjectBase) -> Any { value(of: object) }

    func set(_ value: Any?) -> Bool {
        if let collection = (storage.value ?? Value._rlmDefaultValue()) as? any FilledCollection & AnyObject {
            guard collection.fill(with: value) else { return false }
            storage.value = collection as? Value
            return true
        }
        guard let value = PropertyConversion.value(value, as: Value.self) else { return false }
        storage.value = value
        return true
    }
}
