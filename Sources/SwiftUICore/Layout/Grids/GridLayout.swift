import Foundation

/// The layout of `Grid`.
///
/// Columns divide the width like the views of an `HStack`; a column is as wide as its widest cell. Rows then divide the
/// height in the same way. A cell that spans several columns determines a column's width only if no single-column cell
/// does. Otherwise it widens its columns evenly if they are too narrow for it.
@frozen public struct GridLayout: BuiltInLayout, Sendable {
    public var alignment: Alignment
    /// The distance between columns, in points; nil uses the distances that the views prefer.
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
        self.verticalSpacing = verticalSpacing
    }

    /// The properties of a grid's cells that do not depend on the grid's size.
    public struct Cache {
        let cells: GridCells
        var measured: [(proposal: ProposedViewSize, measures: GridMeasures)] = []
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(cells: GridCells(subviews, layout: self))
    }

    private func measures(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> GridMeasures {
        if let known = cache.measured.first(where: { $0.proposal == proposal }) { return known.measures }
        let measures = GridMeasures(cache.cells, of: subviews, in: proposal, alignment: alignment)
        cache.measured.append((proposal, measures))
        return measures
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        measures(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let measures = measures(proposal, subviews, &cache)
        for cell in cache.cells.all {
            let frame = measures.frame(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
            let subview = subviews[cell.index]
            let offer = ProposedViewSize(frame.size)
            if let anchor = cell.anchor {
                subview.place(at: anchor.point(in: frame), anchor: anchor, proposal: offer)
                continue
            }
            let dimensions = subview.dimensions(in: offer)
            let (band, row) = (measures.bands[cell.band], measures.rows[cell.row])
            let x = cell.span > 1
                ? GridMeasures.offset(of: dimensions, in: frame.size, along: cell.horizontal)
                : band.offset(of: dimensions[cell.horizontal])
            let y = row.offset(of: dimensions[cell.vertical])
            subview.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: offer)
        }
    }
}
