import Foundation

/// Views in a line, left to right, leading to trailing.
public struct HStack<Content> {
    let layout: HStackLayout
    let content: Content
}

extension HStack: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a stack has no body") }

    /// `spacing` is in points; nil keeps the distances the views prefer.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _resolve(_ view: HStack, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        LayoutView._resolve(LayoutView(layout: view.layout, content: view.content), in: context, into: &nodes)
    }
}

/// The layout of `HStack`.
@frozen public struct HStackLayout: BuiltInLayout, Sendable {
    public var alignment: VerticalAlignment
    /// In points; nil keeps the distances the views prefer.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: StackLayout { StackLayout(axis: .horizontal, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.sizeThatFits(proposal, subviews, alignment.key)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        stack.place(in: bounds, proposal, subviews, alignment.key)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { stack.spacing(subviews) }
}
