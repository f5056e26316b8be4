import Foundation

/// The range of a view's possible lengths. Stacks and grids use it to decide the order of proposals.
struct Flexibility {
    /// The lengths that the view takes for a proposal of zero and for an infinite one, in points.
    var minimum: CGFloat
    var maximum: CGFloat

    private var range: CGFloat { maximum == minimum ? 0 : maximum - minimum }

    /// Returns the indices from the least flexible to the most. Among unbounded views, the larger minimum comes first.
    static func order(_ flexibilities: [Flexibility]) -> [Int] {
        var order = Array(flexibilities.indices)
        guard order.count <= fewest else {
            order.sort {
                let (a, b) = (flexibilities[$0], flexibilities[$1])
                return a.precedes(b) || (!b.precedes(a) && $0 < $1)
            }
            return order
        }
        for index in order.indices.dropFirst() {
            var place = index
            while place > 0, flexibilities[index].precedes(flexibilities[order[place - 1]]) {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = index
        }
        return order
    }

    /// The number of views up to which comparing each with its neighbors takes the least time.
    private static let fewest = 16

    private func precedes(_ other: Flexibility) -> Bool {
        if range != other.range { return range < other.range }
        return range == .infinity && minimum > other.minimum
    }
}
