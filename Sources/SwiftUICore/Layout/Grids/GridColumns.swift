import Foundation

/// Distributes a grid's width among its columns.
struct GridColumns {
    private let cells: GridCells
    private let subviews: LayoutSubviews
    private let proposal: ProposedViewSize
    /// The cells that determine each column's width: those of the column alone, or, if there are none, those that span
    /// it.
    private var deciding: [[GridCell]]
    private(set) var widths: [CGFloat]
    /// The spacing inside each cell that spans several columns, by the cell's index. It is needed for each of them.
    private var innerSpacings: [Int: CGFloat] = [:]

    init(_ cells: GridCells, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
        (self.cells, self.subviews, self.proposal) = (cells, subviews, proposal)
        var (single, spanning) = (
            [[GridCell]](repeating: [], count: cells.columnCount), [[GridCell]](repeating: [], count: cells.columnCount)
        )
        for cell in cells.all where !cell.unsizedAxes.contains(.horizontal) {
            if cell.span == 1 {
                single[cell.column].append(cell)
            } else {
                for column in cell.columns { spanning[column].append(cell) }
                innerSpacings[cell.index] = cells.columnSpacings[cell.columns.dropLast()].reduce(0, +)
            }
        }
        deciding = zip(single, spanning).map { $0.isEmpty ? $1 : $0 }
        widths = Array(repeating: 0, count: cells.columnCount)
        if cells.all.isEmpty {
            widths = []
            return
        }
        if let width = proposal.width {
            shareOut(width)
        } else {
            widths = widths.indices.map { self.width(of: $0, offered: nil) }
        }
        widen()
    }

    /// Distributes the width as a stack does: the least flexible column first, each with an equal share of the
    /// remaining width.
    private mutating func shareOut(_ width: CGFloat) {
        let order = Flexibility.order(
            widths.indices.map {
                Flexibility(minimum: self.width(of: $0, offered: 0), maximum: self.width(of: $0, offered: .infinity))
            })
        var remaining = width - cells.columnSpacings.reduce(0, +)
        for (place, column) in order.enumerated() {
            let share = max(0, remaining / CGFloat(order.count - place))
            widths[column] = self.width(of: column, offered: share.isNaN ? 0 : share)
            if widths[column].isFinite { remaining -= widths[column] }
        }
    }

    private func width(of column: Int, offered width: CGFloat?) -> CGFloat {
        let single = deciding[column].filter { $0.span == 1 }
        if !single.isEmpty {
            let offers = single.map { _ in ProposedViewSize(width: width, height: proposal.height) }
            let extent = GridMeasures.extent(single, offers, subviews, axis: .horizontal)
            return extent.before + extent.after
        }
        return deciding[column].map { cell in
            let inner = spacing(inside: cell)
            let offer = width.map { $0 * CGFloat(cell.span) + inner }
            return max(0, (length(of: cell, offered: offer) - inner) / CGFloat(cell.span))
        }.max() ?? 0
    }

    private func length(of cell: GridCell, offered width: CGFloat?) -> CGFloat {
        subviews[cell.index].sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
    }

    private func spacing(inside cell: GridCell) -> CGFloat { innerSpacings[cell.index] ?? 0 }

    /// Widens the columns of cells that are wider than the columns that they span, cells with the fewest columns first.
    private mutating func widen() {
        let spanning = cells.all.filter { $0.span > 1 && !$0.unsizedAxes.contains(.horizontal) }
        for cell in spanning.sorted(by: { ($0.span, $0.index) < ($1.span, $1.index) }) {
            let present = widths[cell.columns].reduce(spacing(inside: cell), +)
            let whole = widths.reduce(cells.columnSpacings.reduce(0, +), +)
            let offer = proposal.width.map { max(0, present + max(0, $0 - whole)) }
            let excess = length(of: cell, offered: offer) - present
            guard excess > 0 else { continue }
            for column in cell.columns { widths[column] += excess / CGFloat(cell.span) }
        }
    }
}
