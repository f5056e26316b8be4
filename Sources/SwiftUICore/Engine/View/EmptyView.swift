/// A view without content: it takes no space and draws nothing.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: _PrimitiveView {
    public static func _resolve(
        _ view: EmptyView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {}
}
