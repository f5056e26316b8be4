import Foundation

/// Extends a view into the safe area that its frame touches.
package struct IgnoresSafeAreaModifier: NodeModifier {
    let edges: Edge.Set

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        IgnoresSafeAreaNode(node, edges: edges, context: context)
    }
}

private final class IgnoresSafeAreaNode: UnaryNode {
    private let edges: Edge.Set

    init(_ child: _LayoutNode, edges: Edge.Set, context: _ResolutionContext) {
        self.edges = edges
        super.init(child, context: context)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        var reach = context.safeArea.reach(
            of: CGRect(origin: context.origin, size: size), isRightToLeft: isRightToLeft)
        if !edges.contains(.top) { reach.top = 0 }
        if !edges.contains(.leading) { reach.leading = 0 }
        if !edges.contains(.bottom) { reach.bottom = 0 }
        if !edges.contains(.trailing) { reach.trailing = 0 }
        guard reach != EdgeInsets() else {
            return super.placeChildren(in: size, proposal: proposal, context: context)
        }
        let offer = ProposedViewSize(
            width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
        place(
            child, at: CGPoint(x: -reach.leading, y: -reach.top), proposal: offer, in: size, context: context)
    }
}

extension View {
    /// Extends the view into the safe area on the given edges. A widget as a whole has no safe area.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Works like `ignoresSafeArea(_:edges:)`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
