import Foundation

/// Views in a row, from the leading to the trailing edge.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content
    let trace = SourceTrace.here()
}

extension HStack: View, LayoutContainer {
    public typealias Body = Never

    /// Creates a stack. `spacing` is in points; nil uses the distances that the views prefer.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// The layout of `HStack`.
@frozen public struct HStackLayout: LinearLayout, Sendable {
    public typealias Cache = _StackLayoutCache

    static var axis: Axis { .horizontal }
    public var alignment: VerticalAlignment
    /// The distance between views, in points; nil uses the distances that the views prefer.
    public var spacing: CGFloat?
    var alignmentKey: AlignmentKey { alignment.key }

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}
