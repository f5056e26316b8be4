/// A value that relates an object to others: a model, an optional one, or a collection of models.
public protocol _RelationshipValue {
    /// The model of the related objects.
    static var _destination: any PersistentModel.Type { get }
    /// Whether it relates to any number of objects.
    static var _isToMany: Bool { get }
    /// The related objects.
    var _models: [any PersistentModel] { get }
    /// Returns the value that relates to these objects; nil if it cannot, as a model that is not optional to none.
    static func _value(of models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
    public static var _destination: any PersistentModel.Type { Self.self }
    public static var _isToMany: Bool { false }
    public var _models: [any PersistentModel] { [self] }
    public static func _value(of models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
    public static var _destination: any PersistentModel.Type { Wrapped._destination }
    public static var _isToMany: Bool { Wrapped._isToMany }
    public var _models: [any PersistentModel] { self?._models ?? [] }
    public static func _value(of models: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._value(of: models)) }
}

/// A collection of models.
public protocol RelationshipCollection {
    associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
    public typealias PersistentElement = Element
}

extension Array: _RelationshipValue where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    public var _models: [any PersistentModel] { self }
    public static func _value(of models: [any PersistentModel]) -> [Element]? { models.compactMap { $0 as? Element } }
}

extension Set: RelationshipCollection where Element: PersistentModel {
    public typealias PersistentElement = Element
}

extension Set: _RelationshipValue where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    /// The objects in the order of their identifiers, because a set has none.
    public var _models: [any PersistentModel] { sorted { $0.persistentModelID < $1.persistentModelID } }
    public static func _value(of models: [any PersistentModel]) -> Set<Element>? {
        Set(models.compactMap { $0 as? Element })
    }
}
