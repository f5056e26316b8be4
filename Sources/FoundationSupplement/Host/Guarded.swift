import Synchronization

/// A property wrapper that makes getting and setting a class's property safe on any thread.
///
/// The type is public because the properties are. Users' sources do not use it.
@propertyWrapper public final class _Guarded<Value>: Sendable {
    private let value: Mutex<Value>

    public init(wrappedValue: Value) { value = Mutex(wrappedValue) }

    public var wrappedValue: Value {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
