/// A modification of a view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Appends the nodes of `content` as changed by `modifier`.
    @MainActor @preconcurrency static func _resolve<V: View>(
        _ modifier: Self, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode])
}

extension ViewModifier {
    @MainActor @preconcurrency public static func _resolve<V: View>(
        _ modifier: Self, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        guard let inner = context.descending(into: Self.self) else { return }
        var bound = modifier
        DynamicPropertyBinder.bind(&bound, in: inner)
        let placeholder = _ViewModifier_Content<Self> { context, nodes in
            V._resolve(content, in: context, into: &nodes)
        }
        Body._resolve(bound.body(content: placeholder), in: inner, into: &nodes)
    }

    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view to which a modifier is applied.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let resolve: @MainActor (_ResolutionContext, inout [_LayoutNode]) -> Void
}

extension _ViewModifier_Content: _PrimitiveView {
    public static func _resolve(
        _ view: _ViewModifier_Content, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        view.resolve(context, &nodes)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()

    nonisolated public init() {}

    public func body(content: Content) -> some View { content }
}
