import Foundation
import SwiftUI

/// The upper row of the expanded island: the leading side, the center and the trailing side.
///
/// Sides with content share equally what the center leaves. The center has a third of the row, and more where its content needs
/// it and the sides do not. It takes the room of a side without content.
struct ExpandedIslandLayout: Layout {
    /// The width of the camera, in points. The center is at least as wide.
    let cameraWidth: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 3 else { return .zero }
        let width = proposal.width ?? subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
        let widths = widths(of: subviews, in: width)
        let heights = zip(subviews, widths).map { view, width in
            view.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let widths = widths(of: subviews, in: bounds.width)
        func place(_ index: Int, at x: CGFloat, anchor: UnitPoint) {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.minY), anchor: anchor,
                proposal: ProposedViewSize(width: widths[index], height: bounds.height))
        }
        place(0, at: bounds.minX, anchor: .topLeading)
        place(1, at: bounds.minX + widths[0] + widths[1] / 2, anchor: .top)
        place(2, at: bounds.maxX, anchor: .topTrailing)
    }

    /// Returns the widths that the three parts are offered.
    private func widths(of subviews: Subviews, in width: CGFloat) -> [CGFloat] {
        let sides = [subviews[0], subviews[2]].map { $0.sizeThatFits(.unspecified).width }
        if !sides.contains(0) {
            let wanted = min(subviews[1].sizeThatFits(.unspecified).width, width - 2 * max(sides[0], sides[1]))
            let center = subviews[1].sizeThatFits(ProposedViewSize(width: max(width / 3, wanted), height: nil)).width
            let side = max(0, (width - center) / 2)
            return [side, center, side]
        }
        let room = max(0, (width - cameraWidth) / 2)
        let (leading, trailing) = (min(sides[0], room), min(sides[1], room))
        return [leading, max(0, width - leading - trailing), trailing]
    }
}
