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

    private func arrange(
        _ nodes: ArraySlice<_LayoutNode>, in proposal: ProposedViewSize, _ measures: StackCache.Measures
    ) -> StackArrangement {
        var arrangement = StackArrangement(proposal: proposal, spacings: measures.spacings, count: nodes.count)
        guard let length = proposal[axis], length.isFinite else {
            for (place, node) in nodes.enumerated() { arrangement.places[place].size = node.sizeThatFits(proposal) }
            measureExtent(of: &arrangement, nodes)
            return arrangement
        }
        var remaining = length - measures.spacing
        /// Offers the views of one priority what is left but for `reserved`, which those of lower ones need.
        func share(_ group: [Int], reserved: CGFloat) {
            var left = group.count
            for place in group {
                var offer = proposal
                offer[axis] = max(0, (remaining - reserved) / CGFloat(left))
                let size = nodes[nodes.startIndex + place].sizeThatFits(offer)
                arrangement.places[place].proposal = offer
                arrangement.places[place].size = size
                remaining -= size[axis]
                left -= 1
            }
        }
        let groups = measures.groups
        var reserved = groups.count == 1 ? 0 : groups.dropFirst().joined().reduce(0) { $0 + least(nodes, $1, proposal) }
        for (rank, group) in groups.enumerated() {
            if rank > 0 { reserved -= group.reduce(0) { $0 + least(nodes, $1, proposal) } }
            share(byFlexibility(group, nodes, proposal), reserved: reserved)
        }
        measureExtent(of: &arrangement, nodes)
        return arrangement
    }

    /// The places of the subviews by falling priority.
    private func prioritized(_ nodes: ArraySlice<_LayoutNode>) -> [[Int]] {
        guard let first = nodes.first?.traits.layoutPriority else { return [] }
        if nodes.allSatisfy({ $0.traits.layoutPriority == first }) { return [Array(0..<nodes.count)] }
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
            let known = arrangement.places[place]
            let guide = ViewDimensions(size: known.size, of: node, in: known.proposal)[alignment]
            let length = known.size[crossAxis]
            arrangement.places[place].guide = guide
            arrangement.before = max(arrangement.before, guide)
            arrangement.after = max(arrangement.after, length - guide)
        }
    }

    /// Arranges the subviews, or takes the arrangement they had last where it was for the same proposal.
    private func arrangement(
        of subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout StackCache
    ) -> StackArrangement {
        if let known = cache.latest, known.proposal == proposal { return known }
        let nodes = subviews.nodes
        let measures = cache.measures
            ?? StackCache.Measures(spacings: spacings(nodes), groups: prioritized(nodes))
        let new = arrange(nodes, in: proposal, measures)
        cache.measures = measures
        cache.latest = new
        return new
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let arrangement = arrangement(of: subviews, in: proposal, &cache)
        let (before, after) = (arrangement.before, arrangement.after)
        let cross = before.isFinite && after.isFinite
            ? before + after : arrangement.places.reduce(0) { max($0, $1.size[crossAxis]) }
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
        for (place, index) in zip(arrangement.places, subviews.indices) {
            position += place.spacing
            let cross = (axis == .horizontal ? bounds.minY : bounds.minX) + (before.isFinite ? before - place.guide : 0)
            subviews[index].place(
                at: axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position),
                proposal: place.proposal)
            position += place.size[axis]
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

/// Lengths and offers of a stack's subviews.
struct StackArrangement {
    /// A subview's part.
    struct Place {
        var size = CGSize.zero
        var proposal: ProposedViewSize
        /// Where the shared guide is across the axis.
        var guide: CGFloat = 0
        /// The distance before it; none before the first.
        let spacing: CGFloat
    }

    let proposal: ProposedViewSize
    /// In the subviews' order.
    var places: [Place]
    /// How far the aligned subviews reach before and after the guide they share.
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)

    init(proposal: ProposedViewSize, spacings: [CGFloat], count: Int) {
        self.proposal = proposal
        places = (0..<count).map { Place(proposal: proposal, spacing: $0 == 0 ? 0 : spacings[$0 - 1]) }
    }

    func length(along axis: Axis) -> CGFloat {
        places.reduce(0) { $0 + $1.size[axis] } + places.reduce(0) { $0 + $1.spacing }
    }
}

/// What a stack remembers: it is placed with the proposal it was measured with last, more often than not.
public struct StackCache {
    /// What is the same for all proposals.
    struct Measures {
        /// The distances before each subview but the first.
        let spacings: [CGFloat]
        /// All of them.
        let spacing: CGFloat
        /// The places of the subviews by falling priority.
        let groups: [[Int]]

        init(spacings: [CGFloat], groups: [[Int]]) {
            (self.spacings, self.groups) = (spacings, groups)
            spacing = spacings.reduce(0, +)
        }
    }

    var measures: Measures?
    var latest: StackArrangement?
}
