import Combine

/// An object that a view around this one has put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?
    private var session: RenderSession?

    nonisolated public init() {}

    /// The object. Where no view around has set one, making the picture ends with a message that says so.
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

// The main actor alone gives out the object.
extension EnvironmentObject: @unchecked Sendable {}

extension View {
    /// Puts an object into the environment, where `@EnvironmentObject` properties of its type find it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectValueModifier(value: object))
    }
}
