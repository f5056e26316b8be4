import Foundation
import SwiftUI

/// A view rotated by 90°, including its layout.
struct QuarterTurn<Content: View>: View {
    /// The number of clockwise quarter turns: 1 or −1, or 0 for none.
    let turns: Int
    let content: Content

    var body: some View {
        if turns == 0 {
            content
        } else {
            SwappedSizeLayout() { content.rotationEffect(.degrees(90 * Double(turns))) }
        }
    }
}

/// Swaps the width and height of its view and keeps the view's center.
private struct SwappedSizeLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(swapped(proposal)) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: swapped(proposal))
        }
    }

    private func swapped(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.height, height: proposal.width)
    }
}
