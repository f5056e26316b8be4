import Foundation

/// `frame(minWidth:…)`: a frame whose lengths follow the proposal within limits. The child is aligned in it.
struct FlexibleFrameModifier: NodeModifier {
    /// The limits on one axis, in points.
    struct Limits {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        /// Returns the child's proposed length if `length` is proposed to this frame.
        func offer(_ length: CGFloat?) -> CGFloat? {
            guard let length = length ?? ideal else { return nil }
            return clamped(length, least ?? -.infinity, most ?? .infinity)
        }

        /// Returns the frame's own length: the proposed length, clamped to the limits. The child's length replaces a
        /// missing limit.
        func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
            let inside = clamped(child, least ?? -.infinity, most ?? .infinity)
            return clamped(proposed ?? ideal ?? inside, least ?? inside, most ?? inside)
        }

        /// Returns the length proposed to the child in a frame of `length`. This is the frame's own length, or nil for
        /// the child's ideal length if the frame itself has its ideal length and no limit has changed it.
        func offer(in length: CGFloat, _ proposed: CGFloat?) -> CGFloat? {
            guard proposed == nil, ideal == nil, (least ?? -.infinity) < length, length < (most ?? .infinity) else {
                return length
            }
            return nil
        }

        /// Whether the limits are valid and in ascending order.
        var areSane: Bool {
            let (least, most) = (least ?? 0, most ?? .infinity)
            let ideal = ideal ?? least
            return least >= 0 && least < .infinity && least <= ideal && ideal <= most
        }

        var isEmpty: Bool { least == nil && ideal == nil && most == nil }

        private func clamped(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            Swift.max(least, Swift.min(length, most))
        }
    }

    var width: Limits
    var height: Limits
    var alignment: Alignment

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        FlexibleFrameNode(node, modifier: self, context: context)
    }
}

private final class FlexibleFrameNode: UnaryNode {
    private var modifier: FlexibleFrameModifier

    init(_ child: _LayoutNode, modifier: FlexibleFrameModifier, context: _ResolutionContext) {
        self.modifier = modifier
        super.init(child, context: context)
        self.modifier.width = validated(modifier.width)
        self.modifier.height = validated(modifier.height)
    }

    /// Removes invalid limits and reports them, as SwiftUI does.
    private func validated(_ limits: FlexibleFrameModifier.Limits) -> FlexibleFrameModifier.Limits {
        if limits.areSane { return limits }
        var limits = limits
        let lengths = [limits.least, limits.ideal, limits.most].compactMap { $0 }
        if lengths.contains(where: { $0.isNaN || $0 < 0 }) || limits.least == .infinity {
            report("limits must be nonnegative numbers, and the minimum must be finite")
            func sane(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 ? $0 : nil } }
            limits = .init(
                least: sane(limits.least).flatMap { $0.isFinite ? $0 : nil }, ideal: sane(limits.ideal),
                most: sane(limits.most))
        } else if zip(lengths, lengths.dropFirst()).contains(where: { $0 > $1 }) {
            report("limits must be in ascending order: minimum, ideal, maximum")
        }
        return limits
    }

    private func report(_ message: String) {
        session.diagnostics.report("frame: \(message)")
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.width.offer(proposal.width), height: modifier.height.offer(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(
            width: modifier.width.length(proposal.width, child: size.width),
            height: modifier.height.length(proposal.height, child: size.height))
    }

    /// Edges along an axis with a frame length keep the standard distance.
    override func computeSpacing() -> ViewSpacing {
        child.spacing.reset(horizontal: !modifier.width.isEmpty, vertical: !modifier.height.isEmpty)
    }

    override func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(
            width: modifier.width.offer(in: size.width, proposal.width),
            height: modifier.height.offer(in: size.height, proposal.height))
        return (aligned(modifier.alignment, in: size, proposal: offer), offer)
    }
}

extension View {
    /// Gives the view a frame whose size follows the proposal within the given limits, in points.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }
}
