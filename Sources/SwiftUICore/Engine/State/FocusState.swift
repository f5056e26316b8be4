/// The focus state of views. In a picture, no view has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
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
}

// As in SwiftUI, values are set and read only on the main actor.
extension FocusState: @unchecked Sendable where Value: Sendable {}
