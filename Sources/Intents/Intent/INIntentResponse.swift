import FoundationSupplement
import Synchronization

/// The response of an app to an intent.
// An open class cannot be checked. Every property that changes is guarded.
open class INIntentResponse: NSObject, @unchecked Sendable {
    private let storage = Mutex<[String: AnyHashable]>([:])

    /// The activity with which the app continues.
    @_Guarded open var userActivity: NSUserActivity?

    public required override init() {}

    /// Returns the value of a parameter, or `nil` if it has none or one of another type.
    public final func _parameter<Value>(_ name: String) -> Value? {
        storage.withLock { $0[name].flatMap { $0.base as? Value } }
    }

    /// Sets the value of a parameter, or removes it if `value` is `nil`.
    public final func _setParameter<Value: Hashable>(_ value: Value?, named name: String) {
        storage.withLock { $0[name] = value.map(AnyHashable.init) }
    }
}
