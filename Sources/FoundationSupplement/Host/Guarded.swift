import Synchronization

/// Makes a class's property one that any thread may get and set, each time as a whole.
///
/// Public because the properties are: users' sources have no need of it.
@propertyWrapper public final class _Guarded<Value>: Sendable {
    private let value: Mutex<Value>

    public init(wrappedValue: Value) { value = Mutex(wrappedValue) }

    public var wrappedValue: Value {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
