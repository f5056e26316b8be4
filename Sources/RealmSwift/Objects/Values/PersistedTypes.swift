import Foundation

/// A type that a property of an object can have.
public protocol _HasPersistedType {
    /// The type that a Realm stores for it.
    associatedtype PersistedType = Self
}

/// A type that a property with `@Persisted` can have.
public protocol _Persistable: _HasPersistedType {
    /// The value of a property without one.
    static func _rlmDefaultValue() -> Self
}

/// A type that an optional property with `@Persisted` can have.
public protocol _PersistableInsideOptional: _Persistable {}

/// A type that a Realm's collections can hold.
public protocol RealmCollectionValue: Hashable, _HasPersistedType {}

/// A type whose optional values a Realm's collections can hold.
public protocol _RealmCollectionValueInsideOptional: RealmCollectionValue {}

/// A type whose least and greatest values can be found.
public protocol MinMaxType {}
/// A type whose values can be added.
public protocol AddableType {}
/// A type whose values have an order.
public protocol SortableType {}
/// A type that can be sorted by its properties.
public protocol KeypathSortable {}
/// A type whose values can be indexed.
public protocol _Indexable {}
/// A type whose values tell objects apart.
public protocol _PrimaryKey {}
/// A type that `RealmOptional` can hold.
public protocol RealmOptionalType: _HasPersistedType {}
/// A type that `RealmProperty` can hold.
public protocol RealmPropertyType: _Persistable {}
/// A type whose values queries compare by size.
public protocol _QueryNumeric {}
/// A type whose values queries search.
public protocol _QueryBinary {}
/// A type whose values queries search as texts.
public protocol _QueryString: _QueryBinary {}

/// A type that has a value without arguments.
public protocol _DefaultConstructible {
    init()
}

extension _Persistable where Self: _DefaultConstructible {
    public static func _rlmDefaultValue() -> Self { Self() }
}

/// The types of numbers that a property can have.
public typealias _RealmNumber = _PersistableInsideOptional & _DefaultConstructible & _RealmCollectionValueInsideOptional
    & MinMaxType & AddableType & SortableType & RealmOptionalType & _QueryNumeric

extension Int: _RealmNumber, _PrimaryKey, _Indexable {}
extension Int8: _RealmNumber, _PrimaryKey, _Indexable {}
extension Int16: _RealmNumber, _PrimaryKey, _Indexable {}
extension Int32: _RealmNumber, _PrimaryKey, _Indexable {}
extension Int64: _RealmNumber, _PrimaryKey, _Indexable {}
extension Float: _RealmNumber {}
extension Double: _RealmNumber {}
extension Decimal128: _RealmNumber {}
extension Bool: _PersistableInsideOptional, _DefaultConstructible, _RealmCollectionValueInsideOptional, RealmOptionalType, _PrimaryKey, _Indexable {}
extension String: _PersistableInsideOptional, _DefaultConstructible, _RealmCollectionValueInsideOptional, SortableType, _QueryString, _PrimaryKey, _Indexable {}
extension Data: _PersistableInsideOptional, _DefaultConstructible, _RealmCollectionValueInsideOptional, SortableType, _QueryBinary {}
extension Date: _PersistableInsideOptional, _DefaultConstructible, _RealmCollectionValueInsideOptional, MinMaxType, SortableType, _QueryNumeric, _Indexable {}
extension UUID: _PersistableInsideOptional, _DefaultConstructible, _RealmCollectionValueInsideOptional, _PrimaryKey, _Indexable {}
extension ObjectId: _PersistableInsideOptional, _DefaultConstructible, _RealmCollectionValueInsideOptional, _PrimaryKey, _Indexable {}

extension Date {
    /// The date of a property without one: the start of 1970, as a Realm has it.
    public static func _rlmDefaultValue() -> Date { Date(timeIntervalSince1970: 0) }
}

extension Optional: _HasPersistedType where Wrapped: _HasPersistedType {
    public typealias PersistedType = Wrapped.PersistedType?
}
extension Optional: _Persistable where Wrapped: _HasPersistedType {
    public static func _rlmDefaultValue() -> Wrapped? { nil }
}
extension Optional: RealmCollectionValue where Wrapped: _RealmCollectionValueInsideOptional {}
extension Optional: MinMaxType where Wrapped: MinMaxType {}
extension Optional: AddableType where Wrapped: AddableType {}
extension Optional: SortableType where Wrapped: SortableType {}
extension Optional: _Indexable where Wrapped: _Indexable {}
extension Optional: _PrimaryKey where Wrapped: _PrimaryKey {}
extension Optional: RealmPropertyType where Wrapped: RealmOptionalType {}
extension Optional: _QueryNumeric where Wrapped: _QueryNumeric {}
extension Optional: _QueryBinary where Wrapped: _QueryBinary {}
extension Optional: _QueryString where Wrapped: _QueryString {}

/// An optional type, of which queries look through.
public protocol OptionalProtocol {
    associatedtype Wrapped
    /// The value as an optional.
    var _wrapped: Wrapped? { get }
}

extension Optional: OptionalProtocol {
    public var _wrapped: Wrapped? { self }
}
