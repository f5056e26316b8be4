import Foundation
import SwiftUI

/// The presentations of the island as views: black, with the camera in the middle. Nothing is drawn outside of the black.
@MainActor struct DynamicIslandShapes {
    let island: DynamicIsland
    let device: WidgetDevice

    /// The height of the collapsed island, in points, from Apple's guidelines.
    static let height: CGFloat = 36.67
    /// The largest width of a compact side, margins included, in points: half of what the camera leaves of the expanded island. The
    /// guidelines ask for sides of 52.33 or 62.33 points, and phones draw wider ones, up to the screen's width. Where they end is a guess.
    private var compactLimit: CGFloat { (device.screen.width - 2 * device.activityInset - Self.cameraWidth) / 2 }
    /// The width of the camera between the sides: the guidelines' widths of whole islands, 230 and 250 points, less two sides.
    static let cameraWidth: CGFloat = 125.34

    /// The presentation of a single activity, on both sides of the camera.
    var compact: some View {
        HStack(spacing: 0) {
            side(island.views.compactLeading(), mode: .compactLeading, alignment: .leading)
            Color.clear.frame(width: Self.cameraWidth)
            side(island.views.compactTrailing(), mode: .compactTrailing, alignment: .trailing)
        }
        .frame(height: Self.height)
        .containerShape(Capsule())
        .clipShape(Capsule())
        .background(.black, in: Capsule())
    }

    private func side(_ view: AnyView, mode: DynamicIslandMode, alignment: HorizontalAlignment) -> some View {
        let margins = island.margins[mode] ?? mode.standardMargins
        return OfferedWidth(max(0, compactLimit - margins.leading - margins.trailing), alignment: alignment) { view }
            .padding(margins)
    }

    /// The presentation of one of several activities: a disc, or a capsule up to 45 points wide.
    var minimal: some View {
        // A disc without content is still a disc.
        ZStack { island.views.minimal() }
            .padding(island.margins[.minimal] ?? DynamicIslandMode.minimal.standardMargins)
            .frame(minWidth: Self.height, maxWidth: 45)
            .fixedSize(horizontal: true, vertical: false)
            .frame(height: Self.height)
            .containerShape(Capsule())
            .clipShape(Capsule())
            .background(.black, in: Capsule())
    }

    /// The largest height of the expanded presentation, in points.
    static let largestHeight: CGFloat = 160

    /// The expanded presentation: 84 to 160 points high.
    var expanded: some View {
        expandedContent
            .frame(minHeight: 84, maxHeight: DynamicIslandShapes.largestHeight, alignment: .top)
            .fixedSize(horizontal: false, vertical: true)
            .containerShape(RoundedRectangle(cornerRadius: 44, style: .continuous))
            .background(.black, in: RoundedRectangle(cornerRadius: 44, style: .continuous))
            .clipShape(RoundedRectangle(cornerRadius: 44, style: .continuous))
    }

    /// The regions of the expanded presentation with their margins, in any height.
    var expandedContent: some View {
        let regions = island.views.regions()
        return VStack(spacing: 0) {
            ExpandedIslandLayout(
                cameraWidth: Self.cameraWidth, cameraHeight: cameraHeight,
                priorities: (Self.priority(of: .leading, in: regions), Self.priority(of: .trailing, in: regions))
            ) {
                part(.leading, of: regions)
                // Views beside the camera do not overlap it. The center region is below it.
                VStack(spacing: 0) {
                    Color.clear.frame(width: Self.cameraWidth, height: cameraHeight)
                    part(.center, of: regions)
                }
                part(.trailing, of: regions)
            }
            part(.bottom, of: regions)
        }
        .padding(expandedMargins)
        .frame(width: device.screen.width - 2 * device.activityInset)
    }

    private var expandedMargins: EdgeInsets { island.margins[.expanded] ?? DynamicIslandMode.expanded.standardMargins }

    /// The distance of the camera's lower edge from the island's upper edge, in points.
    private static let cameraBottom: CGFloat = 36

    /// The height of the camera below the upper margin, in points.
    private var cameraHeight: CGFloat { max(0, Self.cameraBottom - expandedMargins.top) }

    private static func priority(of position: DynamicIslandExpandedRegionPosition, in regions: [DynamicIslandRegion]) -> Double {
        regions.filter { $0.position == position }.map(\.priority).max() ?? 0
    }

    /// Returns the regions of a position, with higher priorities first.
    private func part(
        _ position: DynamicIslandExpandedRegionPosition, of regions: [DynamicIslandRegion]
    ) -> some View {
        let chosen = regions.enumerated().filter { $0.element.position == position }
            .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
        return VStack(spacing: 0) {
            ForEach(chosen, id: \.offset) { region in
                region.element.margins.reduce(region.element.content()) { AnyView($0.padding($1.edges, $1.length)) }
            }
        }
    }
}
