/// An enumeration that a property declares as Objective-C's, which Realms before version 10 store.
public protocol RealmEnum {}

/// An enumeration that properties with `@Persisted` and collections can have.
public protocol PersistableEnum: _PersistableInsideOptional, RawRepresentable, CaseIterable, RealmEnum,
    _RealmCollectionValueInsideOptional, MinMaxType, SortableType, Comparable where RawValue: Comparable {}

extension PersistableEnum {
    /// The first case.
    public init() { self = Self.allCases.first! }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    public static func _rlmDefaultValue() -> Self { Self.allCases.first! }
}

/// A type of the program's own that is stored as another one.
public protocol _CustomPersistable: _PersistableInsideOptional, _RealmCollectionValueInsideOptional {}

/// A type that every stored value can be made into.
public protocol CustomPersistable: _CustomPersistable where PersistedType: _Persistable {
    init(persistedValue: PersistedType)
    /// The value that is stored.
    var persistableValue: PersistedType { get }
}

/// A type that some stored values can be made into.
public protocol FailableCustomPersistable: _CustomPersistable where PersistedType: _Persistable {
    init?(persistedValue: PersistedType)
    /// The value that is stored.
    var persistableValue: PersistedType { get }
}

extension CustomPersistable {
    public static func _rlmDefaultValue() -> Self { Self(persistedValue: PersistedType._rlmDefaultValue()) }
}

extension FailableCustomPersistable {
    public static func _rlmDefaultValue() -> Self {
        guard let value = Self(persistedValue: PersistedType._rlmDefaultValue()) else {
            fatalError("\(Self.self) cannot be made from the default value of \(PersistedType.self).")
        }
        return value
    }
}
