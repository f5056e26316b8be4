// Modifiers are visible to other modules. Then the compiler sees through `some View`, and programs need not look types up.

/// A modifier that changes layout nodes and has no body.
@MainActor @preconcurrency public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) works on nodes and has no body") }
}

/// A modifier that changes the environment of its content.
@MainActor @preconcurrency protocol EnvironmentModifier: _PrimitiveModifier {
    func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    public static func _resolve<V: View>(
        _ modifier: Self, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        var inner = context
        modifier.change(&inner.environment)
        V._resolve(content, in: inner, into: &nodes)
    }
}

/// A modifier that wraps each node of its content.
@MainActor @preconcurrency protocol NodeModifier: _PrimitiveModifier {
    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode
}

extension NodeModifier {
    public static func _resolve<V: View>(
        _ modifier: Self, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let first = nodes.count
        V._resolve(content, in: context, into: &nodes)
        for index in first..<nodes.count { nodes[index] = modifier.wrap(nodes[index], in: context) }
    }
}
