import Foundation

/// Views in a line, from top to bottom.
public struct VStack<Content> {
    let layout: VStackLayout
    let content: Content
}

extension VStack: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("a stack has no body") }

    /// `spacing` is in points; nil keeps the distances the views prefer.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _resolve(_ view: VStack, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        LayoutView._resolve(LayoutView(layout: view.layout, content: view.content), in: context, into: &nodes)
    }
}

/// The layout of `VStack`.
@frozen public struct VStackLayout: BuiltInLayout, Sendable {
    public var alignment: HorizontalAlignment
    /// In points; nil keeps the distances the views prefer.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: StackLayout { StackLayout(axis: .vertical, spacing: spacing) }

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
