/// A value that a view owns.
///
/// This view value and its copies store changes. If an action on appearance, or a report of a preference or of
/// geometry, changes the value, the picture is made again.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    public init(wrappedValue value: Value) { storage = Storage(value) }
    public init(initialValue value: Value) { storage = Storage(value) }

    public mutating func _bind(in context: _ResolutionContext) {
        storage = context.session.updates.storage(storage, in: context)
    }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

// As in SwiftUI, values are set and read only on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}
