import Combine

/// An object that a view observes and another part of the program owns.
///
/// A still picture shows the object's state at the evaluation of the body.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper that makes bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        fileprivate let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(object, keyPath) }
    }

    private var object: ObjectType

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object) }

    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
    nonisolated public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }
}

// Only the main actor provides access to the object.
extension ObservedObject: @unchecked Sendable {}

extension ObservedObject.Wrapper {
    /// Creates a wrapper for the properties of `object`.
    init(_ object: ObjectType) { self.object = object }
}

extension Binding {
    /// Creates a binding to a property of an object.
    init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
