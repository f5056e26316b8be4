/// How many nodes each of several sibling views becomes, so that one of them can be resolved without the others.
@MainActor package final class SiblingCounts {
    fileprivate(set) var count = 0
    /// The counts of the parts: of a tuple's views, or of the views of a `ForEach`. Empty where they do not add up to the whole.
    fileprivate(set) var parts: [SiblingCounts] = []

    /// Creates counts without parts, which choose nothing.
    package nonisolated init() {}

    /// Sets the number of nodes. A modifier may make one node of several, or a view several of one; then nothing is known of the
    /// parts.
    func finish(_ count: Int) {
        self.count = count
        if parts.reduce(0, { $0 + $1.count }) != count { parts = [] }
    }
}

/// A walk through sibling views that counts their nodes, or that resolves one of them alone.
@MainActor final class SiblingWalk {
    /// The counts of the views around the current one.
    private var counts: SiblingCounts
    /// The node that is looked for, counted from the start of `counts`; nil while nodes are counted.
    private var wanted: Int?
    /// The number of parts and of their nodes before the current part.
    private var (part, nodes) = (0, 0)
    /// The place of the wanted node among those that are resolved; nil if no part contains it.
    private(set) var place: Int?

    /// Starts to count nodes, and writes them to `counts`.
    init(counting counts: SiblingCounts) { self.counts = counts }

    /// Starts to look for the node at an index.
    init(for index: Int, in counts: SiblingCounts) { (wanted, self.counts) = (index, counts) }

    /// Resolves a part of the sibling views, unless it does not contain the wanted node.
    func resolve(into nodes: inout [_LayoutNode], _ resolve: (inout [_LayoutNode]) -> Void) {
        wanted == nil ? count(into: &nodes, resolve) : choose(into: &nodes, resolve)
    }

    private func count(into nodes: inout [_LayoutNode], _ resolve: (inout [_LayoutNode]) -> Void) {
        let (outer, inner, first) = (counts, SiblingCounts(), nodes.count)
        outer.parts.append(inner)
        counts = inner
        resolve(&nodes)
        counts = outer
        inner.finish(nodes.count - first)
    }

    private func choose(into nodes: inout [_LayoutNode], _ resolve: (inout [_LayoutNode]) -> Void) {
        // The views may be others than those that were counted.
        guard let wanted, part < counts.parts.count else { return resolve(&nodes) }
        let inner = counts.parts[part]
        part += 1
        defer { self.nodes += inner.count }
        guard (self.nodes..<self.nodes + inner.count).contains(wanted) else { return }
        let outer = (counts, wanted, part, self.nodes)
        (counts, self.wanted, part, self.nodes) = (inner, wanted - self.nodes, 0, 0)
        place = nodes.count + wanted - outer.3
        resolve(&nodes)
        (counts, self.wanted, part, self.nodes) = outer
    }
}

extension _ResolutionContext {
    /// Resolves one of several sibling views.
    @MainActor func resolve<Content: View>(sibling view: Content, into nodes: inout [_LayoutNode]) {
        guard let walk = session.siblings else { return Content._resolve(view, in: self, into: &nodes) }
        walk.resolve(into: &nodes) { Content._resolve(view, in: self, into: &$0) }
    }

    /// Resolves one of several sibling views.
    ///
    /// - Parameter view: makes the view, unless it is not resolved.
    @MainActor func resolveSibling<Content: View>(into nodes: inout [_LayoutNode], _ view: () -> Content) {
        guard let walk = session.siblings else { return Content._resolve(view(), in: self, into: &nodes) }
        walk.resolve(into: &nodes) { Content._resolve(view(), in: self, into: &$0) }
    }

    /// Runs `body` with a walk through sibling views, or without one.
    @MainActor func with<Result>(_ walk: SiblingWalk?, _ body: () -> Result) -> Result {
        let outer = session.siblings
        session.siblings = walk
        defer { session.siblings = outer }
        return body()
    }
}
