import Foundation

/// The layout of `Grid`.
///
/// Columns share out the width as the views of an `HStack` do, a column being as wide as its widest cell; then rows
/// share out the height likewise. A cell that spans several columns counts where no other cell says how wide a column
/// is, and otherwise widens its columns evenly where they are too narrow for it.
@frozen public struct GridLayout: BuiltInLayout, Sendable {
    public var alignment: Alignment
    /// In points; nil keeps the distances the views prefer.
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
        self.verticalSpacing = verticalSpacing
    }

    /// What a grid knows of its cells, however large it becomes.
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
            let (column, row) = (measures.columns[cell.column], measures.rows[cell.row])
            let x = cell.span > 1
                ? GridMeasures.offset(of: dimensions, in: frame.size, along: cell.horizontal)
                : column.offset(of: dimensions[cell.horizontal])
            let y = row.offset(of: dimensions[cell.vertical])
            subview.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: offer)
        }
    }
}
