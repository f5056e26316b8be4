import Foundation

/// A node with a single child, whose guides, spacing and traits it passes on.
class UnaryNode: _LayoutNode {
    final let child: _LayoutNode

    init(_ child: _LayoutNode, context: _ResolutionContext) {
        self.child = child
        super.init(context: context)
        traits = child.traits
    }

    override var children: [_LayoutNode] { [child] }
    override var onlyChild: _LayoutNode? { child }

    override func draw(in drawing: inout DrawingContext) { drawing.draw(child) }

    /// Returns the child's position and proposal if this node has `size` for `proposal`.
    func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (.zero, proposal)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
    override func computeSpacing() -> ViewSpacing { child.spacing }
    override func computeExplicitGuides() -> ExplicitGuides { child.explicitGuides }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let placement = childPlacement(in: size, proposal: proposal)
        let childSize = child.sizeThatFits(placement.proposal)
        guard let guide = child.explicitGuide(key, in: childSize, proposal: placement.proposal) else { return nil }
        return guide + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        let placement = childPlacement(in: size, proposal: proposal)
        place(child, at: placement.origin, proposal: placement.proposal, in: size, context: context)
    }

    /// Returns the origin that aligns the child's guides with this node's own.
    final func aligned(_ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let dimensions = child.dimensions(in: proposal)
        let own = ViewDimensions(size: size)
        let (target, guide) = (own.point(at: alignment), dimensions.point(at: alignment))
        return CGPoint(x: target.x - guide.x, y: target.y - guide.y)
    }
}

/// A node that lays its child out itself. The child's priority ends here: the stack around shares its length with the
/// node (reverse-engineered; measured for a spacer's frame).
class UnaryLayoutNode: UnaryNode {
    override init(_ child: _LayoutNode, context: _ResolutionContext) {
        super.init(child, context: context)
        if traits.layoutPriority != 0 { traits.layoutPriority = 0 }
    }

    /// Returns the spacing of a frame that sets the lengths along the given axes. Edges along these keep the standard
    /// distance.
    final func spacingOfFrame(horizontal: Bool, vertical: Bool) -> ViewSpacing {
        child.keepsSpacingInFrames ? child.spacing : child.spacing.reset(horizontal: horizontal, vertical: vertical)
    }
}
