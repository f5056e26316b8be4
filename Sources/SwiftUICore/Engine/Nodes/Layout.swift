import Foundation

/// A strategy for measuring and placing the subviews of a container.
///
/// The built-in stacks conform to this protocol, as custom layouts do.
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    /// Whether the explicit guides of the layout are exactly those of its subviews.
    static var _forwardsGuides: Bool { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis of a stack, which spacers and dividers inside it follow.
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public static var _forwardsGuides: Bool { false }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Returns the guide merged from those of the subviews, by the rule of the guide's type.
    private func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let recorder = PlacementRecorder(count: subviews.count)
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews.recording(into: recorder), cache: &cache)
        var merged: CGFloat?
        var count = 0
        for (index, subview) in subviews.enumerated() {
            let placement = recorder.placement(of: index, in: bounds)
            let size = subview.node.sizeThatFits(placement.proposal)
            guard let guide = subview.node.explicitGuide(key, in: size, proposal: placement.proposal) else { continue }
            let origin = placement.origin(size: size)
            let value = guide + (key.axis == .horizontal ? origin.x : origin.y)
            key.id._combineExplicit(childValue: value, count, into: &merged)
            count += 1
        }
        return merged
    }

    /// Returns a view that arranges the views of `content` with this layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A container view: a layout and its content.
struct LayoutView<L: Layout, Content> {
    let layout: L
    let content: Content
}

extension LayoutView: View where Content: View {
    typealias Body = Never

    var body: Never { fatalError("a container has no body") }

    static func _resolve(_ view: LayoutView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        resolve(view.content, with: view.layout, in: context, into: &nodes)
    }

    /// Appends a node that arranges the views of `content`. A container calls this, because a view of its content would be a copy.
    @MainActor @preconcurrency static func resolve(
        _ content: Content, with layout: L, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        if L.self == AnyLayout.self, let erased = layout as? AnyLayout {
            return erased.storage.resolve(content, in: context, into: &nodes)
        }
        var inner = context
        inner.environment.stackOrientation = L.layoutProperties.stackOrientation
        nodes.append(ContainerNode(layout: layout, children: content.resolved(in: inner), context: context))
    }
}
