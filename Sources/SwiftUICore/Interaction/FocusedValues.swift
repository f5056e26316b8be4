import Combine
import Foundation

// Values that the focused view gives. In a picture, no view has the focus.

/// A key of a focused value.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values of the focused view, of which there are none.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the focused view; always nil.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view; its value is always nil.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view; always nil.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    public init() {}

    public var wrappedValue: ObjectType? { nil }
    public var projectedValue: Wrapper? { nil }
}

extension View {
    /// Effect: none, because no view has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusSection() -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View { self }
}

/// The importance of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
