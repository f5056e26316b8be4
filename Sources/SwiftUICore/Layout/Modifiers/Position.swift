import Foundation

/// Takes all the proposed space and places the view's center at a point in it.
package struct PositionModifier: NodeModifier {
    var position: CGPoint

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        PositionNode(node, position: position.finite, context: context)
    }
}

private final class PositionNode: UnaryLayoutNode {
    private let position: CGPoint

    init(_ child: _LayoutNode, position: CGPoint, context: _ResolutionContext) {
        self.position = position
        super.init(child, context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    override func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(size)
        let childSize = child.sizeThatFits(offer).finite(or: offer)
        return (CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2), offer)
    }
}

extension View {
    /// Places the view's center at `position`, in points from the top-left corner of the proposed space.
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
