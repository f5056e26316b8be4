import Foundation

/// The layout of a stack along one axis, implemented by `StackLayout`.
protocol LinearLayout: BuiltInLayout where Cache == _StackLayoutCache {
    static var axis: Axis { get }
    /// The distance between views, in points; nil uses the distances that the views prefer.
    var spacing: CGFloat? { get }
    /// The guide by which the views are aligned across the axis.
    var alignmentKey: AlignmentKey { get }
}

extension LinearLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    private var stack: StackLayout { StackLayout(axis: Self.axis, spacing: spacing, alignment: alignmentKey) }

    public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        stack.sizeThatFits(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { stack.spacing(subviews) }
}

/// A view that arranges its content with a layout of its own.
protocol LayoutContainer: View where Body == Never {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    var layout: Arrangement { get }
    var content: Content { get }
    /// Where the view is made.
    var trace: SourceTrace { get }
}

extension LayoutContainer {
    public var body: Never { fatalError("\(Self.self) arranges views and has no body") }

    public static func _resolve(_ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let first = nodes.count
        LayoutView.resolve(view.content, with: view.layout, in: context, into: &nodes)
        context.note(view.trace, on: nodes[first...])
    }
}
