import Foundation

/// Views in a column, from top to bottom.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content
    let trace = SourceTrace.here()
}

extension VStack: View, LayoutContainer {
    public typealias Body = Never

    /// Creates a stack. `spacing` is in points; nil uses the distances that the views prefer.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// The layout of `VStack`.
@frozen public struct VStackLayout: LinearLayout, Sendable {
    public typealias Cache = _StackLayoutCache

    static var axis: Axis { .vertical }
    public var alignment: HorizontalAlignment
    /// The distance between views, in points; nil uses the distances that the views prefer.
    public var spacing: CGFloat?
    var alignmentKey: AlignmentKey { alignment.key }

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}
