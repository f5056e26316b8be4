import Foundation

/// The range of a view's possible lengths. Stacks and grids use it to decide the order of proposals.
struct Flexibility {
    /// The lengths that the view takes for a proposal of zero and for an infinite one, in points.
    var least: CGFloat
    var most: CGFloat

    private var range: CGFloat { most == least ? 0 : most - least }

    /// Returns the indices from the least flexible to the most. Among unbounded views, the larger minimum comes first.
    static func order(_ flexibilities: [Flexibility]) -> [Int] {
        flexibilities.indices.sorted { first, second in
            let (a, b) = (flexibilities[first], flexibilities[second])
            if a.range != b.range { return a.range < b.range }
            if a.range == .infinity && a.least != b.least { return a.least > b.least }
            return first < second
        }
    }
}
