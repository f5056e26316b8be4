/// Several sibling views, which their parent arranges.
public struct TupleView<T> {
    public var value: T

    /// Resolves each part in turn. The parts' types are known only where the tuple is created.
    private let resolve: @MainActor (_ResolutionContext, inout [_LayoutNode]) -> Void

    init(_ value: T, resolve: @escaping @MainActor (_ResolutionContext, inout [_LayoutNode]) -> Void) {
        self.value = value
        self.resolve = resolve
    }

    public init<each Content: View>(_ value: T) where T == (repeat each Content) {
        self.init(value, resolve: { context, nodes in
            repeat context.resolve(sibling: each value, into: &nodes)
        })
    }
}

extension TupleView: _PrimitiveView {
    public static func _resolve(
        _ view: TupleView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        view.resolve(context, &nodes)
    }
}
