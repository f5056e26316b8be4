import Foundation

/// A type that a Realm finds objects of.
public protocol RealmFetchable: RealmCollectionValue {
    static func className() -> String
}

extension Realm {
    // MARK: Finding

    /// Returns the objects of a class.
    public func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element> {
        Results(store) { [store] in
            guard let type = type as? ObjectBase.Type else { return [] }
            return store.objects(of: type).compactMap { $0 as? Element }
        }
    }

    /// Returns the object with a primary key; nil where there is none.
    public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element? {
        (PropertyConversion.unwrapped(key) as? AnyHashable).flatMap { store.object(of: type, key: $0) as? Element }
    }

    /// Objects of a class that has only a name; there are none.
    public func dynamicObjects(_ typeName: String) -> Results<DynamicObject> { Results(store) { [] } }
    public func dynamicObject(ofType typeName: String, forPrimaryKey key: Any) -> DynamicObject? { nil }

    // MARK: Adding

    /// Adds an object with all that it refers to.
    public func add(_ object: Object, update: UpdatePolicy = .error) { store.add(object, update: update) }
    public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Element: Object {
        for object in objects { store.add(object, update: update) }
    }

    @available(*, deprecated, message: "Pass .error, .modified or .all rather than a boolean. .error is equivalent to false and .all is equivalent to true.")
    public func add(_ object: Object, update: Bool) { store.add(object, update: update ? .all : .error) }
    @available(*, deprecated, message: "Pass .error, .modified or .all rather than a boolean. .error is equivalent to false and .all is equivalent to true.")
    public func add<S: Sequence>(_ objects: S, update: Bool) where S.Element: Object {
        for object in objects { store.add(object, update: update ? .all : .error) }
    }

    /// Adds an object with values by the names of its properties. One with the same primary key is changed.
    @discardableResult public func create<T: Object>(_ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error) -> T {
        let object = T()
        object.set(value)
        if update != .error, let key = object.primaryKeyValue, let existing = store.object(of: type, key: key) as? T {
            existing.set(value)
            return existing
        }
        store.add(object, update: update)
        return object
    }

    /// Effect: none, because such objects are only written.
    public func create<T: AsymmetricObject>(_ type: T.Type, value: Any = [String: Any]()) {}

    // MARK: Deleting

    public func delete(_ object: ObjectBase) { store.delete(object) }
    public func delete<S: Sequence>(_ objects: S) where S.Element: ObjectBase { for object in Array(objects) { store.delete(object) } }
    public func delete<Element: ObjectBase>(_ objects: List<Element>) { for object in objects._elements { store.delete(object) } }
    public func delete<Element: ObjectBase>(_ objects: Results<Element>) { for object in objects._elements { store.delete(object) } }
    /// Deletes all objects.
    public func deleteAll() { store.deleteAll() }

    // MARK: Threads

    /// Returns what a reference stands for.
    public func resolve<Confined: ThreadConfined>(_ reference: ThreadSafeReference<Confined>) -> Confined? { reference.value }
}

/// What one thread hands to another.
public struct ThreadSafeReference<Confined: ThreadConfined>: @unchecked Sendable {  // Objects are the same on all threads.
    let value: Confined
    public init(to threadConfined: Confined) { value = threadConfined }
    public var isInvalidated: Bool { value.isInvalidated }
}

/// A property that all threads read.
@propertyWrapper public final class ThreadSafe<T: ThreadConfined>: @unchecked Sendable {  // Objects are the same on all threads.
    public var wrappedValue: T?
    public init(wrappedValue: T?) { self.wrappedValue = wrappedValue }
}
