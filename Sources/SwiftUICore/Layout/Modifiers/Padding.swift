import Foundation

/// Adds space around a view.
package struct PaddingModifier: NodeModifier {
    /// The default padding, in points (measured).
    nonisolated static let standard: CGFloat = 16

    var insets: EdgeInsets

    nonisolated init(_ edges: Edge.Set, _ length: CGFloat?) {
        let length = length ?? PaddingModifier.standard
        insets = EdgeInsets(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    nonisolated init(_ insets: EdgeInsets) { self.insets = insets }

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        PaddingNode(node, insets: insets, context: context)
    }
}

private final class PaddingNode: UnaryLayoutNode {
    private let insets: EdgeInsets

    init(_ child: _LayoutNode, insets: EdgeInsets, context: _ResolutionContext) {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        self.insets = EdgeInsets(
            top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
            trailing: finite(insets.trailing))
        super.init(child, context: context)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(horizontal: insets.leading + insets.trailing, vertical: insets.top + insets.bottom)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    /// A padded edge keeps the standard distance; an edge without padding keeps the child's spacing.
    override func computeSpacing() -> ViewSpacing {
        var spacing = child.spacing
        if insets.top != 0 { spacing.top = .standard }
        if insets.leading != 0 { spacing.leading = .standard }
        if insets.bottom != 0 { spacing.bottom = .standard }
        if insets.trailing != 0 { spacing.trailing = .standard }
        return spacing
    }

    override func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), childProposal(proposal))
    }
}

extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets)) }

    /// Adds padding of `length` points on the given edges; nil is the standard 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(edges, length))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { modifier(PaddingModifier(.all, length)) }
}
