/// Several sibling views, which their parent arranges.
public struct TupleView<T> {
    /// The views, and what resolves each in turn. The views' types are known only where the tuple is created.
    ///
    /// Each modifier of a stack copies the stack, so the parts are shared.
    private final class Parts {
        let value: T
        let resolve: @MainActor (T, _ResolutionContext, inout [_LayoutNode]) -> Void

        init(_ value: T, resolve: @escaping @MainActor (T, _ResolutionContext, inout [_LayoutNode]) -> Void) {
            (self.value, self.resolve) = (value, resolve)
        }
    }

    private var parts: Parts

    public var value: T {
        get { parts.value }
        set { parts = Parts(newValue, resolve: parts.resolve) }
    }

    init(_ value: T, resolve: @escaping @MainActor (T, _ResolutionContext, inout [_LayoutNode]) -> Void) {
        parts = Parts(value, resolve: resolve)
    }

    public init<each Content: View>(_ value: T) where T == (repeat each Content) {
        self.init(value, resolve: { views, context, nodes in
            repeat context.resolve(sibling: each views, into: &nodes)
        })
    }
}

extension TupleView: _PrimitiveView {
    public static func _resolve(
        _ view: TupleView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        view.parts.resolve(view.parts.value, context, &nodes)
    }
}
