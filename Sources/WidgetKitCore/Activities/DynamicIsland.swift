import Foundation
import SwiftUI

/// A Live Activity in the Dynamic Island. It is declared; no picture is made of it yet.
@MainActor @preconcurrency public struct DynamicIsland: Sendable {
    nonisolated public init<Expanded: DynamicIslandExpandedContent, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// What a tap opens.
    nonisolated public func widgetURL(_ url: URL?) -> DynamicIsland { self }

    /// The tint of the island's border.
    nonisolated public func keylineTint(_ color: Color?) -> DynamicIsland { self }

    /// Distances in points between the island's edges and its content.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }

    nonisolated public func contentMargins(_ insets: EdgeInsets, for mode: DynamicIslandMode) -> DynamicIsland { self }
}

/// A form that the island takes.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A place in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// How a view lies beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String

    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// What an expanded island shows: regions.
public protocol DynamicIslandExpandedContent {}

/// A region of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandExpandedContent {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}

    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> DynamicIslandExpandedRegion { self }
}

/// Several regions.
public struct _DynamicIslandExpandedGroup: DynamicIslandExpandedContent {}

/// Collects the regions of an expanded island.
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildBlock() -> some DynamicIslandExpandedContent { _DynamicIslandExpandedGroup() }
    public static func buildBlock<each Content: DynamicIslandExpandedContent>(
        _ content: repeat each Content
    ) -> some DynamicIslandExpandedContent { _DynamicIslandExpandedGroup() }
    public static func buildExpression<Content: DynamicIslandExpandedContent>(_ content: Content) -> Content { content }
    public static func buildOptional<Content: DynamicIslandExpandedContent>(
        _ content: Content?
    ) -> some DynamicIslandExpandedContent { _DynamicIslandExpandedGroup() }
    public static func buildEither<Content: DynamicIslandExpandedContent>(
        first content: Content
    ) -> _DynamicIslandExpandedGroup { _DynamicIslandExpandedGroup() }
    public static func buildEither<Content: DynamicIslandExpandedContent>(
        second content: Content
    ) -> _DynamicIslandExpandedGroup { _DynamicIslandExpandedGroup() }
    public static func buildLimitedAvailability<Content: DynamicIslandExpandedContent>(
        _ content: Content
    ) -> some DynamicIslandExpandedContent { _DynamicIslandExpandedGroup() }
}

extension View {
    /// Where a view of an expanded region lies beside the camera; no picture is made of islands yet.
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View { self }
}
