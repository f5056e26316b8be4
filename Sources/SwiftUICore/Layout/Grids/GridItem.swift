import Foundation

/// A row or column of a lazy grid.
public struct GridItem: Sendable {
    /// The size of an item across the grid, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// One item that takes an equal share of the remaining length, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit into an equal share of the remaining length.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// The distance to the next item, in points; nil for the standard distance of 8.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for centered.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Distributes a length among the items of a lazy grid.
///
/// The lengths of fixed items are subtracted first. Each other item in turn is offered an equal share of the remaining
/// length, within its limits. An adaptive item then holds as many cells as fit (as objc.io found by experiment, 2020).
struct GridItemArrangement {
    /// A column of cells in a vertical grid, or a row of cells in a horizontal one.
    struct Track {
        /// The distance from the grid's leading or top edge, in points.
        var origin: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private(set) var tracks: [Track] = []
    /// The length of all items and the distances between them, before adaptive items are divided.
    private(set) var offeredLength: CGFloat = 0
    /// The length of all tracks and the distances between them.
    var length: CGFloat { tracks.last.map { $0.origin + $0.length } ?? 0 }

    /// Creates an arrangement. A nil length requests the minimum length of flexible and adaptive items.
    init(_ items: [GridItem], in length: CGFloat?) {
        let spacings = items.dropLast().map { GridItemArrangement.finite($0.spacing ?? ViewSpacing.standard) }
        let lengths = GridItemArrangement.lengths(items, in: length.map { $0 - spacings.reduce(0, +) })
        offeredLength = lengths.reduce(spacings.reduce(0, +), +)
        var origin: CGFloat = 0
        for (index, item) in items.enumerated() {
            let parts = GridItemArrangement.parts(of: item, length: lengths[index])
            let spacing = GridItemArrangement.finite(item.spacing ?? ViewSpacing.standard)
            for (number, part) in parts.enumerated() {
                if number > 0 { origin += spacing }
                tracks.append(Track(origin: origin, length: part, alignment: item.alignment ?? .center))
                origin += part
            }
            if index < spacings.count { origin += spacings[index] }
        }
    }

    private static func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    private static func lengths(_ items: [GridItem], in length: CGFloat?) -> [CGFloat] {
        var remaining = length ?? 0
        var count = 0
        for item in items {
            if case .fixed(let length) = item.size { remaining -= max(0, finite(length)) } else { count += 1 }
        }
        return items.map { item in
            let least: CGFloat
            let most: CGFloat
            switch item.size {
            case .fixed(let length): return max(0, finite(length))
            case .flexible(let minimum, let maximum): (least, most) = (max(0, finite(minimum)), maximum)
            case .adaptive(let minimum, _): (least, most) = (max(0, finite(minimum)), .infinity)
            }
            guard length != nil else { return least }
            let share = max(0, remaining / CGFloat(count))
            let result = max(least, most.isNaN ? share : min(share, most))
            if result.isFinite { remaining -= result }
            count -= 1
            return result
        }
    }

    private static func parts(of item: GridItem, length: CGFloat) -> [CGFloat] {
        guard case .adaptive(let minimum, let maximum) = item.size, length.isFinite else { return [length] }
        let (least, spacing) = (max(0, finite(minimum)), finite(item.spacing ?? ViewSpacing.standard))
        let step = least + spacing
        // The number of cells of zero length would be infinite.
        let fitting = step > 0 ? ((length + spacing) / step + 1e-9).rounded(.down) : 1
        let count = max(1, min(fitting, 10_000))
        let part = (length - spacing * (count - 1)) / count
        return Array(repeating: max(least, maximum.isNaN ? part : min(part, maximum)), count: Int(count))
    }
}
