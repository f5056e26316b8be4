import Foundation

/// The cells of a Home Screen or Control Center, and which of them pictures take.
struct ScreenGrid {
    typealias Cell = DeviceScreen.Cell

    let columns: Int
    let rows: Int
    private(set) var taken: Set<Cell> = []

    init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

    /// Takes the cells for something of `width` by `height` cells, at `cell` or at the first place that is free.
    ///
    /// - Returns: the place; nil if there is none, or if it is taken or outside the grid.
    mutating func take(_ width: Int, _ height: Int, at cell: Cell?) -> Cell? {
        let places = cell.map { [$0] } ?? (0..<rows).flatMap { row in (0..<columns).map { Cell(column: $0, row: row) } }
        for place in places where isFree(width, height, at: place) {
            for row in 0..<height {
                for column in 0..<width { taken.insert(Cell(column: place.column + column, row: place.row + row)) }
            }
            return place
        }
        return nil
    }

    private func isFree(_ width: Int, _ height: Int, at cell: Cell) -> Bool {
        guard cell.column >= 0, cell.row >= 0, cell.column + width <= columns, cell.row + height <= rows else { return false }
        return (0..<height).allSatisfy { row in
            (0..<width).allSatisfy { !taken.contains(Cell(column: cell.column + $0, row: cell.row + row)) }
        }
    }

    /// The cells that nothing takes, row by row.
    var free: [Cell] {
        (0..<rows).flatMap { row in (0..<columns).map { Cell(column: $0, row: row) } }.filter { !taken.contains($0) }
    }
}
