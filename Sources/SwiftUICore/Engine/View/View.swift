/// A part of the user interface: a value that describes content and is composed of other views.
///
/// Custom views implement `body`. Views that draw or arrange content themselves have `Never` as their body and
/// implement `_resolve(_:in:into:)` instead.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends the layout nodes of `view`: none, one, or several for a parent to arrange.
    @MainActor @preconcurrency static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode])
}

extension View {
    @MainActor @preconcurrency public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        guard let inner = context.descending(into: Self.self) else { return }
        let first = nodes.count
        if DynamicPropertyBinder.binds(Self.self) {
            var bound = view
            DynamicPropertyBinder.bind(&bound, in: inner)
            Body._resolve(bound.body, in: inner, into: &nodes)
        } else {
            Body._resolve(view.body, in: inner, into: &nodes)
        }
        inner.mark(nodes[first...], as: Self.self)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no values and no body") }
}

/// A view that resolves itself and has no body.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) draws itself and has no body") }
}

extension View {
    /// Returns the nodes of this view.
    @MainActor package func resolved(in context: _ResolutionContext) -> [_LayoutNode] {
        var nodes: [_LayoutNode] = []
        // The views inside are no siblings of those that a walk goes through.
        if context.session.siblings == nil {
            Self._resolve(self, in: context, into: &nodes)
        } else {
            context.with(nil) { Self._resolve(self, in: context, into: &nodes) }
        }
        return nodes
    }

    /// Returns this view as exactly one node: either its only node, or its nodes on top of each other as in a ZStack.
    @MainActor func resolvedAsOne(
        in context: _ResolutionContext, alignment: Alignment = .center
    ) -> _LayoutNode {
        let nodes = resolved(in: context)
        if nodes.count == 1 { return nodes[0] }
        return ContainerNode(layout: ZStackLayout(alignment: alignment), children: nodes, context: context)
    }
}
