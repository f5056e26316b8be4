import Foundation

/// Keeps a view at its ideal size for every proposal.
package struct FixedSizeModifier: NodeModifier {
    var horizontal: Bool
    var vertical: Bool

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        FixedSizeNode(node, modifier: self, context: context)
    }
}

private final class FixedSizeNode: UnaryNode {
    private let modifier: FixedSizeModifier

    init(_ child: _LayoutNode, modifier: FixedSizeModifier, context: _ResolutionContext) {
        self.modifier = modifier
        super.init(child, context: context)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    override func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (.zero, childProposal(proposal))
    }
}

extension View {
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
