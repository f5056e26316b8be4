/// A type-erased view.
public struct AnyView {
    private let resolve: @MainActor (_ResolutionContext, inout [_LayoutNode]) -> Void

    public init<V: View>(_ view: V) {
        if let view = view as? AnyView {
            self = view
        } else {
            resolve = { context, nodes in V._resolve(view, in: context, into: &nodes) }
        }
    }

    public init<V: View>(erasing view: V) { self.init(view) }

    /// Creates a type-erased view from `value`, or returns nil if it is not a view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: _PrimitiveView {
    public static func _resolve(
        _ view: AnyView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        guard let inner = context.descending(into: AnyView.self) else { return }
        view.resolve(inner, &nodes)
    }
}
