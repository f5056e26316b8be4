import Foundation
import SwiftUI

/// Offers its content a width, and is as wide as that needs, at most that wide. So a timer's text, which takes what it is offered, is as
/// wide as that.
struct OfferedWidth: Layout {
    /// The width in points.
    let width: CGFloat
    let alignment: HorizontalAlignment

    init(_ width: CGFloat, alignment: HorizontalAlignment) { (self.width, self.alignment) = (width, alignment) }

    private func offer(_ height: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width, height: height) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(offer(proposal.height)) }
        return CGSize(width: min(width, sizes.map(\.width).max() ?? 0), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let isLeading = alignment == .leading
        for subview in subviews {
            subview.place(
                at: CGPoint(x: isLeading ? bounds.minX : bounds.maxX, y: bounds.midY), anchor: isLeading ? .leading : .trailing,
                proposal: offer(proposal.height))
        }
    }
}
