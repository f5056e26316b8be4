import DisplayList

/// A key type for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view passes to all views inside it.
public struct EnvironmentValues: CustomStringConvertible {
    private var storage = EnvironmentStorage()
    /// The values that each layout node reads.
    var ofNodes = NodeValues()

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let box = storage[ObjectIdentifier(key)] else { return K.defaultValue }
            return unsafeDowncast(box, to: EnvironmentBox<K.Value>.self).value
        }
        set { storage.set(EnvironmentBox(newValue), for: ObjectIdentifier(key)) }
    }

    /// The object of the given type in the environment.
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get {
            guard let box = storage[ObjectIdentifier(objectType)] else { return nil }
            return unsafeDowncast(box, to: EnvironmentBox<T?>.self).value
        }
        set { storage.set(EnvironmentBox(newValue), for: ObjectIdentifier(objectType)) }
    }

    /// Makes the values quicker to read. Those that are set later are few.
    mutating func gather() { storage.gather() }

    public var description: String { "EnvironmentValues(\(storage.count) values)" }
}

/// Sets a value of the environment.
package struct EnvironmentValueModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes a value of the environment.
package struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// Puts an object into the environment.
package struct EnvironmentObjectValueModifier<Value: AnyObject>: EnvironmentModifier {
    let value: Value?

    func change(_ environment: inout EnvironmentValues) { environment[Value.self] = value }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
    }

    nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
        modifier(EnvironmentObjectValueModifier(value: object))
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }
}
