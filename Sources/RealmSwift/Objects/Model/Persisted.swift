import Foundation

/// A property of an object that its Realm stores.
@propertyWrapper public struct Persisted<Value: _Persistable> {
    /// Values belong to the object, which is a reference itself.
    final class Storage {
        var value: Value?
        let isIndexed: Bool
        let isPrimary: Bool

        init(_ value: Value?, isIndexed: Bool = false, isPrimary: Bool = false) {
            (self.value, self.isIndexed, self.isPrimary) = (value, isIndexed, isPrimary)
        }
    }

    let storage: Storage

    @available(*, unavailable, message: "@Persisted can only be used as a property on a Realm object")
    public var wrappedValue: Value {
        get { fatalError("@Persisted can only be used as a property on a Realm object") }
        nonmutating set { fatalError("@Persisted can only be used as a property on a Realm object") }
    }

    /// Declares a property with the default value of its type.
    public init() { storage = Storage(nil) }
    /// Declares a property with a default value.
    public init(wrappedValue value: Value) { storage = Storage(value) }

    public static subscript<EnclosingSelf: ObjectBase>(
        _enclosingInstance observed: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
        get { observed[keyPath: storageKeyPath].value(of: observed) }
        set { observed[keyPath: storageKeyPath].storage.value = newValue }
    }

    /// The value, which an object that was made without one gets at the first reading.
    func value(of owner: ObjectBase) -> Value {
        if let value = storage.value {
            (value as? any OwnedCollection)?.belong(to: owner)
            return value
        }
        let value = Value._rlmDefaultValue()
        (value as? any OwnedCollection)?.belong(to: owner)
        storage.value = value
        return value
    }
}

extension Persisted where Value.PersistedType: _Indexable {
    public init(indexed: Bool) { storage = Storage(nil, isIndexed: indexed) }
    public init(wrappedValue value: Value, indexed: Bool) { storage = Storage(value, isIndexed: indexed) }
}

extension Persisted where Value.PersistedType: _PrimaryKey {
    /// Declares the property that tells objects apart.
    public init(primaryKey: Bool) { storage = Storage(nil, isPrimary: primaryKey) }
    public init(wrappedValue value: Value, primaryKey: Bool) { storage = Storage(value, isPrimary: primaryKey) }
}

/// The collection of the objects that refer to another.
public protocol LinkingObjectsProtocol {
    associatedtype Element
    init(fromType: Element.Type, property: String)
}

extension Persisted where Value: LinkingObjectsProtocol {
    /// Declares the objects that refer to this one in a property of theirs.
    public init(originProperty: String) { self.init(wrappedValue: Value(fromType: Value.Element.self, property: originProperty)) }
}

extension Persisted: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.decodeOptional(Value.self) ?? decoder.singleValueContainer().decode(Value.self))
    }
}

extension Persisted: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws { try (storage.value ?? Value._rlmDefaultValue()).encode(to: encoder) }
}

extension Decoder {
    /// Returns nothing where the value is null and the type has a value for it.
    fileprivate func decodeOptional<Value>(_ type: Value.Type) throws -> Value? {
        guard Value.self is any ExpressibleByNilLiteral.Type, try singleValueContainer().decodeNil() else { return nil }
        return PropertyConversion.value(nil, as: Value.self)
    }
}

/// A wrapper that a missing key of a decoder leaves without a value.
public protocol OptionalCodingWrapper {
    associatedtype WrappedType: ExpressibleByNilLiteral
    init(wrappedValue: WrappedType)
}

extension Persisted: OptionalCodingWrapper where Value: ExpressibleByNilLiteral {}

extension KeyedDecodingContainer {
    /// Decodes an optional property whose key can be missing.
    public func decode<T: Decodable & OptionalCodingWrapper>(_ type: T.Type, forKey key: Key) throws -> T {
        try decodeIfPresent(T.self, forKey: key) ?? T(wrappedValue: nil)
    }
}
