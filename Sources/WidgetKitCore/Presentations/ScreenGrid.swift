import Foundation

/// The cells of a Home Screen or Control Center, and which of them pictures take.
@MainActor struct ScreenGrid {
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

    /// Takes the cells for the pictures of a screen.
    ///
    /// - Parameters:
    ///   - pitch: the distances between the corners of two cells.
    ///   - gap: the distances between two pictures.
    ///   - name: the grid in messages.
    /// - Throws: `ScreenFailure` if a picture finds no room.
    mutating func take(_ items: [DeviceScreen.Item], pitch: CGSize, gap: CGSize, of name: String) throws -> [Cell] {
        try items.enumerated().map { index, item in
            let (width, height) = ScreenGrid.cells(of: item.list.size, pitch: pitch, gap: gap)
            guard let place = take(width, height, at: item.cell) else {
                throw ScreenFailure(
                    index: index, reason: "it takes \(width) × \(height) cells, and there is no such room on the "
                        + "\(columns) × \(rows) of \(name)")
            }
            return place
        }
    }

    /// How many cells a picture takes.
    static func cells(of size: CGSize, pitch: CGSize, gap: CGSize) -> (width: Int, height: Int) {
        (
            Int(((size.width + gap.width) / pitch.width).rounded()), Int(((size.height + gap.height) / pitch.height).rounded())
        )
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
