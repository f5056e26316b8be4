extension View {
    /// Effect: none, because a still picture keeps no state between updates.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

    /// Effect: none, because a still picture is not updated.
    nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is compared with its previous value before it is updated.
public struct EquatableView<Content: Equatable> {
    public var content: Content
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View {
    public var body: some View { content }
}

/// A namespace for view identifiers.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {}

    public init() {}
    public var wrappedValue: ID { ID() }
}
