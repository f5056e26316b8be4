/// Reserves a view's space without drawing the view.
package struct HiddenModifier: NodeModifier {
    nonisolated init() {}

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        HiddenNode(node, context: context)
    }
}

final class HiddenNode: UnaryNode {
    override func draw(in drawing: inout DrawingContext) {}
}

extension View {
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
