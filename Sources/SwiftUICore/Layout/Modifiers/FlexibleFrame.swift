import Foundation

/// `frame(minWidth:…)`: a frame whose lengths follow the proposal within limits. The child is aligned in it.
package struct FlexibleFrameModifier: NodeModifier {
    /// The limits on one axis, in points.
    struct Limits {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        /// Returns the child's proposed length if `length` is proposed to this frame.
        func offer(_ length: CGFloat?) -> CGFloat? {
            guard let length = length ?? ideal else { return nil }
            return clamped(length, minimum ?? -.infinity, maximum ?? .infinity)
        }

        /// Returns the frame's own length: the proposed length, clamped to the limits. The child's length replaces a
        /// missing limit.
        func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
            let inside = clamped(child, minimum ?? -.infinity, maximum ?? .infinity)
            return clamped(proposed ?? ideal ?? inside, minimum ?? inside, maximum ?? inside)
        }

        /// Returns the length proposed to the child in a frame of `length`. This is the frame's own length, or nil for
        /// the child's ideal length if the frame itself has its ideal length and no limit has changed it.
        func offer(in length: CGFloat, _ proposed: CGFloat?) -> CGFloat? {
            guard proposed == nil, ideal == nil, (minimum ?? -.infinity) < length, length < (maximum ?? .infinity) else {
                return length
            }
            return nil
        }

        /// Whether the limits are valid and in ascending order.
        var areValid: Bool {
            let (minimum, maximum) = (minimum ?? 0, maximum ?? .infinity)
            let ideal = ideal ?? minimum
            return minimum >= 0 && minimum < .infinity && minimum <= ideal && ideal <= maximum
        }

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        private func clamped(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
            Swift.max(minimum, Swift.min(length, maximum))
        }
    }

    var width: Limits
    var height: Limits
    var alignment: Alignment

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        FlexibleFrameNode(node, modifier: self, context: context)
    }
}

private final class FlexibleFrameNode: UnaryLayoutNode {
    private var modifier: FlexibleFrameModifier

    init(_ child: _LayoutNode, modifier: FlexibleFrameModifier, context: _ResolutionContext) {
        self.modifier = modifier
        super.init(child, context: context)
        self.modifier.width = validated(modifier.width)
        self.modifier.height = validated(modifier.height)
    }

    /// Removes invalid limits and reports them, as SwiftUI does.
    private func validated(_ limits: FlexibleFrameModifier.Limits) -> FlexibleFrameModifier.Limits {
        if limits.areValid { return limits }
        var limits = limits
        let lengths = [limits.minimum, limits.ideal, limits.maximum].compactMap { $0 }
        if lengths.contains(where: { $0.isNaN || $0 < 0 }) || limits.minimum == .infinity {
            report("limits must be nonnegative numbers, and the minimum must be finite")
            func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 ? $0 : nil } }
            limits = .init(
                minimum: valid(limits.minimum).flatMap { $0.isFinite ? $0 : nil }, ideal: valid(limits.ideal),
                maximum: valid(limits.maximum))
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

    override func computeSpacing() -> ViewSpacing {
        spacingOfFrame(horizontal: !modifier.width.isEmpty, vertical: !modifier.height.isEmpty)
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
                width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
    }
}
