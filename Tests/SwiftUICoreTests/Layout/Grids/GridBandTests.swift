import Foundation
import Testing

@testable import SwiftUICore

/// Grids whose cells span many columns lie as if each column were measured by itself.
@MainActor @Suite struct GridBandTests {
    /// A row's cells: the widths between which each takes what is offered, and its span.
    private typealias Row = [(least: CGFloat, most: CGFloat, span: Int)]

    private static let spacing: CGFloat = 3

    @Test(arguments: 0..<200) func originsAreThoseOfSingleColumns(seed: Int) {
        var generator = SeededGenerator(state: UInt64(seed) + 1)
        let longest = seed % 5 == 0 ? 9 : 4
        let rows: [Row] = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                let least = CGFloat(Int.random(in: 0...60, using: &generator))
                let most = least + [0, 0, 25, .infinity].randomElement(using: &generator)!
                return (least, most, Int.random(in: 1...longest, using: &generator))
            }
        }
        let width = CGFloat(Int.random(in: 20...600, using: &generator))
        let grid = Grid(alignment: .leading, horizontalSpacing: GridBandTests.spacing, verticalSpacing: 0) {
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    ForEach(rows[row].indices, id: \.self) { index in
                        let cell = rows[row][index]
                        Box(width: cell.least...cell.most, height: 10...10).named("\(row) \(index)").gridCellColumns(cell.span)
                    }
                }
            }
        }
        let (frames, _, _) = layOut(grid.named("grid"), CGSize(width: width, height: 100))
        func x(_ name: String) -> Double { Double(frames[name]?.split(separator: " ").first ?? "") ?? .nan }
        let columns = GridBandTests.columns(of: rows, in: width)
        for (row, cells) in rows.enumerated() {
            var column = 0
            for (index, cell) in cells.enumerated() {
                let expected = columns[..<column].reduce(CGFloat(column) * GridBandTests.spacing, +)
                #expect(abs(x("\(row) \(index)") - x("grid") - expected) < 0.03, "\(rows), width \(width)")
                column += cell.span
            }
        }
    }

    /// Returns the width of each column, each decided by itself.
    private static func columns(of rows: [Row], in width: CGFloat) -> [CGFloat] {
        var cells: [(least: CGFloat, most: CGFloat, columns: Range<Int>)] = []
        for row in rows {
            var column = 0
            for cell in row {
                cells.append((cell.least, cell.most, column..<column + cell.span))
                column += cell.span
            }
        }
        let count = cells.map(\.columns.upperBound).max()!
        let whole = CGFloat(count - 1) * spacing
        func length(_ index: Int, _ offer: CGFloat) -> CGFloat { min(max(offer, cells[index].least), cells[index].most) }
        func length(of column: Int, _ offer: CGFloat) -> CGFloat {
            let all = cells.indices.filter { cells[$0].columns.contains(column) }
            let single = all.filter { cells[$0].columns.count == 1 }
            return (single.isEmpty ? all : single).map { index in
                let (span, inner) = (CGFloat(cells[index].columns.count), CGFloat(cells[index].columns.count - 1) * spacing)
                return max(0, (length(index, offer * span + inner) - inner) / span)
            }.max() ?? 0
        }
        var widths = [CGFloat](repeating: 0, count: count)
        var rest = width - whole
        let order = Flexibility.order(
            widths.indices.map { Flexibility(minimum: length(of: $0, 0), maximum: length(of: $0, .infinity)) })
        for (place, column) in order.enumerated() {
            widths[column] = length(of: column, max(0, rest / CGFloat(count - place)))
            rest -= widths[column]
        }
        let spanning = cells.indices.filter { cells[$0].columns.count > 1 }
        for index in spanning.sorted(by: { (cells[$0].columns.count, $0) < (cells[$1].columns.count, $1) }) {
            let covered = cells[index].columns
            let present = widths[covered].reduce(CGFloat(covered.count - 1) * spacing, +)
            let free = max(0, width - widths.reduce(whole, +))
            let excess = length(index, present + free) - present
            for column in covered where excess > 0 { widths[column] += excess / CGFloat(covered.count) }
        }
        return widths
    }

    @Test func aThousandColumnsLieAsTheirCellsDo() {
        expectLayout(
            100, 20,
            ["grid": "7.54 0 84.92 20", "a": "7.54 0 10 10", "b": "17.54 0 50 10", "c": "7.54 10 40 10", "d": "57.46 10 10 10"]
        ) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(10, 10).named("a"); Box(50, 10).named("b").gridCellColumns(1000) }
                GridRow { Box(40, 10).named("c").gridCellColumns(500); Box(10, 10).named("d") }
            }.named("grid")
        }
    }
}
