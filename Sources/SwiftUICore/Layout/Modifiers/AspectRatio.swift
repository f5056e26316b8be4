import Foundation

/// Whether a view fits inside the proposed space or fills it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Proposes to a view the largest size of a ratio that fits inside the proposal, or the smallest that fills it.
package struct AspectRatioModifier: NodeModifier {
    /// The ratio of width to height; nil for the view's ideal ratio.
    var ratio: CGFloat?
    var contentMode: ContentMode

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        AspectRatioNode(node, modifier: self, context: context)
    }
}

private final class AspectRatioNode: UnaryLayoutNode {
    private let modifier: AspectRatioModifier
    private lazy var ideal = child.sizeThatFits(.unspecified)

    init(_ child: _LayoutNode, modifier: AspectRatioModifier, context: _ResolutionContext) {
        self.modifier = modifier
        super.init(child, context: context)
    }

    private var ratio: CGFloat? {
        let ratio = modifier.ratio ?? ideal.width / ideal.height
        return ratio.isFinite && ratio > 0 ? ratio : nil
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let ratio else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return proposal
        case (let width?, nil):
            return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?):
            return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            return ProposedViewSize(fitting(CGSize(width: width, height: height), ratio))
        }
    }

    private func fitting(_ size: CGSize, _ ratio: CGFloat) -> CGSize {
        let isWider = size.width > size.height * ratio || size.height == 0 && size.width > 0
        let followsHeight = modifier.contentMode == .fit ? isWider : !isWider
        if size.width == .infinity && size.height == .infinity { return size }
        return followsHeight
            ? CGSize(width: size.height * ratio, height: size.height)
            : CGSize(width: size.width, height: size.width / ratio)
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
    /// Constrains the view to a ratio of width to height; nil uses the view's own.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
