import Foundation

/// Moves a view's drawing. The frame that its parents see stays the same.
package struct OffsetModifier: NodeModifier {
    var offset: CGSize

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        OffsetNode(node, offset: offset, context: context)
    }
}

private final class OffsetNode: UnaryNode {
    private let offset: CGPoint

    init(_ child: _LayoutNode, offset: CGSize, context: _ResolutionContext) {
        self.offset = CGPoint(x: offset.width, y: offset.height).finite
        super.init(child, context: context)
    }

    /// Guides stay with the frame, because only the drawing moves.
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.explicitGuide(key, in: size, proposal: proposal)
    }

    override func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (offset, proposal)
    }
}

extension View {
    /// Draws the view `offset` points away from its place.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
