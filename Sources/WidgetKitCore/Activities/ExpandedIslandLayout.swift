import Foundation
import SwiftUI
import SwiftUICore

/// The upper row of the expanded island: the leading side, the center and the trailing side.
///
/// Sides with content share equally what the center leaves. The center has a third of the row, and more where its content needs
/// it and the sides do not. It takes the room of a side without content.
///
/// A side that is too wide beside the camera, and says that it then goes below, begins below the camera where the center has no
/// content. There it has the row's width, less what the other side takes. If both sides go below, they share the row equally, or
/// the one with the higher priority has first what it needs. (Apple's documentation says that a prioritized side below the camera
/// gets the island's full width, and not how the sides share it, which is a guess.)
struct ExpandedIslandLayout: Layout {
    /// The width of the camera, in points. The center is at least as wide.
    let cameraWidth: CGFloat
    /// The height of the camera below the row's upper edge, in points.
    var cameraHeight: CGFloat = 0
    /// The priorities of the sides.
    var priorities: (leading: Double, trailing: Double) = (0, 0)

    /// The distance between sides of which one is below the camera, in points.
    private static let spacing: CGFloat = 8

    /// The widths that the three parts are offered, and the sides' distances from the upper edge.
    private struct Arrangement {
        var widths: [CGFloat]
        var tops: [CGFloat] = [0, 0, 0]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 3 else { return .zero }
        let width = proposal.width ?? subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
        let arrangement = arrangement(of: subviews, in: width)
        let heights = subviews.indices.map { index in
            arrangement.tops[index]
                + subviews[index].sizeThatFits(ProposedViewSize(width: arrangement.widths[index], height: proposal.height)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let arrangement = arrangement(of: subviews, in: bounds.width)
        let (widths, tops) = (arrangement.widths, arrangement.tops)
        func place(_ index: Int, at x: CGFloat, anchor: UnitPoint) {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.minY + tops[index]), anchor: anchor,
                proposal: ProposedViewSize(width: widths[index], height: bounds.height - tops[index]))
        }
        place(0, at: bounds.minX, anchor: .topLeading)
        place(1, at: tops == [0, 0, 0] ? bounds.minX + widths[0] + widths[1] / 2 : bounds.midX, anchor: .top)
        place(2, at: bounds.maxX, anchor: .topTrailing)
    }

    private func arrangement(of subviews: Subviews, in width: CGFloat) -> Arrangement {
        let hasCenter = subviews[1].sizeThatFits(.unspecified).height > cameraHeight
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
        let room = max(0, (width - cameraWidth) / 2)
        let below = [0, 2].filter { index in
            !hasCenter && ideal[index] > room && subviews[index].preference(BelowIfTooWideKey.self) ?? false
        }
        guard let first = below.first else { return Arrangement(widths: widths(of: subviews, in: width)) }
        var arrangement = Arrangement(widths: [min(ideal[0], room), cameraWidth, min(ideal[2], room)])
        for index in below { arrangement.tops[index] = cameraHeight }
        let whole = max(0, width - ExpandedIslandLayout.spacing)
        guard below.count == 2 else {
            let other = subviews[2 - first].sizeThatFits(ProposedViewSize(width: arrangement.widths[2 - first], height: nil)).width
            arrangement.widths[first] = other == 0 ? width : max(0, whole - other)
            return arrangement
        }
        (arrangement.widths[0], arrangement.widths[2]) = (whole / 2, whole / 2)
        guard priorities.leading != priorities.trailing else { return arrangement }
        let preferred = priorities.leading > priorities.trailing ? 0 : 2
        arrangement.widths[preferred] = max(whole / 2, min(ideal[preferred], whole))
        arrangement.widths[2 - preferred] = whole - arrangement.widths[preferred]
        return arrangement
    }

    /// Returns the widths that the three parts are offered beside and below the camera.
    private func widths(of subviews: Subviews, in width: CGFloat) -> [CGFloat] {
        let sides = [subviews[0], subviews[2]].map { $0.sizeThatFits(.unspecified).width }
        if !sides.contains(0) {
            let offer = max(width / 3, width - 2 * max(sides[0], sides[1]))
            let center = subviews[1].sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
            let side = max(0, (width - center) / 2)
            return [side, center, side]
        }
        let room = max(0, (width - cameraWidth) / 2)
        let (leading, trailing) = (min(sides[0], room), min(sides[1], room))
        return [leading, max(0, width - leading - trailing), trailing]
    }
}
