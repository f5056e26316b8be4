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

    /// Lengths along the axis and offers, by index of the subview.
    struct Arrangement {
        var sizes: [CGSize]
        var proposals: [ProposedViewSize]
        var spacings: [CGFloat]

        func length(along axis: Axis) -> CGFloat {
            sizes.reduce(0) { $0 + $1[axis] } + spacings.reduce(0, +)
        }
    }

    private var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }

    /// The distance before each subview but the first.
    func spacings(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
        var preferences = subviews.map(\.spacing)
        let first = preferences.removeFirst()
        var previous = first
        return preferences.map { next in
            defer { previous = next }
            return previous.distance(to: next, along: axis)
        }
    }

    func arrange(_ subviews: LayoutSubviews, in proposal: ProposedViewSize) -> Arrangement {
        let spacings = spacings(subviews)
        guard let length = proposal[axis], length.isFinite else {
            let proposals = Array(repeating: proposal, count: subviews.count)
            return Arrangement(
                sizes: subviews.map { $0.sizeThatFits(proposal) }, proposals: proposals, spacings: spacings)
        }
        var arrangement = Arrangement(
            sizes: Array(repeating: .zero, count: subviews.count),
            proposals: Array(repeating: proposal, count: subviews.count), spacings: spacings)
        var remaining = length - spacings.reduce(0, +)
        let groups = prioritized(subviews)
        var reserved = reservedLengths(groups.dropFirst().joined(), subviews, proposal)
        for (place, group) in groups.enumerated() {
            var left = group.count
            if place > 0 { reserved -= reservedLengths(group, subviews, proposal) }
            for index in byFlexibility(group, subviews, proposal) {
                var offer = proposal
                offer[axis] = max(0, (remaining - reserved) / CGFloat(left))
                let size = subviews[index].sizeThatFits(offer)
                arrangement.proposals[index] = offer
                arrangement.sizes[index] = size
                remaining -= size[axis]
                left -= 1
            }
        }
        return arrangement
    }

    /// The indices of the subviews by falling priority.
    private func prioritized(_ subviews: LayoutSubviews) -> [[Int]] {
        let priorities = subviews.map(\.priority)
        guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
            return [Array(subviews.indices)]
        }
        return Set(priorities).sorted(by: >).map { priority in
            subviews.indices.filter { subviews[$0].priority == priority }
        }
    }

    /// What the given subviews need at the least.
    private func reservedLengths<S: Sequence>(
        _ indices: S, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
    ) -> CGFloat where S.Element == Int {
        var least = proposal
        least[axis] = 0
        return indices.reduce(0) { $0 + subviews[$1].sizeThatFits(least)[axis] }
    }

    private func byFlexibility(_ group: [Int], _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> [Int] {
        guard group.count > 1 else { return group }
        var (least, most) = (proposal, proposal)
        least[axis] = 0
        most[axis] = .infinity
        let flexibilities = group.map {
            Flexibility(
                least: subviews[$0].sizeThatFits(least)[axis], most: subviews[$0].sizeThatFits(most)[axis])
        }
        return Flexibility.order(flexibilities).map { group[$0] }
    }

    /// How far the aligned subviews reach before and after the guide they share.
    private func extent(
        _ subviews: LayoutSubviews, _ arrangement: Arrangement
    ) -> (before: CGFloat, after: CGFloat) {
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: arrangement.proposals[index])
            let guide = dimensions[alignment]
            let length = arrangement.sizes[index][crossAxis]
            before = max(before, guide)
            after = max(after, length - guide)
        }
        return (before, after)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let arrangement = arrange(subviews, in: proposal)
        let (before, after) = extent(subviews, arrangement)
        let cross = before.isFinite && after.isFinite ? before + after : arrangement.sizes.map { $0[crossAxis] }.max()!
        return CGSize(arrangement.length(along: axis), along: axis, cross: cross)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        guard !subviews.isEmpty else { return }
        // A stack asked for its ideal breadth then offers its views that breadth, so that dividers span it.
        var offer = proposal
        if offer[crossAxis] == nil { offer[crossAxis] = bounds.size[crossAxis] }
        let arrangement = arrange(subviews, in: offer)
        let (before, _) = extent(subviews, arrangement)
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for index in subviews.indices {
            if index > 0 { position += arrangement.spacings[index - 1] }
            let guide = subviews[index].dimensions(in: arrangement.proposals[index])[alignment]
            let cross = (axis == .horizontal ? bounds.minY : bounds.minX) + (before.isFinite ? before - guide : 0)
            subviews[index].place(
                at: axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position),
                proposal: arrangement.proposals[index])
            position += arrangement.sizes[index][axis]
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
