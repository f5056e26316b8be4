import Foundation

/// The position of a cell in a grid, and its requirements.
struct GridCell {
    let index: Int
    let row: Int
    /// The bands that the cell covers, as indices of `GridCells.bands`.
    let bands: Range<Int>
    /// The number of columns that the cell covers.
    let span: Int
    let horizontal: AlignmentKey
    let vertical: AlignmentKey
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set

    /// The first band that the cell covers.
    var band: Int { bands.lowerBound }
}

/// The cells of a grid by rows, and the distances between rows and columns.
struct GridCells {
    let all: [GridCell]
    let rows: [[GridCell]]
    let bands: GridBands
    /// The distance before each band except the first, in points.
    let bandSpacings: [CGFloat]
    /// The distance between columns of one band, in points.
    let innerSpacing: CGFloat
    let rowSpacings: [CGFloat]

    init(_ subviews: LayoutSubviews, layout: GridLayout) {
        // Consecutive views of the same GridRow form a row; any other view forms a row of its own.
        var groups: [(row: GridTraits.Row?, indices: [Int])] = []
        for index in subviews.indices {
            let row = subviews[index].node.traits.grid.row
            if let row, let last = groups.last, last.row === row {
                groups[groups.count - 1].indices.append(index)
            } else {
                groups.append((row, [index]))
            }
        }
        func traits(_ index: Int) -> GridTraits { subviews[index].node.traits.grid }
        // A limit on spans bounds the layout's time.
        func span(_ index: Int) -> Int { min(traits(index).columns, 1000) }
        let count = groups.filter { $0.row != nil }.map { $0.indices.reduce(0) { $0 + span($1) } }.max() ?? 1
        var alignments: [Int: HorizontalAlignment] = [:]
        var boundaries: Set<Int> = [0, count]
        for group in groups where group.row != nil {
            var column = 0
            for index in group.indices {
                if let alignment = traits(index).columnAlignment, alignments[column] == nil {
                    alignments[column] = alignment
                }
                column += span(index)
                boundaries.insert(column)
            }
        }
        let bands = GridBands(boundaries: boundaries)
        self.bands = bands
        rows = groups.enumerated().map { rowIndex, group in
            var column = 0
            return group.indices.map { index in
                let traits = traits(index)
                let span = group.row == nil ? count : span(index)
                defer { column += span }
                let horizontal = group.row == nil ? nil : alignments[column]
                return GridCell(
                    index: index, row: rowIndex, bands: bands.index(of: column)..<bands.index(of: column + span), span: span,
                    horizontal: (horizontal ?? layout.alignment.horizontal).key,
                    vertical: (group.row?.alignment ?? layout.alignment.vertical).key,
                    anchor: traits.anchor, unsizedAxes: traits.unsizedAxes)
            }
        }
        all = rows.flatMap { $0 }
        bandSpacings = GridCells.bandSpacings(rows, bands.counts.count, subviews, layout.horizontalSpacing)
        innerSpacing = layout.horizontalSpacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.standard
        rowSpacings = GridCells.rowSpacings(rows, subviews, layout.verticalSpacing)
    }

    /// Returns the spacings between bands: the largest distance that two neighbors in a row prefer.
    private static func bandSpacings(
        _ rows: [[GridCell]], _ count: Int, _ subviews: LayoutSubviews, _ given: CGFloat?
    ) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let given { return Array(repeating: given.isFinite ? given : 0, count: count - 1) }
        var spacings = [CGFloat?](repeating: nil, count: count - 1)
        for row in rows {
            for (cell, next) in zip(row, row.dropFirst()) {
                let distance = subviews[cell.index].spacing.distance(
                    to: subviews[next.index].spacing, along: .horizontal)
                spacings[next.band - 1] = max(spacings[next.band - 1] ?? -.infinity, distance)
            }
        }
        return spacings.map { $0 ?? ViewSpacing.standard }
    }

    /// Returns the row spacings: the distance that all the cells of both rows together prefer.
    private static func rowSpacings(
        _ rows: [[GridCell]], _ subviews: LayoutSubviews, _ given: CGFloat?
    ) -> [CGFloat] {
        guard rows.count > 1 else { return [] }
        if let given { return Array(repeating: given.isFinite ? given : 0, count: rows.count - 1) }
        let spacings = rows.map { row in
            row.dropFirst().reduce(subviews[row[0].index].spacing) { $0.union(subviews[$1.index].spacing) }
        }
        return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
    }
}
