import Foundation

/// The section views that stay visible during scrolling. They make no difference in a still picture.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A grid with columns of given widths, filled line by line from the top.
public struct LazyVGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content
    let trace = SourceTrace.here()
}

extension LazyVGrid: View, LayoutContainer {
    public typealias Body = Never

    /// Creates a grid. `spacing` is the distance between lines in points; nil is the standard 8.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard)
        self.content = content()
    }
}

/// A grid with rows of given heights, filled line by line from the leading edge.
public struct LazyHGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content
    let trace = SourceTrace.here()
}

extension LazyHGrid: View, LayoutContainer {
    public typealias Body = Never

    /// Creates a grid. `spacing` is the distance between lines in points; nil is the standard 8.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard)
        self.content = content()
    }
}
