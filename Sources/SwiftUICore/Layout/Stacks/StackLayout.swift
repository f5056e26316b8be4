import Foundation

/// Places views along an axis and distributes the length among them as SwiftUI does.
///
/// Views of higher priority come first, and among equal priorities the least flexible. Each is offered an equal share
/// of the remaining length, so that the others receive what it does not take.
struct StackLayout {
    var axis: Axis
    /// The distance between views, in points; nil uses the distances that the views prefer.
    var spacing: CGFloat?
    /// The guide by which the views are aligned across the axis.
    var alignment: AlignmentKey

    private var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }

    /// Returns the distances before each subview except the first.
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
        _ nodes: ArraySlice<_LayoutNode>, in proposal: ProposedViewSize, _ measures: _StackLayoutCache.Measures
    ) -> StackArrangement {
        var arrangement = StackArrangement(proposal: proposal, spacings: measures.spacings, count: nodes.count)
        guard let length = proposal[axis], length.isFinite else {
            for (place, node) in nodes.enumerated() { arrangement.places[place].size = node.sizeThatFits(proposal) }
            measureExtent(of: &arrangement, nodes)
            return arrangement
        }
        var remaining = length - measures.spacing
        /// Distributes the remaining length among the views of one priority, except `reserved`, which lower priorities
        /// need.
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
        var reserved = groups.count == 1
            ? 0 : groups.dropFirst().joined().reduce(0) { $0 + minimumLength(nodes, $1, proposal) }
        for (rank, group) in groups.enumerated() {
            if rank > 0 { reserved -= group.reduce(0) { $0 + minimumLength(nodes, $1, proposal) } }
            share(byFlexibility(group, nodes, proposal), reserved: reserved)
        }
        measureExtent(of: &arrangement, nodes)
        return arrangement
    }

    /// Returns the subviews' positions grouped by priority, highest first.
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

    /// Returns the minimum length of a subview.
    private func minimumLength(_ nodes: ArraySlice<_LayoutNode>, _ place: Int, _ proposal: ProposedViewSize) -> CGFloat {
        var minimum = proposal
        minimum[axis] = 0
        return nodes[nodes.startIndex + place].sizeThatFits(minimum)[axis]
    }

    private func byFlexibility(
        _ group: [Int], _ nodes: ArraySlice<_LayoutNode>, _ proposal: ProposedViewSize
    ) -> [Int] {
        guard group.count > 1 else { return group }
        var (minimum, maximum) = (proposal, proposal)
        minimum[axis] = 0
        maximum[axis] = .infinity
        let flexibilities = group.map { place in
            let node = nodes[nodes.startIndex + place]
            return Flexibility(minimum: node.sizeThatFits(minimum)[axis], maximum: node.sizeThatFits(maximum)[axis])
        }
        let order = Flexibility.order(flexibilities)
        // The only group has all views.
        return group.count == nodes.count ? order : order.map { group[$0] }
    }

    /// Computes the extent of the aligned subviews before and after their common guide.
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

    /// Arranges the subviews, or returns the previous arrangement if the proposal is the same.
    private func arrangement(
        of subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
    ) -> StackArrangement {
        if let known = cache.latest, known.proposal == proposal { return known }
        let nodes = subviews.nodes
        let measures = cache.measures
            ?? _StackLayoutCache.Measures(spacings: spacings(nodes), groups: prioritized(nodes))
        let new = arrange(nodes, in: proposal, measures)
        cache.measures = measures
        cache.latest = new
        return new
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let arrangement = arrangement(of: subviews, in: proposal, &cache)
        let (before, after) = (arrangement.before, arrangement.after)
        let cross = before.isFinite && after.isFinite
            ? before + after : arrangement.places.reduce(0) { max($0, $1.size[crossAxis]) }
        return CGSize(arrangement.length(along: axis), along: axis, cross: cross)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
    ) {
        guard !subviews.isEmpty else { return }
        // If the stack's breadth is unspecified, its views are placed with the resulting breadth, so that dividers span it.
        var offer = proposal
        offer[crossAxis] = offer[crossAxis] ?? bounds.size[crossAxis]
        let arrangement = arrangement(of: subviews, in: offer, &cache)
        let before = arrangement.before
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for (place, index) in zip(arrangement.places, subviews.indices) {
            position += place.spacing
            let cross = (axis == .horizontal ? bounds.minY : bounds.minX) + (before.isFinite ? before - place.guide : 0)
            // A view that takes more of the length than was offered is placed with it, so that a divider spans a row that is higher than
            // its share of a column (measured on a screenshot).
            var given = place.proposal
            if let length = given[axis], length < place.size[axis] { given[axis] = place.size[axis] }
            subviews[index].place(
                at: axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position), proposal: given)
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

/// The lengths and proposals of a stack's subviews.
struct StackArrangement {
    /// The part of one subview.
    struct Place {
        var size = CGSize.zero
        var proposal: ProposedViewSize
        /// The position of the common guide across the axis.
        var guide: CGFloat = 0
        /// The distance before the subview; 0 for the first.
        let spacing: CGFloat
    }

    let proposal: ProposedViewSize
    /// The places, in the subviews' order.
    var places: [Place]
    /// The extent of the aligned subviews before and after their common guide.
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)

    init(proposal: ProposedViewSize, spacings: [CGFloat], count: Int) {
        self.proposal = proposal
        places = []
        places.reserveCapacity(count)
        for index in 0..<count { places.append(Place(proposal: proposal, spacing: index == 0 ? 0 : spacings[index - 1])) }
    }

    func length(along axis: Axis) -> CGFloat {
        places.reduce(0) { $0 + $1.size[axis] } + places.reduce(0) { $0 + $1.spacing }
    }
}

/// The cache of a stack. Most stacks are placed with the proposal with which they were last measured.
public struct _StackLayoutCache {
    /// The measures that do not depend on the proposal.
    struct Measures {
        /// The distances before each subview except the first.
        let spacings: [CGFloat]
        /// The sum of the distances.
        let spacing: CGFloat
        /// The subviews' positions grouped by priority, highest first.
        let groups: [[Int]]

        init(spacings: [CGFloat], groups: [[Int]]) {
            (self.spacings, self.groups) = (spacings, groups)
            spacing = spacings.reduce(0, +)
        }
    }

    var measures: Measures?
    var latest: StackArrangement?
}
