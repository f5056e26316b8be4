import Combine

/// An object that an enclosing view has added to the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper that makes bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?
    private var session: RenderSession?

    nonisolated public init() {}

    /// The object. If no enclosing view has set one, rendering ends with an error message.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            RenderSession.abandon(.missingObject(kind: "ObservableObject", type: ObjectType.self), in: session)
        }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(wrappedValue) }

    public mutating func _bind(in context: _ResolutionContext) {
        object = context.environment[ObjectType.self]
        session = context.session
    }
}

// Only the main actor provides access to the object.
extension EnvironmentObject: @unchecked Sendable {}

extension View {
    /// Adds an object to the environment, for `@EnvironmentObject` properties of its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectValueModifier(value: object))
    }
}
