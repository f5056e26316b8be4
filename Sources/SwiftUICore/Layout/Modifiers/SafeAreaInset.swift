import Foundation

/// Places a view along an edge of another view, whose safe area shrinks accordingly.
package struct SafeAreaInsetModifier<Inset: View>: NodeModifier {
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let inset: Inset

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        var inner = context
        inner.environment.stackOrientation = nil
        return SafeAreaInsetNode(
            node, inset: inset.resolvedAsOne(in: inner), edge: edge, alignment: alignment, spacing: spacing,
            context: context)
    }
}

private final class SafeAreaInsetNode: UnaryLayoutNode {
    private let inset: _LayoutNode
    private let edge: Edge
    private let alignment: AlignmentKey
    private let givenSpacing: CGFloat?
    private let axis: Axis
    private let crossAxis: Axis

    init(
        _ child: _LayoutNode, inset: _LayoutNode, edge: Edge, alignment: AlignmentKey, spacing: CGFloat?,
        context: _ResolutionContext
    ) {
        (self.inset, self.edge, self.alignment, givenSpacing) = (inset, edge, alignment, spacing)
        axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        crossAxis = axis == .vertical ? .horizontal : .vertical
        super.init(child, context: context)
    }

    override var children: [_LayoutNode] { [child, inset] }
    override var onlyChild: _LayoutNode? { nil }
    override func draw(in drawing: inout DrawingContext) { drawing.drawChildren(of: self) }

    private var insetIsFirst: Bool { edge == .top || edge == .leading }

    private lazy var distance: CGFloat = {
        if let givenSpacing { return givenSpacing.isFinite ? givenSpacing : 0 }
        return insetIsFirst
            ? inset.spacing.distance(to: child.spacing, along: axis)
            : child.spacing.distance(to: inset.spacing, along: axis)
    }()

    /// Returns the proposals: the inset receives the space beyond the view's minimum, and the view receives the rest.
    private func offers(_ proposal: ProposedViewSize) -> (child: ProposedViewSize, inset: ProposedViewSize) {
        guard let length = proposal[axis] else { return (proposal, proposal) }
        var (childOffer, insetOffer) = (proposal, proposal)
        childOffer[axis] = 0
        let minimum = child.sizeThatFits(childOffer)[axis]
        insetOffer[axis] = max(0, length - distance - minimum)
        childOffer[axis] = max(0, length - distance - inset.sizeThatFits(insetOffer)[axis])
        return (childOffer, insetOffer)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offers = offers(proposal)
        let (childSize, insetSize) = (child.sizeThatFits(offers.child), inset.sizeThatFits(offers.inset))
        return CGSize(
            childSize[axis] + distance + insetSize[axis], along: axis,
            cross: max(childSize[crossAxis], insetSize[crossAxis]))
    }

    override func childPlacement(
        in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        var proposal = proposal
        if proposal[crossAxis] == nil { proposal[crossAxis] = size[crossAxis] }
        let offer = offers(proposal).child
        let dimensions = child.dimensions(in: offer)
        let cross = ViewDimensions(size: size)[alignment] - dimensions[alignment]
        let main = insetIsFirst ? size[axis] - dimensions.size[axis] : 0
        return (axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), offer)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        var filled = proposal
        if filled[crossAxis] == nil { filled[crossAxis] = size[crossAxis] }
        let insetOffer = offers(filled).inset
        let dimensions = inset.dimensions(in: insetOffer)
        var taken = EdgeInsets()
        let length = dimensions.size[axis] + distance
        switch edge {
        case .top: taken.top = length
        case .leading: taken.leading = length
        case .bottom: taken.bottom = length
        case .trailing: taken.trailing = length
        }
        var inner = context
        inner.safeArea.take(
            taken, off: CGRect(origin: context.origin, size: size), isRightToLeft: isRightToLeft)
        super.placeChildren(in: size, proposal: proposal, context: inner)
        let cross = ViewDimensions(size: size)[alignment] - dimensions[alignment]
        let main = insetIsFirst ? 0 : size[axis] - dimensions.size[axis]
        place(
            inset, at: axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross),
            proposal: insetOffer, in: size, context: context)
    }
}

/// Adds padding into which views inside can extend.
package struct SafeAreaPaddingModifier: NodeModifier {
    let insets: EdgeInsets

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        SafeAreaPaddingNode(
            PaddingModifier(insets).wrap(node, in: context), insets: insets, context: context)
    }
}

private final class SafeAreaPaddingNode: UnaryNode {
    private let insets: EdgeInsets

    init(_ child: _LayoutNode, insets: EdgeInsets, context: _ResolutionContext) {
        self.insets = insets
        super.init(child, context: context)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        var inner = context
        inner.safeArea.take(
            insets, off: CGRect(origin: context.origin, size: size), isRightToLeft: isRightToLeft)
        super.placeChildren(in: size, proposal: proposal, context: inner)
    }
}

extension View {
    /// Places a view along the top or bottom edge, `spacing` points from this one; nil uses the distance that both
    /// prefer.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing, inset: content()))
    }

    /// Places a view along the leading or trailing edge, `spacing` points from this one; nil uses the distance that
    /// both prefer.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing,
                inset: content()))
    }

    /// Places a bar along the top or bottom edge, as `safeAreaInset` does. The edge effect of scrolling content below it is not
    /// in a picture.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Places a bar along the leading or trailing edge, as `safeAreaInset` does.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Adds padding of `length` points into which `ignoresSafeArea` inside extends; nil is the standard 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(PaddingModifier(edges, length).insets)
    }

    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// How far a scene keeps its contents from its edges.
public struct ScenePadding: Equatable, Sendable {
    let length: CGFloat

    /// The least that suits the scene.
    public static let minimum = ScenePadding(length: 16)
}

extension View {
    /// Adds the padding that suits the scene: the standard 16 points here (a guess: nobody has measured a widget's).
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}
