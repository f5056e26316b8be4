extension View {
    /// Ties the view's state to a value; a still picture keeps no state, so nothing changes.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

    /// Skips updates that change nothing; a still picture has none.
    nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that compares itself before it is updated.
public struct EquatableView<Content: Equatable> {
    public var content: Content
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View {
    public var body: some View { content }
}

/// A scope for the identities of views.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {}

    public init() {}
    public var wrappedValue: ID { ID() }
}
