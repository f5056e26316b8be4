import Foundation

/// Distributes a grid's width among its columns.
struct GridColumns {
    private let cells: GridCells
    private let subviews: LayoutSubviews
    private let proposal: ProposedViewSize
    /// The cells that determine the width of each band's columns: those of the column alone, or, if there are none, those
    /// that span it.
    private var deciding: [[GridCell]]
    /// The sum of the widths of each band's columns, without the spacing between them.
    private var sums: [CGFloat]
    /// The spacing inside each cell that spans several columns, by the cell's index. It is needed for each of them.
    private var innerSpacings: [Int: CGFloat] = [:]
    /// The spacing between all the columns.
    private let wholeSpacing: CGFloat

    /// Columns of one band whose widths are decided one by one. The rest of the band is as wide as the last of them.
    private static let decidedColumns = 12

    init(_ cells: GridCells, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
        (self.cells, self.subviews, self.proposal) = (cells, subviews, proposal)
        let count = cells.bands.counts.count
        let inside = cells.bands.counts.map { CGFloat($0 - 1) * cells.innerSpacing }
        wholeSpacing = cells.bandSpacings.reduce(0, +) + inside.reduce(0, +)
        var (single, spanning) = ([[GridCell]](repeating: [], count: count), [[GridCell]](repeating: [], count: count))
        for cell in cells.all where !cell.unsizedAxes.contains(.horizontal) {
            if cell.span == 1 {
                single[cell.band].append(cell)
            } else {
                for band in cell.bands { spanning[band].append(cell) }
                innerSpacings[cell.index] =
                    cells.bandSpacings[cell.bands.dropLast()].reduce(0, +) + inside[cell.bands].reduce(0, +)
            }
        }
        deciding = zip(single, spanning).map { $0.isEmpty ? $1 : $0 }
        sums = Array(repeating: 0, count: count)
        if cells.all.isEmpty {
            sums = []
            return
        }
        if let width = proposal.width {
            shareOut(width)
        } else {
            sums = sums.indices.map { self.width(ofColumnIn: $0, offered: nil) * CGFloat(cells.bands.counts[$0]) }
        }
        widen()
    }

    /// The width of each band, with the spacing between its columns.
    var widths: [CGFloat] {
        zip(sums, cells.bands.counts).map { $1 == 1 ? $0 : $0 + CGFloat($1 - 1) * cells.innerSpacing }
    }

    /// Distributes the width as a stack does: columns of higher priority come first, and among equal priorities the least flexible
    /// one, each with an equal share of the remaining width. Columns of a band are equally flexible, so they follow each other.
    private mutating func shareOut(_ width: CGFloat) {
        let flexibilities = sums.indices.map {
            Flexibility(minimum: self.width(ofColumnIn: $0, offered: 0), maximum: self.width(ofColumnIn: $0, offered: .infinity))
        }
        let order = Flexibility.order(flexibilities)
        let priorities = sums.indices.map(priority(ofBand:))
        var width = width - wholeSpacing
        for priority in Set(priorities).sorted(by: >) {
            // Columns of lower priority have at least their minimum.
            let reserved = sums.indices.filter { priorities[$0] < priority }
                .reduce(0) { $0 + flexibilities[$1].minimum * CGFloat(cells.bands.counts[$1]) }
            let bands = order.filter { priorities[$0] == priority }
            var rest = Remainder(width: width - reserved, columns: bands.reduce(0) { $0 + cells.bands.counts[$1] })
            for band in bands { shareOut(&rest, to: band) }
            width = rest.width + reserved
        }
    }

    private mutating func shareOut(_ rest: inout Remainder, to band: Int) {
        let count = cells.bands.counts[band]
        let first = self.width(ofColumnIn: band, offered: rest.share)
        // If the last column is as wide as the first one, so are those between.
        var last = rest
        last.take(first, count - 1)
        let isEven = count == 1 || first == rest.share || self.width(ofColumnIn: band, offered: last.share) == first
        let decided = isEven ? 1 : min(count, GridColumns.decidedColumns)
        for column in 0..<decided {
            let width = column == 0 ? first : self.width(ofColumnIn: band, offered: rest.share)
            let equal = column == decided - 1 ? count - column : 1
            rest.take(width, equal)
            sums[band] += width * CGFloat(equal)
        }
    }

    /// The priority of a band's columns: the highest of their cells'. Columns of spacers alone have the lowest.
    private func priority(ofBand band: Int) -> Double { deciding[band].map { subviews[$0.index].priority }.max() ?? 0 }

    /// What is left of a width, and the columns that share it.
    private struct Remainder {
        var width: CGFloat
        var columns: Int

        var share: CGFloat {
            let share = max(0, width / CGFloat(columns))
            return share.isNaN ? 0 : share
        }

        mutating func take(_ taken: CGFloat, _ count: Int) {
            columns -= count
            if taken.isFinite { width -= taken * CGFloat(count) }
        }
    }

    private func width(ofColumnIn band: Int, offered width: CGFloat?) -> CGFloat {
        let single = deciding[band].filter { $0.span == 1 }
        if !single.isEmpty {
            let offers = single.map { _ in ProposedViewSize(width: width, height: proposal.height) }
            let extent = GridMeasures.extent(single, offers, subviews, axis: .horizontal)
            return extent.before + extent.after
        }
        return deciding[band].map { cell in
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
            let present = sums[cell.bands].reduce(spacing(inside: cell), +)
            let whole = sums.reduce(wholeSpacing, +)
            let offer = proposal.width.map { max(0, present + max(0, $0 - whole)) }
            let excess = length(of: cell, offered: offer) - present
            guard excess > 0 else { continue }
            for band in cell.bands { sums[band] += excess * CGFloat(cells.bands.counts[band]) / CGFloat(cell.span) }
        }
    }
}
