/// A key of a value that views give to the container around them.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The view's tag, if it has one.
    var tag: AnyHashable?

    init() {}

    var isEmpty: Bool { values.isEmpty }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the view's tag, if it has one of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

    /// Returns these values with those that `others` has besides or instead.
    func overridden(by others: ContainerValues) -> ContainerValues {
        var copy = self
        copy.values.merge(others.values) { $1 }
        return copy
    }
}
