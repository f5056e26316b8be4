import Foundation

/// `frame(width:height:alignment:)`: a frame of fixed lengths. The child is aligned in it.
package struct FrameModifier: NodeModifier {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        FrameNode(node, modifier: self, context: context)
    }
}

private final class FrameNode: UnaryLayoutNode {
    private var modifier: FrameModifier

    init(_ child: _LayoutNode, modifier: FrameModifier, context: _ResolutionContext) {
        self.modifier = modifier
        super.init(child, context: context)
        self.modifier.width = validated(modifier.width)
        self.modifier.height = validated(modifier.height)
    }

    /// Ignores negative and non-finite lengths and reports them, as SwiftUI does.
    private func validated(_ length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        if length.isFinite && length >= 0 { return length }
        session.diagnostics.report("frame: a length of \(length) points is ignored; lengths must be finite and not negative")
        return nil
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = modifier.width, let height = modifier.height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
    }

    override func computeSpacing() -> ViewSpacing {
        spacingOfFrame(horizontal: modifier.width != nil, vertical: modifier.height != nil)
    }

    override func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let offer = childProposal(proposal)
        return (aligned(modifier.alignment, in: size, proposal: offer), offer)
    }
}

extension View {
    /// Gives the view a frame of the given size in points. A nil length keeps the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
}
