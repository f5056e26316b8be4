import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct GridTests {
    nonisolated static let rules = LayoutRules.list {
        rule(
            "cells of a column are as wide as its widest", 100, 100,
            ["a": "30 36 10 10", "b": "25 54 20 10", "d": "53 54 22 10"]) {
            Grid {
                GridRow { Box(10, 10).named("a"); Box(5, 10) }
                GridRow { Box(20, 10).named("b"); Box(22, 10).named("d") }
            }
        }
        rule(
            "rows are as high as their highest cell", 20, 58,
            ["a": "0 0 10 40", "b": "10 15 10 10", "c": "0 48 10 10"]) {
            Grid(horizontalSpacing: 0) {
                GridRow { Box(10, 40).named("a"); Box(10, 10).named("b") }
                GridRow { Box(10, 10).named("c") }
            }
        }
        rule("explicit spacing", 33, 27, ["b": "13 0 20 10", "c": "0 17 10 10"]) {
            Grid(horizontalSpacing: 3, verticalSpacing: 7) {
                GridRow { Box(10, 10); Box(20, 10).named("b") }
                GridRow { Box(10, 10).named("c"); Box(20, 10) }
            }
        }
        rule("greedy cells share both lengths", 108, 58, ["a": "0 0 50 25", "d": "58 33 50 25"]) {
            Grid {
                GridRow { Box.greedy.named("a"); Box.greedy }
                GridRow { Box.greedy; Box.greedy.named("d") }
            }
        }
        rule("a fixed column leaves the rest to a greedy one", 108, 10, ["a": "0 0 20 10", "b": "28 0 80 10"]) {
            Grid { GridRow { Box(20, 10).named("a"); Box(width: 0...CGFloat.infinity, height: 10...10).named("b") } }
        }
        rule("a view outside a row spans all columns", 58, 28, ["w": "0 18 58 10"]) {
            Grid {
                GridRow { Box(20, 10); Box(30, 10) }
                Box(width: 0...CGFloat.infinity, height: 10...10).named("w")
            }.fixedSize(horizontal: false, vertical: true)
        }
        rule(
            "a greedy view across all columns widens them evenly", 100, 28,
            ["a": "10.5 0 20 10", "b": "59.5 0 30 10", "w": "0 18 100 10"]) {
            Grid {
                GridRow { Box(20, 10).named("a"); Box(30, 10).named("b") }
                Box(width: 0...CGFloat.infinity, height: 10...10).named("w")
            }
        }
        rule(
            "unsized, the same view takes what there is", 100, 28,
            ["a": "21 0 20 10", "b": "49 0 30 10", "w": "21 18 58 10"]) {
            Grid {
                GridRow { Box(20, 10).named("a"); Box(30, 10).named("b") }
                Box(width: 0...CGFloat.infinity, height: 10...10).named("w").gridCellUnsizedAxes(.horizontal)
            }
        }
        rule("a divider spans the grid", 58, 19, ["l": "0 9 58 1"]) {
            Grid(verticalSpacing: 4) {
                GridRow { Box(20, 5); Box(30, 5) }
                Divider().named("l").gridCellUnsizedAxes(.horizontal)
                GridRow { Box(20, 5); Box(30, 5) }
            }
        }
        rule("a cell that spans two columns is centered in them", 58, 28, ["s": "24 18 10 10"]) {
            Grid {
                GridRow { Box(20, 10); Box(30, 10) }
                GridRow { Box(10, 10).named("s").gridCellColumns(2) }
            }
        }
        rule("a wide spanning cell widens its columns evenly", 78, 28, ["a": "5 0 20 10", "b": "43 0 30 10"]) {
            Grid {
                GridRow { Box(20, 10).named("a"); Box(30, 10).named("b") }
                GridRow { Box(78, 10).gridCellColumns(2) }
            }
        }
        rule("spans of fewer columns widen them first, whatever their order", 86, 30, ["c": "75 0 10 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(10, 10); Box(10, 10); Box(10, 10).named("c") }
                GridRow { Box(86, 10).gridCellColumns(3) }
                GridRow { Box(70, 10).gridCellColumns(2) }
            }
        }
        rule("spans of as many columns widen them in their order", 80, 30, ["c": "62.5 0 10 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(10, 10); Box(10, 10); Box(10, 10).named("c") }
                GridRow { Box(40, 10).gridCellColumns(2) }
                GridRow { Box(0, 10); Box(60, 10).gridCellColumns(2) }
            }
        }
        rule("cells after a span are in the column after it", 56, 28, ["d": "46 18 10 10"]) {
            Grid {
                GridRow { Box(10, 10); Box(20, 10); Box(2, 10) }
                GridRow { Box(10, 10).gridCellColumns(2); Box(10, 10).named("d") }
            }
        }
        rule("short rows leave their last columns empty", 36, 28, ["c": "0 18 10 10"]) {
            Grid(alignment: .leading) {
                GridRow { Box(14, 10); Box(14, 10) }
                GridRow { Box(10, 10).named("c") }
            }
        }
        rule("the grid's alignment holds in every cell", 40, 60, ["a": "10 10 10 10", "d": "30 30 10 10"]) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(10, 10).named("a"); Box(20, 20) }
                GridRow { Box(20, 20); Box(10, 10).named("d") }
            }.frame(width: 40, height: 60, alignment: .top)
        }
        rule("a row's alignment goes before the grid's", 20, 40, ["a": "0 0 10 10", "b": "0 30 10 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .top) { Box(10, 10).named("a"); Box(10, 20) }
                GridRow(alignment: .bottom) { Box(10, 10).named("b"); Box(10, 20) }
            }
        }
        rule("a column's alignment holds in all its rows", 30, 20, ["a": "20 0 10 10", "b": "0 10 30 10"]) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(10, 10).named("a") }
                GridRow { Box(30, 10).named("b").gridColumnAlignment(.trailing) }
            }
        }
        rule("an anchor places one cell", 30, 30, ["a": "20 20 10 10"]) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(10, 10).named("a").gridCellAnchor(.bottomTrailing); Box(0, 30) }
                GridRow { Box(30, 0) }
            }
        }
        rule("an anchor anywhere in the cell", 40, 40, ["a": "7.5 30 10 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Box(10, 10).named("a").gridCellAnchor(UnitPoint(x: 0.25, y: 1)); Box(0, 40) }
                GridRow { Box(40, 0) }
            }
        }
        rule("baselines line up along a row", 30, 30, ["a": "0 5 10 10", "b": "10 0 10 20"]) {
            Grid(alignment: .leading, horizontalSpacing: 0) {
                GridRow(alignment: .firstTextBaseline) {
                    Box(10, 10).named("a").alignmentGuide(.firstTextBaseline) { _ in 5 }
                    Box(10, 20).named("b").alignmentGuide(.firstTextBaseline) { _ in 10 }
                }
            }.frame(width: 30, height: 30, alignment: .topLeading)
        }
        rule("a custom guide lines up along a column", 40, 20, ["a": "10 0 10 10", "b": "0 10 20 10"]) {
            Grid(alignment: .leading, verticalSpacing: 0) {
                GridRow { Box(10, 10).named("a").alignmentGuide(.leading) { _ in -10 } }
                GridRow { Box(20, 10).named("b") }
            }.frame(width: 40, alignment: .leading)
        }
        rule("the least flexible column chooses first", 100, 10, ["a": "0 0 20 10", "b": "20 0 80 10"]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Box.greedy.frame(maxWidth: 20).frame(height: 10).named("a")
                    Box.greedy.frame(height: 10).named("b")
                }
            }
        }
        rule("rows share the remaining height", 10, 100, ["a": "0 0 10 30", "b": "0 30 10 70"]) {
            Grid(verticalSpacing: 0) {
                GridRow { Box(10, 30).named("a") }
                GridRow { Box.greedy.named("b") }
            }
        }
        rule("ideal sizes without a proposal", 100, 100, ["g": "36 41 28 18"]) {
            Grid { GridRow { Box.greedy; Box.greedy }; GridRow { Box(0, 0); Box(0, 0) } }
                .fixedSize().named("g")
        }
        rule("rows from a loop", 20, 28, ["0": "0 0 20 10", "1": "0 18 20 10"]) {
            Grid { ForEach(0..<2, id: \.self) { index in GridRow { Box(20, 10).named("\(index)") } } }
        }
        rule("a group of rows is its rows", 10, 28, ["b": "0 18 10 10"]) {
            Grid { Group { GridRow { Box(10, 10) }; GridRow { Box(10, 10).named("b") } } }
        }
        rule("a modifier on a row goes to its cells", 50, 20, ["a": "5 5 10 10", "b": "35 5 10 10"]) {
            Grid(horizontalSpacing: 10) { GridRow { Box(10, 10).named("a"); Box(10, 10).named("b") }.padding(5) }
        }
        rule("outside a grid a row is a group", 20, 10, ["a": "0 0 10 10", "b": "10 0 10 10"]) {
            HStack(spacing: 0) { GridRow { Box(10, 10).named("a"); Box(10, 10).named("b") } }
        }
        rule("a single row after another view starts a new grid", 30, 30, ["a": "10 20 10 10"]) {
            Grid(verticalSpacing: 0) { GridRow { Box(30, 10) }; Box(5, 10); GridRow { Box(10, 10).named("a") } }
        }
        rule("empty cells keep their column", 40, 20, ["b": "30 0 10 10", "c": "0 10 30 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Box(10, 10).named("b") }
                GridRow { Box(30, 10).named("c") }
            }
        }
        rule(
            "columns run from the right in right-to-left", 30, 10,
            ["a": "20 0 10 10", "b": "0 0 20 10"], direction: .rightToLeft) {
            Grid(horizontalSpacing: 0) { GridRow { Box(10, 10).named("a"); Box(20, 10).named("b") } }
        }
        rule("leading is the right side in right-to-left", 30, 20, ["a": "20 0 10 10"], direction: .rightToLeft) {
            Grid(alignment: .leading, verticalSpacing: 0) {
                GridRow { Box(10, 10).named("a") }; GridRow { Box(30, 10) }
            }
        }
        rule("a grid in a grid's cell", 40, 20, ["in": "10 0 10 10"]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box(10, 20)
                    Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                        GridRow { Box(10, 10).named("in"); Box(20, 20) }
                    }
                }
            }
        }
        rule("a spanning cell decides if it is the only one", 100, 10, ["a": "0 0 20 10", "s": "28 0 72 10"]) {
            Grid {
                GridRow {
                    Box(20, 10).named("a")
                    Box(width: 0...CGFloat.infinity, height: 10...10).named("s").gridCellColumns(2)
                }
            }
        }
        rule("equal columns beside a spanning grid", 350, 20, ["a": "0 0 81.5 20", "n": "179 0 171 20"]) {
            Grid {
                GridRow { Box.greedy.named("a"); Box.greedy; Box.greedy.named("n").gridCellColumns(2) }
            }
        }
        rule("unsized along the height too", 20, 20, ["a": "10 0 10 20"]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Box(10, 20)
                    Box(width: 10...10, height: 0...CGFloat.infinity).named("a").gridCellUnsizedAxes(.vertical)
                }
            }.frame(maxHeight: .infinity)
        }
        rule("an empty grid takes nothing", 10, 10, ["g": "5 5 0 0"]) { Grid {}.named("g") }
        rule("an empty row is none", 10, 10, ["a": "0 0 10 10"]) {
            Grid { GridRow {}; GridRow { Box(10, 10).named("a") } }
        }
    }

    /// Columns of spacers take what the others leave, as spacers in a stack do.
    @Test func columnsOfSpacersComeLast() {
        expectLayout(100, 10, ["a": "0 0 60 10", "b": "70 0 30 10"]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Box(60, 10).named("a")
                    Spacer(minLength: 4)
                    Box(30, 10).named("b")
                }
            }
            .frame(width: 100)
        }
        // Without room, texts are not cut where a spacer would have it.
        expectLayout(100, 10, ["a": "0 0 50 10", "b": "54 0 46 10"]) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Color.red.frame(minWidth: 0, idealWidth: 90, maxWidth: 90).frame(height: 10).named("a")
                    Spacer(minLength: 4)
                    Color.red.frame(minWidth: 0, idealWidth: 46, maxWidth: 46).frame(height: 10).named("b")
                }
            }
            .frame(width: 100)
        }
    }

    @Test(arguments: rules) func holds(_ rule: LayoutRule) { rule.check() }

    @Test(arguments: [0, -3, Int.max]) func spansWithoutMeaningAreNoCrash(span: Int) {
        let (frames, _, _) = layOut(
            Grid { GridRow { Box(10, 10).named("a").gridCellColumns(span) } }, CGSize(width: 100, height: 10))
        #expect(frames["a"] != nil)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func spacingWithoutMeaningIsNoCrash(spacing: CGFloat) {
        let (frames, _, _) = layOut(
            Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                GridRow { Box(10, 10).named("a"); Box(10, 10) }
                GridRow { Box(10, 10); Box(10, 10).named("d") }
            }, CGSize(width: 100, height: 100))
        #expect(frames.values.allSatisfy { !$0.contains("nan") && !$0.contains("inf") })
    }
}
