import SwiftUI

/// A view of its own size, that takes no room where it is offered none: a label that others are in the way of.
struct CollapsingLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal == .zero ? .zero : subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
