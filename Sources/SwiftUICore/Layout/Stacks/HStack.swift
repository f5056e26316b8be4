import Foundation

/// Views in a line, from the leading edge to the trailing one.
public struct HStack<Content> {
    let layout: HStackLayout
    let content: Content
}

extension HStack: View, LayoutContainer where Content: View {
    public typealias Body = Never

    /// `spacing` is in points; nil keeps the distances the views prefer.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// The layout of `HStack`.
@frozen public struct HStackLayout: LinearLayout, Sendable {
    public typealias Cache = StackCache

    static var axis: Axis { .horizontal }
    public var alignment: VerticalAlignment
    /// In points; nil keeps the distances the views prefer.
    public var spacing: CGFloat?
    var alignmentKey: AlignmentKey { alignment.key }

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}
