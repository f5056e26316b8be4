import Foundation

/// A vertical stack of views at their ideal heights that takes the full proposed width.
public struct LazyVStack<Content: View> {
    let layout: LazyVStackLayout
    let content: Content
    let trace = SourceTrace.here()
}

extension LazyVStack: View, LayoutContainer {
    public typealias Body = Never

    /// Creates a stack. `spacing` is in points; nil is the standard 8.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyVStackLayout(spacing: spacing ?? ViewSpacing.standard, alignmentKey: alignment.key)
        self.content = content()
    }
}

/// A horizontal stack of views at their ideal widths that takes the full proposed height.
public struct LazyHStack<Content: View> {
    let layout: LazyHStackLayout
    let content: Content
    let trace = SourceTrace.here()
}

extension LazyHStack: View, LayoutContainer {
    public typealias Body = Never

    /// Creates a stack. `spacing` is in points; nil is the standard 8.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyHStackLayout(spacing: spacing ?? ViewSpacing.standard, alignmentKey: alignment.key)
        self.content = content()
    }
}

struct LazyVStackLayout: LazyStackLayout {
    typealias Cache = _StackLayoutCache

    static var axis: Axis { .vertical }
    var spacing: CGFloat
    var alignmentKey: AlignmentKey
}

struct LazyHStackLayout: LazyStackLayout {
    typealias Cache = _StackLayoutCache

    static var axis: Axis { .horizontal }
    var spacing: CGFloat
    var alignmentKey: AlignmentKey
}

/// A stack that gives each view its ideal length and does not distribute its own.
///
/// The same distance between all views, including text, is from memory and unconfirmed.
protocol LazyStackLayout: BuiltInLayout where Cache == _StackLayoutCache {
    static var axis: Axis { get }
    var spacing: CGFloat { get }
    var alignmentKey: AlignmentKey { get }
}

extension LazyStackLayout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    private var stack: StackLayout { StackLayout(axis: Self.axis, spacing: spacing, alignment: alignmentKey) }
    private var crossAxis: Axis { Self.axis == .horizontal ? .vertical : .horizontal }

    private func idealLength(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        offer[Self.axis] = nil
        return offer
    }

    func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
        var size = stack.sizeThatFits(idealLength(proposal), subviews, &cache)
        if let breadth = proposal[crossAxis] { size[crossAxis] = breadth }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
        var offer = idealLength(proposal)
        offer[crossAxis] = bounds.size[crossAxis]
        // Views that are narrower than the stack are aligned with the stack's own guide.
        let content = stack.sizeThatFits(offer, subviews, &cache)
        let own = ViewDimensions(size: bounds.size)[alignmentKey]
        let inner = ViewDimensions(size: content)[alignmentKey]
        let shift = own - inner
        let frame = CGRect(
            x: bounds.minX + (crossAxis == .horizontal ? shift : 0),
            y: bounds.minY + (crossAxis == .vertical ? shift : 0), width: content.width, height: content.height)
        stack.place(in: frame, offer, subviews, &cache)
    }

    func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { stack.spacing(subviews) }
}
