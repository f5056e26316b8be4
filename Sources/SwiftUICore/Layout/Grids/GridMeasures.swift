import Foundation

/// The lengths of a grid's bands of columns and of its rows for a proposal.
struct GridMeasures {
    /// A band of columns or a row.
    struct Track {
        /// The distance from the grid's leading or top edge, in points.
        var origin: CGFloat = 0
        var length: CGFloat = 0
        /// The extent of the aligned cells before their common guide.
        var before: CGFloat = 0
        var after: CGFloat = 0
        /// The fraction of the remaining space that precedes the cells.
        var lead: CGFloat = 0

        /// Returns the offset in the track of a cell whose guide is at `guide`.
        func offset(of guide: CGFloat) -> CGFloat { before - guide + lead * (length - before - after) }
    }

    private(set) var bands: [Track]
    private(set) var rows: [Track]
    private let bandSpacings: [CGFloat]
    private let rowSpacings: [CGFloat]

    init(
        _ cells: GridCells, of subviews: LayoutSubviews, in proposal: ProposedViewSize, alignment: Alignment
    ) {
        (bandSpacings, rowSpacings) = (cells.bandSpacings, cells.rowSpacings)
        bands = []
        rows = []
        let widths = GridColumns(cells, subviews, proposal).widths
        bands = GridMeasures.tracks(widths, bandSpacings)
        let heights = heights(cells, subviews, proposal.height)
        rows = GridMeasures.tracks(heights, rowSpacings)
        align(cells, subviews)
    }

    var size: CGSize {
        func end(_ tracks: [Track]) -> CGFloat { tracks.last.map { $0.origin + $0.length } ?? 0 }
        return CGSize(width: end(bands), height: end(rows))
    }

    func frame(of cell: GridCell) -> CGRect {
        CGRect(
            x: bands[cell.band].origin, y: rows[cell.row].origin, width: width(of: cell),
            height: rows[cell.row].length)
    }

    /// Returns the offset in its cell of a view that shares its guide with no other view.
    static func offset(of dimensions: ViewDimensions, in size: CGSize, along key: AlignmentKey) -> CGFloat {
        ViewDimensions(size: size)[key] - dimensions[key]
    }

    private func width(of cell: GridCell) -> CGFloat {
        let last = bands[cell.bands.upperBound - 1]
        return last.origin + last.length - bands[cell.band].origin
    }

    private static func tracks(_ lengths: [CGFloat], _ spacings: [CGFloat]) -> [Track] {
        var origin: CGFloat = 0
        return lengths.indices.map { index in
            if index > 0 { origin += spacings[index - 1] }
            defer { origin += lengths[index] }
            return Track(origin: origin, length: lengths[index])
        }
    }

    private func heights(_ cells: GridCells, _ subviews: LayoutSubviews, _ proposal: CGFloat?) -> [CGFloat] {
        func height(of row: [GridCell], offered height: CGFloat?) -> CGFloat {
            let offers = row.map { ProposedViewSize(width: width(of: $0), height: height) }
            let extent = GridMeasures.extent(row, offers, subviews, axis: .vertical)
            return extent.before + extent.after
        }
        guard let proposal else { return cells.rows.map { height(of: $0, offered: nil) } }
        let order = Flexibility.order(
            cells.rows.map { row in
                Flexibility(minimum: height(of: row, offered: 0), maximum: height(of: row, offered: .infinity))
            })
        var remaining = proposal - cells.rowSpacings.reduce(0, +)
        var heights = [CGFloat](repeating: 0, count: cells.rows.count)
        for (place, index) in order.enumerated() {
            let share = max(0, remaining / CGFloat(order.count - place))
            heights[index] = height(of: cells.rows[index], offered: share.isNaN ? 0 : share)
            if heights[index].isFinite { remaining -= heights[index] }
        }
        return heights
    }

    /// Computes the guides that the cells of each column and row share.
    private mutating func align(_ cells: GridCells, _ subviews: LayoutSubviews) {
        func offers(_ cells: [GridCell]) -> [ProposedViewSize] { cells.map { ProposedViewSize(frame(of: $0).size) } }
        for (index, row) in cells.rows.enumerated() {
            let extent = GridMeasures.extent(row, offers(row), subviews, axis: .vertical, isPlacing: true)
            (rows[index].before, rows[index].after) = extent
            rows[index].lead = GridMeasures.lead(row.first?.vertical)
        }
        let single = Dictionary(grouping: cells.all.filter { $0.span == 1 }, by: \.band)
        for index in bands.indices {
            let column = single[index] ?? []
            let extent = GridMeasures.extent(column, offers(column), subviews, axis: .horizontal, isPlacing: true)
            (bands[index].before, bands[index].after) = extent
            bands[index].lead = GridMeasures.lead(column.first?.horizontal)
        }
    }

    /// Returns the extent of the cells before and after their common guide along `axis`. The whole length of a cell
    /// with an anchor lies after the guide. During sizing, cells that are unsized along the axis are omitted.
    static func extent(
        _ cells: [GridCell], _ offers: [ProposedViewSize], _ subviews: LayoutSubviews, axis: Axis,
        isPlacing: Bool = false
    ) -> (before: CGFloat, after: CGFloat) {
        var (before, after, alone) = (-CGFloat.infinity, -CGFloat.infinity, CGFloat(0))
        for (cell, offer) in zip(cells, offers) {
            if !isPlacing && cell.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) { continue }
            let dimensions = subviews[cell.index].dimensions(in: offer)
            let length = dimensions.size[axis]
            let guide = dimensions[axis == .horizontal ? cell.horizontal : cell.vertical]
            if cell.anchor != nil || !guide.isFinite || !length.isFinite {
                alone = max(alone, length)
            } else {
                before = max(before, guide)
                after = max(after, length - guide)
            }
        }
        if before == -.infinity { return (0, alone) }
        return isPlacing ? (before, after) : (before, max(after, alone - before))
    }

    /// Returns the fraction of the remaining space that precedes cells aligned by `key`: 0 at the start, a half in the
    /// center.
    private static func lead(_ key: AlignmentKey?) -> CGFloat {
        guard let key else { return 0 }
        let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
        let part = unit[key]
        return part.isFinite ? min(max(part, 0), 1) : 0
    }
}
