import CoreSpotlight
import FoundationSupplement
import Synchronization

/// A property of an entity for shortcuts and searches.
@propertyWrapper
// The value is guarded, and the title is constant.
public final class EntityProperty<Value>: @unchecked Sendable {
    private let storage: Mutex<Value?>

    /// The display name.
    public let title: LocalizedStringResource?

    init(storing title: LocalizedStringResource?, _ value: Value? = nil) {
        self.title = title
        storage = Mutex(value)
    }

    public convenience init() { self.init(storing: nil) }
    public convenience init(title: LocalizedStringResource) { self.init(storing: title) }
    public convenience init(identifier: String) { self.init(storing: nil) }
    public convenience init(identifier: String, title: LocalizedStringResource) { self.init(storing: title) }

    // Where searches keep the value has no meaning in a picture.

    public convenience init<Key>(indexingKey: WritableKeyPath<CSSearchableItemAttributeSet, Key>) { self.init() }
    public convenience init<Key>(title: LocalizedStringResource, indexingKey: WritableKeyPath<CSSearchableItemAttributeSet, Key>) {
        self.init(title: title)
    }
    public convenience init(customIndexingKey: CSCustomAttributeKey) { self.init() }
    public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) { self.init(title: title) }

    /// The value. Reading it before it is set stops the program, as on a device; an optional value is `nil`.
    public var wrappedValue: Value {
        get {
            if let value = storage.withLock({ $0 }) { return value }
            if let none = Value.self as? any ExpressibleByNilLiteral.Type,
                let value = none.init(nilLiteral: ()) as? Value
            {
                return value
            }
            fatalError(
                "A @Property of type \(Value.self)\(title.map { " (\(String(localized: $0)))" } ?? "") was read before "
                    + "it was set. Set it in the entity's initializer.")
        }
        set { storage.withLock { $0 = newValue } }
    }

    public var projectedValue: EntityProperty<Value> { self }
}
