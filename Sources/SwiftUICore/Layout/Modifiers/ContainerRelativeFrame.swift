import Foundation

/// A frame whose lengths depend on the container's. The child is aligned in it.
package struct ContainerRelativeFrameModifier: NodeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        ContainerRelativeFrameNode(node, modifier: self, context: context)
    }
}

private final class ContainerRelativeFrameNode: UnaryLayoutNode {
    private let modifier: ContainerRelativeFrameModifier
    private let container: RelativeContainer?

    init(_ child: _LayoutNode, modifier: ContainerRelativeFrameModifier, context: _ResolutionContext) {
        self.modifier = modifier
        container = context.environment.relativeContainer
        super.init(child, context: context)
    }

    private func length(_ axis: Axis) -> CGFloat? {
        guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical), let container else { return nil }
        let length = modifier.length(container.length(along: axis), axis)
        if length.isFinite && length >= 0 { return length }
        session.diagnostics.report(
            "containerRelativeFrame: a length of \(length) points is ignored; lengths must be finite and not negative")
        return nil
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offer = childProposal(proposal)
        let size = child.sizeThatFits(offer)
        return CGSize(width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
    }

    override func computeSpacing() -> ViewSpacing {
        spacingOfFrame(
            horizontal: modifier.axes.contains(.horizontal), vertical: modifier.axes.contains(.vertical))
    }

    override func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let offer = childProposal(proposal)
        return (aligned(modifier.alignment, in: size, proposal: offer), offer)
    }
}

extension View {
    /// Gives the view a frame as large as the container along `axes`. The container is the entire picture or the
    /// enclosing scroll view.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a frame that spans `span` of `count` equal parts of the container along `axes`, with `spacing`
    /// points between the parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Gives the view a frame whose length along each of `axes` is computed from the container's by `length`.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}
