import Foundation
import FoundationSupplement

/// What the objects of a Realm have in common.
open class ObjectBase: NSObject {
    /// The store that holds the object; nil before it is added to one.
    final var store: RealmStore?
    /// Whether the object was deleted.
    final var isDeleted = false

    public required override init() {}

    /// Creates an object with values by the names of its properties, or in the order of these.
    public convenience init(value: Any) {
        self.init()
        set(value)
    }

    /// Whether the object was deleted from its Realm.
    open var isInvalidated: Bool { isDeleted }
    /// The name of the object's class.
    open class func className() -> String { String(describing: self) }
    /// The name of the property that tells objects apart, as classes without `@Persisted` say it.
    open class func primaryKey() -> String? { nil }
    /// The names of properties that are not stored.
    open class func ignoredProperties() -> [String] { [] }
    /// The names of properties that are indexed.
    open class func indexedProperties() -> [String] { [] }
    /// Other names of properties in files, which a Realm in memory does not have.
    open class func propertiesMapping() -> [String: String] { [:] }
    open class func shouldIncludeInDefaultSchema() -> Bool { true }

    /// The Realm that holds the object; nil before it is added to one.
    public var realm: Realm? { store.map { Realm(store: $0) } }
    public var objectSchema: ObjectSchema { ObjectSchema(of: type(of: self)) }

    /// The value of a property by its name.
    open subscript(key: String) -> Any? {
        get { value(forKey: key) }
        set { setValue(newValue, forKey: key) }
    }

    open func value(forKey key: String) -> Any? { PropertyConversion.unwrapped(property(key).read(self)) }

    /// Returns a property. A name that no property has ends the program, as with a Realm.
    private func property(_ name: String) -> ObjectProperty {
        guard let property = ObjectProperties.of(type(of: self))[name] else {
            fatalError("\(type(of: self)) has no property \(name) that a Realm stores.")
        }
        return property
    }

    open func value(forKeyPath keyPath: String) -> Any? { (try? KeyedValue.at(keyPath, of: self)) ?? nil }

    open func setValue(_ value: Any?, forKey key: String) {
        guard property(key).write(self, value) else {
            fatalError("The value \(value.map { "\($0)" } ?? "nil") does not fit \(type(of: self)).\(key).")
        }
    }

    /// Returns a list by the name of its property, as one of objects of any class.
    public func dynamicList(_ propertyName: String) -> List<DynamicObject> { List() }

    /// Whether two objects are the same one of a Realm.
    public func isSameObject(as object: ObjectBase?) -> Bool { object.map { isEqual($0) } ?? false }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ObjectBase else { return false }
        if self === other { return true }
        guard let store, other.store === store, type(of: self) == type(of: other), let key = primaryKeyValue else { return false }
        return other.primaryKeyValue == key
    }

    open override var hash: Int {
        guard store != nil, let key = primaryKeyValue else { return ObjectIdentifier(self).hashValue }
        return key.hashValue
    }

    open override var description: String {
        let values = ObjectProperties.of(type(of: self)).all.map { property in
            "\t\(property.name) = \(PropertyConversion.unwrapped(property.read(self)).map { "\($0)" } ?? "(null)");"
        }
        return "\(type(of: self)) {\n" + values.joined(separator: "\n") + "\n}"
    }

    final var primaryKeyValue: AnyHashable? {
        ObjectProperties.of(type(of: self)).primary.flatMap { PropertyConversion.unwrapped($0.read(self)) as? AnyHashable }
    }

    /// Sets the values of a dictionary or an array.
    final func set(_ value: Any) {
        let properties = ObjectProperties.of(type(of: self))
        if let other = value as? ObjectBase {
            for property in ObjectProperties.of(type(of: other)).all where properties[property.name] != nil {
                setValue(property.read(other), forKey: property.name)
            }
        } else if let values = value as? [String: Any] {
            for (name, value) in values.sorted(by: { $0.key < $1.key }) where properties[name] != nil { setValue(value, forKey: name) }
        } else if let values = value as? [Any] {
            for (property, value) in zip(properties.all, values) { setValue(value, forKey: property.name) }
        }
    }
}

extension ObjectBase: KeyValueReadable {
    package func keyedValue(_ key: String) throws -> Any? {
        guard let property = ObjectProperties.of(type(of: self))[key] else {
            let names = ObjectProperties.of(type(of: self)).all.map(\.name).joined(separator: ", ")
            throw RealmProblem("\(type(of: self)) has no property \(key) that a Realm stores; it has \(names)")
        }
        return property.read(self)
    }

    package var comparableIdentity: AnyHashable { primaryKeyValue ?? AnyHashable(ObjectIdentifier(self)) }
}

/// What a program did wrong with a Realm.
struct RealmProblem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
