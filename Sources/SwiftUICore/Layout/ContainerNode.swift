import Foundation

/// A node whose children are arranged by a `Layout`.
final class ContainerNode<L: Layout>: _LayoutNode {
    private let layout: L
    private let nodes: [_LayoutNode]
    private let subviews: LayoutSubviews
    private lazy var cache = layout.makeCache(subviews: subviews)

    init(layout: L, children: [_LayoutNode], context: _ResolutionContext) {
        self.layout = layout
        nodes = children
        subviews = LayoutSubviews(
            nodes: children[...], layoutDirection: context.environment.layoutDirection)
        super.init(context: context)
    }

    override var children: [_LayoutNode] { nodes }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func computeSpacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    override func computeExplicitGuides() -> ExplicitGuides {
        layout is any BuiltInLayout ? ExplicitGuides.none.union(of: nodes) : .all
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return key.axis == .horizontal
            ? layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            : layout.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        let bounds = CGRect(origin: .zero, size: size)
        let recorder = PlacementRecorder(count: nodes.count)
        layout.placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews.recording(into: recorder), cache: &cache)
        for (index, child) in nodes.enumerated() {
            let placement = recorder.placement(of: index, in: bounds)
            let childSize = child.sizeThatFits(placement.proposal).finite(or: placement.proposal)
            place(
                child, at: placement.origin(size: childSize), proposal: placement.proposal, in: size,
                context: context)
        }
    }
}

/// A layout of ours, whose explicit guides are its children's.
protocol BuiltInLayout: Layout {}
