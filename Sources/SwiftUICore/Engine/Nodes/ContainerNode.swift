import Foundation

/// A node whose children are arranged by a `Layout`.
final class ContainerNode<L: Layout>: _LayoutNode {
    private let layout: L
    private let nodes: [_LayoutNode]
    private let subviews: LayoutSubviews
    /// A layout's cache, which is modified in place.
    private final class CacheBox {
        // An access lasts while the children are measured; nothing calls this node meanwhile.
        @exclusivity(unchecked) var cache: L.Cache
        init(_ cache: L.Cache) { self.cache = cache }
    }

    @exclusivity(unchecked) private var box: CacheBox?
    /// The version of the session's containers for which the cache is valid.
    @exclusivity(unchecked) private var cacheVersion = 0

    /// Calls `body` with the layout's cache, recreated if the enclosing containers have changed.
    private func withCache<R>(_ body: (inout L.Cache) -> R) -> R {
        if let box {
            if cacheVersion != session.layoutVersion {
                layout.updateCache(&box.cache, subviews: subviews)
                cacheVersion = session.layoutVersion
            }
            return body(&box.cache)
        }
        let box = CacheBox(layout.makeCache(subviews: subviews))
        self.box = box
        cacheVersion = session.layoutVersion
        return body(&box.cache)
    }

    init(layout: L, children: [_LayoutNode], context: _ResolutionContext) {
        self.layout = layout
        nodes = children
        subviews = LayoutSubviews(
            nodes: children[...], layoutDirection: context.environment.layoutDirection)
        super.init(context: context)
    }

    override var children: [_LayoutNode] { nodes }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func computeSpacing() -> ViewSpacing {
        withCache { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func computeExplicitGuides() -> ExplicitGuides {
        L._forwardsGuides ? ExplicitGuides.none.union(of: nodes) : .all
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        let bounds = CGRect(origin: .zero, size: size)
        let recorder = PlacementRecorder(count: nodes.count)
        withCache { cache in
            layout.placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews.recording(into: recorder), cache: &cache)
        }
        for (index, child) in nodes.enumerated() {
            let placement = recorder.placement(of: index, in: bounds)
            let childSize = child.sizeThatFits(placement.proposal).finite(or: placement.proposal)
            var origin = placement.origin(size: childSize)
            if isRightToLeft { origin.x = size.width - origin.x - childSize.width }
            child.place(at: origin, proposal: placement.proposal, context: context)
        }
    }
}

/// A built-in layout. Its explicit guides are those of its children.
protocol BuiltInLayout: Layout {}

extension BuiltInLayout {
    public static var _forwardsGuides: Bool { true }
}
