import Foundation

/// The range of a view's possible lengths. Stacks and grids use it to decide the order of proposals.
struct Flexibility {
    /// The lengths that the view takes for a proposal of zero and for an infinite one, in points.
    var minimum: CGFloat
    var maximum: CGFloat

    private var range: CGFloat { maximum == minimum ? 0 : maximum - minimum }

    /// Returns the indices from the least flexible to the most. Among unbounded views, the larger minimum comes first.
    static func order(_ flexibilities: [Flexibility]) -> [Int] {
        flexibilities.indices.sorted { first, second in
            let (a, b) = (flexibilities[first], flexibilities[second])
            if a.range != b.range { return a.range < b.range }
            if a.range == .infinity && a.minimum != b.minimum { return a.minimum > b.minimum }
            return first < second
        }
    }
}
