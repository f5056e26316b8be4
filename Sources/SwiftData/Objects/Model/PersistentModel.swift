import Foundation
import Observation

/// An object that a model context keeps. The macro `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue {
    init(backingData: any BackingData<Self>)

    var persistentBackingData: any BackingData<Self> { get set }
    static var schemaMetadata: [Schema.PropertyMetadata] { get }

    /// Makes an object whose properties have no values yet.
    init(_$modelState: _ModelState)
    /// What a context knows about the object.
    var _$modelState: _ModelState { get set }
    /// The properties that no two objects share, from `#Unique`.
    static var _uniquenessConstraints: [[AnyKeyPath]] { get }
}

extension PersistentModel {
    public static var _uniquenessConstraints: [[AnyKeyPath]] { [] }

    public init(backingData: any BackingData<Self>) { self.init(_$modelState: backingData._modelState) }

    public var persistentBackingData: any BackingData<Self> {
        get { _DefaultBackingData<Self>(_$modelState) }
        set { _$modelState = newValue._modelState }
    }

    public static func createBackingData<P: PersistentModel>() -> some BackingData<P> {
        _DefaultBackingData<P>(_ModelState())
    }

    public var persistentModelID: PersistentIdentifier { _$modelState.identifier(for: type(of: self)) }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object belongs to; nil before it is inserted.
    public var modelContext: ModelContext? { _$modelState.context }
    public var hasChanges: Bool { _$modelState.context?.isChanged(self) ?? false }
    public var isDeleted: Bool { _$modelState.isDeleted }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    // An object's address differs between runs, and with it would the order of sets.
    public func hash(into hasher: inout Hasher) { hasher.combine(_$modelState.number) }

    public func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value { self[keyPath: forKey] }

    public func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) {
        guard let writable = forKey as? ReferenceWritableKeyPath<Self, Value> else { return }
        self[keyPath: writable] = newValue
    }

    /// Returns the value of a property. The getters that `@Model` makes call it.
    public func _value<Value>(of stored: _StoredValue<Value>, _ name: String) -> Value {
        guard let value = stored.value else { fatalError("\(Self.self).\(name) is read before it has a value.") }
        return value
    }

    /// Sets a property, and keeps the other side of a relationship up. The setters that `@Model` makes call it.
    public func _setValue<Value>(
        _ value: Value, in storage: ReferenceWritableKeyPath<Self, _StoredValue<Value>>, _ name: String
    ) {
        let old = self[keyPath: storage].value
        self[keyPath: storage] = _StoredValue(value)
        _$modelState.context?.note(self, name, old: old.map { $0 as Any })
        if Value.self is any _RelationshipValue.Type {
            RelationshipUpkeep.didSet(name, of: self, old: _models(in: old), new: _models(in: value))
        }
    }

    private func _models<Value>(in value: Value) -> [any PersistentModel] {
        (value as? any _RelationshipValue)?._models ?? []
    }
}
