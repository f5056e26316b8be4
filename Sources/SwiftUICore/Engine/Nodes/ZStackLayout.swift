import Foundation

/// The layout of `ZStack`. Each view receives the full proposal; the views of the highest priority determine the size.
@frozen public struct ZStackLayout: BuiltInLayout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The extent of the views of the highest priority on both sides of their guides.
    private struct Extent {
        var (left, right) = (-CGFloat.infinity, -CGFloat.infinity)
        var (top, bottom) = (-CGFloat.infinity, -CGFloat.infinity)

        var size: CGSize { CGSize(width: left + right, height: top + bottom) }
    }

    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Extent {
        let highest = subviews.map(\.priority).max() ?? 0
        var extent = Extent()
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let guide = dimensions.point(at: alignment)
            // The center of an infinite view is infinitely far away, so its whole length counts on the trailing side.
            extent.left = max(extent.left, guide.x.isFinite ? guide.x : 0)
            extent.right = max(extent.right, guide.x.isFinite ? dimensions.width - guide.x : dimensions.width)
            extent.top = max(extent.top, guide.y.isFinite ? guide.y : 0)
            extent.bottom = max(extent.bottom, guide.y.isFinite ? dimensions.height - guide.y : dimensions.height)
        }
        return extent
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.isEmpty ? .zero : extent(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard !subviews.isEmpty else { return }
        // For placement, every view is offered the stack's own size, which the views of the highest priority determine.
        let offer = ProposedViewSize(bounds.size)
        let extent = extent(offer, subviews)
        for subview in subviews {
            let guide = subview.dimensions(in: offer).point(at: alignment)
            subview.place(
                at: CGPoint(x: bounds.minX + extent.left - guide.x, y: bounds.minY + extent.top - guide.y),
                proposal: offer)
        }
    }
}
