import Synchronization

/// A property wrapper that makes getting and setting a class's property safe on any thread.
///
/// The type is public because the properties are. Users' sources do not use it.
@propertyWrapper public final class _Guarded<Value>: Sendable {
    // Goes in and out as a whole; objects it refers to are shared as on Apple's systems.
    private struct Contents: @unchecked Sendable {
        var value: Value
    }

    private let contents: Mutex<Contents>

    public init(wrappedValue: Value) { contents = Mutex(Contents(value: wrappedValue)) }

    public var wrappedValue: Value {
        get { contents.withLock { $0 }.value }
        set {
            let new = Contents(value: newValue)
            contents.withLock { $0 = new }
        }
    }
}
