/// Which view has the focus; in a picture none has.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    fileprivate final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    /// A way to ask for the focus and to see who has it.
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

// As in SwiftUI: a picture sets and reads its values on the main actor alone.
extension FocusState: @unchecked Sendable where Value: Sendable {}
