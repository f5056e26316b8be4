import DisplayList

extension View {
    /// Mirrors the view's drawing in right-to-left layouts.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroringModifier(isEnabled: enabled))
    }
}

/// Mirrors a view where text runs from right to left.
package struct MirroringModifier: NodeModifier {
    let isEnabled: Bool

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        guard isEnabled && context.environment.layoutDirection == .rightToLeft else { return node }
        let mirror = TransformModifier { CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: $0.width, ty: 0) }
        return mirror.wrap(node, in: context)
    }
}
