import Foundation

/// Places views in a line: SwiftUI's way of sharing out the length, for both axes.
///
/// Views of higher priority come first, and within a priority the least flexible; each is offered an equal share of
/// what is left, so that what one does not take goes to the others.
struct StackLayout {
    var axis: Axis
    /// In points; nil keeps the distances the views prefer.
    var spacing: CGFloat?
    /// The guide that the views share across the axis.
    var alignment: AlignmentKey

    private var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }

    /// The distances before each subview but the first.
    private func spacings(_ nodes: ArraySlice<_LayoutNode>) -> [CGFloat] {
        guard nodes.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: nodes.count - 1) }
        var spacings: [CGFloat] = []
        spacings.reserveCapacity(nodes.count - 1)
        var previous = nodes[nodes.startIndex].spacing
        for node in nodes.dropFirst() {
            let next = node.spacing
            spacings.append(previous.distance(to: next, along: axis))
            previous = next
        }
        return spacings
    }

    private func arrange(_ nodes: ArraySlice<_LayoutNode>, in proposal: ProposedViewSize) -> StackArrangement {
        var arrangement = StackArrangement(proposal: proposal, count: nodes.count, spacings: spacings(nodes))
        guard let length = proposal[axis], length.isFinite else {
            for (place, node) in nodes.enumerated() { arrangement.sizes[place] = node.sizeThatFits(proposal) }
            measureExtent(of: &arrangement, nodes)
            return arrangement
        }
        var remaining = length - arrangement.spacings.reduce(0, +)
        /// Offers the views of one priority what is left but for `reserved`, which those of lower ones need.
        func share(_ group: [Int], reserved: CGFloat) {
            var left = group.count
            for place in group {
                var offer = proposal
                offer[axis] = max(0, (remaining - reserved) / CGFloat(left))
                let size = nodes[nodes.startIndex + place].sizeThatFits(offer)
                arrangement.proposals[place] = offer
                arrangement.sizes[place] = size
                remaining -= size[axis]
                left -= 1
            }
        }
        let groups = prioritized(nodes)
        var reserved = groups.dropFirst().joined().reduce(0) { $0 + least(nodes, $1, proposal) }
        for (rank, group) in groups.enumerated() {
            if rank > 0 { reserved -= group.reduce(0) { $0 + least(nodes, $1, proposal) } }
            share(byFlexibility(group, nodes, proposal), reserved: reserved)
        }
        measureExtent(of: &arrangement, nodes)
        return arrangement
    }

    /// The places of the subviews by falling priority.
    private func prioritized(_ nodes: ArraySlice<_LayoutNode>) -> [[Int]] {
        var groups: [(priority: Double, places: [Int])] = []
        for (place, node) in nodes.enumerated() {
            let priority = node.traits.layoutPriority
            let index = groups.firstIndex { $0.priority <= priority } ?? groups.count
            if index < groups.count && groups[index].priority == priority {
                groups[index].places.append(place)
            } else {
                groups.insert((priority, [place]), at: index)
            }
        }
        return groups.map(\.places)
    }

    /// What a subview needs at the least.
    private func least(_ nodes: ArraySlice<_LayoutNode>, _ place: Int, _ proposal: ProposedViewSize) -> CGFloat {
        var least = proposal
        least[axis] = 0
        return nodes[nodes.startIndex + place].sizeThatFits(least)[axis]
    }

    private func byFlexibility(
        _ group: [Int], _ nodes: ArraySlice<_LayoutNode>, _ proposal: ProposedViewSize
    ) -> [Int] {
        guard group.count > 1 else { return group }
        var (least, most) = (proposal, proposal)
        least[axis] = 0
        most[axis] = .infinity
        let flexibilities = group.map { place in
            let node = nodes[nodes.startIndex + place]
            return Flexibility(least: node.sizeThatFits(least)[axis], most: node.sizeThatFits(most)[axis])
        }
        return Flexibility.order(flexibilities).map { group[$0] }
    }

    /// Finds how far the aligned subviews reach before and after the guide they share.
    private func measureExtent(of arrangement: inout StackArrangement, _ nodes: ArraySlice<_LayoutNode>) {
        for (place, node) in nodes.enumerated() {
            let guide = node.dimensions(in: arrangement.proposals[place])[alignment]
            let length = arrangement.sizes[place][crossAxis]
            arrangement.guides[place] = guide
            arrangement.before = max(arrangement.before, guide)
            arrangement.after = max(arrangement.after, length - guide)
        }
    }

    /// Arranges the subviews, or takes the arrangement they had last where it was for the same proposal.
    private func arrangement(
        of subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout StackCache
    ) -> StackArrangement {
        if let known = cache.latest, known.proposal == proposal { return known }
        let new = arrange(subviews.nodes, in: proposal)
        cache.latest = new
        return new
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let arrangement = arrangement(of: subviews, in: proposal, &cache)
        let (before, after) = (arrangement.before, arrangement.after)
        let cross = before.isFinite && after.isFinite
            ? before + after : arrangement.sizes.reduce(0) { max($0, $1[crossAxis]) }
        return CGSize(arrangement.length(along: axis), along: axis, cross: cross)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
    ) {
        guard !subviews.isEmpty else { return }
        // A stack asked for its ideal breadth then offers its views that breadth, so that dividers span it.
        var offer = proposal
        if offer[crossAxis] == nil { offer[crossAxis] = bounds.size[crossAxis] }
        let arrangement = arrangement(of: subviews, in: offer, &cache)
        let before = arrangement.before
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for (place, index) in subviews.indices.enumerated() {
            if place > 0 { position += arrangement.spacings[place - 1] }
            let guide = arrangement.guides[place]
            let cross = (axis == .horizontal ? bounds.minY : bounds.minX) + (before.isFinite ? before - guide : 0)
            subviews[index].place(
                at: axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position),
                proposal: arrangement.proposals[place])
            position += arrangement.sizes[place][axis]
        }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var spacing = first.spacing
        for subview in subviews.dropFirst() {
            spacing.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        if axis == .horizontal { spacing.trailing = last.spacing.trailing } else { spacing.bottom = last.spacing.bottom }
        return spacing
    }
}

/// Lengths and offers of a stack's subviews, in their order.
struct StackArrangement {
    let proposal: ProposedViewSize
    var sizes: [CGSize]
    var proposals: [ProposedViewSize]
    /// The places of the shared guide across the axis.
    var guides: [CGFloat]
    /// The distance before each subview but the first.
    var spacings: [CGFloat]
    /// How far the aligned subviews reach before and after the guide they share.
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)

    init(proposal: ProposedViewSize, count: Int, spacings: [CGFloat]) {
        self.proposal = proposal
        self.spacings = spacings
        sizes = Array(repeating: .zero, count: count)
        proposals = Array(repeating: proposal, count: count)
        guides = Array(repeating: 0, count: count)
    }

    func length(along axis: Axis) -> CGFloat {
        sizes.reduce(0) { $0 + $1[axis] } + spacings.reduce(0, +)
    }
}

/// What a stack remembers: it is placed with the proposal it was measured with last, more often than not.
public struct StackCache {
    var latest: StackArrangement?
}
