import Foundation

/// A view that shows the first of its children whose ideal size fits the proposed space, or the last one if none fits.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: View {
    public typealias Body = Never

    public var body: Never { fatalError("ViewThatFits chooses among views and has no body") }

    /// Creates a view. `axes` are the axes along which a child has to fit.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    public static func _resolve(
        _ view: ViewThatFits, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let candidates = view.content.resolved(in: context)
        if candidates.isEmpty { return }
        nodes.append(ViewThatFitsNode(candidates, axes: view.axes, context: context))
    }
}

/// Shows one of several views.
final class ViewThatFitsNode: _LayoutNode {
    let candidates: [_LayoutNode]
    private let axes: Axis.Set
    private var chosen: _LayoutNode

    init(_ candidates: [_LayoutNode], axes: Axis.Set, context: _ResolutionContext) {
        (self.candidates, self.axes) = (candidates, axes)
        chosen = candidates[0]
        super.init(context: context)
    }

    /// The displayed view. Before placement, this is the first one.
    override var children: [_LayoutNode] { [chosen] }

    private func choice(_ proposal: ProposedViewSize) -> _LayoutNode {
        candidates.dropLast().first { fits($0, proposal) } ?? candidates[candidates.count - 1]
    }

    private func fits(_ candidate: _LayoutNode, _ proposal: ProposedViewSize) -> Bool {
        var ideal = proposal
        if axes.contains(.horizontal) { ideal.width = nil }
        if axes.contains(.vertical) { ideal.height = nil }
        let size = candidate.sizeThatFits(ideal)
        func fits(_ length: CGFloat, _ offered: CGFloat?) -> Bool { offered.map { length <= $0 + 1e-6 } ?? true }
        return (!axes.contains(.horizontal) || fits(size.width, proposal.width))
            && (!axes.contains(.vertical) || fits(size.height, proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { choice(proposal).sizeThatFits(proposal) }
    override func computeSpacing() -> ViewSpacing { candidates[0].spacing }
    override func computeExplicitGuides() -> ExplicitGuides { ExplicitGuides.none.union(of: candidates) }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal.sanitized).explicitGuide(key, in: size, proposal: proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        chosen = choice(proposal.sanitized)
        place(chosen, at: .zero, proposal: proposal, in: size, context: context)
    }
}
