import Combine

/// An object that a view owns and that is created before the view's body is evaluated.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The storage that a view and its copies share.
    private final class Storage {
        private let make: () -> ObjectType
        private(set) lazy var object = make()

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private var storage: Storage

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = Storage(thunk)
    }

    /// Creates the object, and keeps it while the views' reports make one picture again.
    public mutating func _bind(in context: _ResolutionContext) {
        storage = context.session.updates.storage(storage, in: context)
        _ = storage.object
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(storage.object)
    }
}

// Only the main actor creates the object and provides access to it.
extension StateObject: @unchecked Sendable {}
