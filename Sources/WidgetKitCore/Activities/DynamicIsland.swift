import Foundation
import FoundationSupplement
import SwiftUI

/// A Live Activity in the Dynamic Island, which previews draw.
@MainActor @preconcurrency public struct DynamicIsland: Sendable {
    /// The views, which are created when they are drawn.
    struct Views {
        let regions: @MainActor () -> [DynamicIslandRegion]
        let compactLeading, compactTrailing, minimal: @MainActor () -> AnyView
    }

    let views: Views
    var margins: [DynamicIslandMode: EdgeInsets] = [:]
    /// Where the border gets its tint.
    var keylinePlace: SourcePlace?

    nonisolated public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        views = Views(
            regions: { expanded().regions }, compactLeading: { AnyView(RootStack(compactLeading())) },
            compactTrailing: { AnyView(RootStack(compactTrailing())) }, minimal: { AnyView(RootStack(minimal())) })
    }

    /// Sets the URL that a tap opens. Effect: none, because nothing is tapped in a preview.
    nonisolated public func widgetURL(_ url: URL?) -> DynamicIsland { self }

    /// Sets the tint of the island's border, which only shows on dark screens. Pictures show the island without a
    /// border, and in the dark appearance a message says so.
    nonisolated public func keylineTint(
        _ color: Color?, _file: StaticString = #fileID, _line: UInt = #line
    ) -> DynamicIsland {
        var island = self
        island.keylinePlace = color == nil ? nil : SourcePlace(_file, _line)
        return island
    }

    /// Sets the distances in points between the island's edges and its content.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
    ) -> DynamicIsland {
        var insets = margins[mode] ?? mode.standardMargins
        if edges.contains(.top) { insets.top = length }
        if edges.contains(.leading) { insets.leading = length }
        if edges.contains(.bottom) { insets.bottom = length }
        if edges.contains(.trailing) { insets.trailing = length }
        return contentMargins(insets, for: mode)
    }

    nonisolated public func contentMargins(_ insets: EdgeInsets, for mode: DynamicIslandMode) -> DynamicIsland {
        var island = self
        island.margins[mode] = insets
        return island
    }
}

/// A presentation of the island.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")

    /// The default margins, estimated by eye (a guess).
    var standardMargins: EdgeInsets {
        self == .expanded
            ? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            : EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
    }
}

/// A position in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The placement of a view relative to the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String

    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// A type-erased region.
struct DynamicIslandRegion: @unchecked Sendable {  // Its closure runs on the main actor alone.
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let content: @MainActor () -> AnyView
    var margins: [(edges: Edge.Set, length: CGFloat)] = []
}

/// The content of an expanded island: the views of its regions.
public struct DynamicIslandExpandedContent<Content: View> {
    /// The regions in source order.
    let regions: [DynamicIslandRegion]
}

/// A region of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    fileprivate var region: DynamicIslandRegion

    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {
        region = DynamicIslandRegion(position: position, priority: priority, content: { AnyView(content()) })
    }

    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> DynamicIslandExpandedRegion {
        var copy = self
        copy.region.margins.append((edges, length))
        return copy
    }
}

/// A builder for the regions of an expanded island.
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C>(
        first: DynamicIslandExpandedRegion<C>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<C>(regions: [first.region])
    }

    public static func buildPartialBlock<C>(
        first: DynamicIslandExpandedContent<C>
    ) -> DynamicIslandExpandedContent<some View> {
        first
    }

    public static func buildPartialBlock<C0, C1>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<TupleView<(C0, C1)>>(regions: accumulated.regions + [next.region])
    }

    public static func buildPartialBlock<C0, C1>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<TupleView<(C0, C1)>>(regions: accumulated.regions + next.regions)
    }
}

extension View {
    /// Sets the vertical placement of a view in an expanded region. The whole region is placed so.
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View {
        preference(key: BelowIfTooWideKey.self, value: verticalPlacement == .belowIfTooWide)
    }
}

/// Whether a view goes below the camera where it is too wide beside it.
enum BelowIfTooWideKey: PreferenceKey {
    static let defaultValue = false
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
