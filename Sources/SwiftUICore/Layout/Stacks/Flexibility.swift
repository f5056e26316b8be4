import Foundation

/// How far a view's length may go, by which stacks and grids decide who chooses first.
struct Flexibility {
    /// The length the view takes where none is offered, and where all is, in points.
    var least: CGFloat
    var most: CGFloat

    private var range: CGFloat { most == least ? 0 : most - least }

    /// Indices from the least flexible to the most; of views without an end, the one that needs more comes first.
    static func order(_ flexibilities: [Flexibility]) -> [Int] {
        flexibilities.indices.sorted { first, second in
            let (a, b) = (flexibilities[first], flexibilities[second])
            if a.range != b.range { return a.range < b.range }
            if a.range == .infinity && a.least != b.least { return a.least > b.least }
            return first < second
        }
    }
}
