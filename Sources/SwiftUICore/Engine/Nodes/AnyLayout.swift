import Foundation

/// A type-erased layout, so that one value can hold different layouts.
public struct AnyLayout: Layout {
    let storage: AnyLayoutStorage

    public init<L: Layout>(_ layout: L) { storage = TypedLayoutStorage(layout) }

    /// The cache of the wrapped layout.
    public struct Cache {
        var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache { storage.makeCache(subviews) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.updateCache(&cache, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.size(proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        storage.place(bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.guide(guide, bounds, proposal, subviews, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.guide(guide, bounds, proposal, subviews, &cache)
    }
}

/// The type-erased base class of a stored layout.
class AnyLayoutStorage {
    typealias Cache = AnyLayout.Cache

    @MainActor func resolve<V: View>(_ content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {}
    func makeCache(_ subviews: LayoutSubviews) -> Cache { Cache(value: ()) }
    func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing { .zero }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize { .zero }
    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {}
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? { nil }
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? { nil }
}

private final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    /// In the view tree, the wrapped layout replaces this one, so that it keeps its stack's axis.
    override func resolve<V: View>(_ content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        LayoutView.resolve(content, with: layout, in: context, into: &nodes)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    /// Calls `body` with the layout's own cache. A cache of another layout is replaced.
    private func with<R>(_ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = own }
        return body(&own)
    }

    override func updateCache(_ cache: inout Cache, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
