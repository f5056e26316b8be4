/// The accessibility focus of views. In a picture, no view has the focus.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    fileprivate final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// A binding to the focus state.
    @propertyWrapper public struct Binding {
        fileprivate let storage: Storage

        public var wrappedValue: Value {
            get { storage.value }
            nonmutating set { storage.value = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private let storage: Storage

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { Binding(storage: storage) }

    public init() where Value == Bool { storage = Storage(false) }
    public init<T: Hashable>() where Value == T? { storage = Storage(nil) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { storage = Storage(false) }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { storage = Storage(nil) }
}

extension View {
    /// Effect: none, because no view has the focus.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func accessibilityDefaultFocus<Value>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }

    /// Effect: none, because no view has the focus.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
}
