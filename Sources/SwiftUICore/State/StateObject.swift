import Combine

/// An object that a view owns; it is made when it is first asked for.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object of a view and its copies.
    private final class Storage {
        private let make: () -> ObjectType
        private(set) lazy var object = make()

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let storage: Storage

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = Storage(thunk)
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { storage.object }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(storage.object)
    }
}

extension StateObject: @unchecked Sendable {}
