import Combine

/// An object that a view owns; it is made when it is first asked for.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object of a view and its copies.
    private final class Storage {
        private let make: () -> ObjectType
        private(set) lazy var object = make()

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private var storage: Storage

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = Storage(thunk)
    }

    /// Keeps the object while one picture is made again for what its views report.
    public mutating func _bind(in context: _ResolutionContext) {
        storage = context.session.updates.storage(storage, in: context)
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(storage.object)
    }
}

// The main actor alone makes and gives out the object.
extension StateObject: @unchecked Sendable {}
