import Foundation
import Testing

@testable import SwiftUICore

/// A cell with the width of its column.
private struct Cell: View {
    var height: CGFloat = 10
    var body: some View { Box(width: 0...CGFloat.infinity, height: height...height) }
}

/// Returns the frames of the first cells of a grid whose cells are ten points high, in a line of `width`.
@MainActor private func columns(_ items: [GridItem], in width: CGFloat, count: Int = 3) -> [String] {
    let view = LazyVGrid(columns: items) { ForEach(0..<count, id: \.self) { Cell().named("\($0)") } }
        .frame(width: width, alignment: .leading)
    let frames = layOut(view, CGSize(width: width, height: 1000)).frames
    return (0..<count).compactMap { frames["\($0)"] }.map { frame in
        let parts = frame.split(separator: " ")
        return "\(parts[0]) \(parts[2])"
    }
}

@MainActor @Suite struct LazyGridTests {
    nonisolated static let rules = LayoutRules.list {
        rule("lines follow one another", 58, 28, ["0": "0 0 25 10", "1": "33 0 25 10", "2": "0 18 25 10"]) {
            LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<3, id: \.self) { Cell().named("\($0)") } }
        }
        rule("lines keep the spacing given", 10, 23, ["1": "0 13 10 10"]) {
            LazyVGrid(columns: [GridItem()], spacing: 3) { Cell(); Cell().named("1") }
        }
        rule("a line is as high as its highest cell", 50, 48, ["a": "0 15 25 10", "c": "0 40 25 8"]) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                Cell().named("a"); Cell(height: 40); Cell(height: 8).named("c")
            }
        }
        rule("flexible cells fill their line", 50, 50, ["a": "0 0 25 40", "c": "0 40 25 10"]) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                Box.greedy.named("a"); Cell(height: 40); Box.greedy.named("c"); Cell(height: 8)
            }
        }
        rule("and so they do in columns", 40, 50, ["a": "0 0 40 25"]) {
            LazyHGrid(rows: [GridItem(spacing: 0), GridItem()], spacing: 0) { Box.greedy.named("a"); Box(40, 10) }
        }
        rule("items align their cells", 50, 40, ["a": "0 0 25 10", "b": "40 0 10 40"]) {
            LazyVGrid(columns: [GridItem(spacing: 0, alignment: .top), GridItem(alignment: .bottomTrailing)]) {
                Cell().named("a"); Box(10, 40).named("b")
            }
        }
        rule("narrow cells lie in the middle", 30, 10, ["a": "10 0 10 10"]) {
            LazyVGrid(columns: [GridItem()]) { Box(10, 10).named("a") }
        }
        rule("the height is the content's for every proposal", 20, 100, ["g": "0 36 20 28"]) {
            LazyVGrid(columns: [GridItem()]) { Cell(); Cell() }.named("g")
        }
        rule("children are offered their ideal height", 20, 100, ["a": "0 45 20 10"]) {
            LazyVGrid(columns: [GridItem()]) { Box.greedy.named("a") }
        }
        rule("fixed columns make a grid of their own width", 100, 10, ["g": "21 0 58 10", "a": "21 0 20 10"]) {
            LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(30))]) { Cell().named("a"); Cell() }.named("g")
        }
        rule(
            "adaptive cells of a largest width lie by the grid's alignment", 100, 10,
            ["a": "0 0 30 10", "b": "38 0 30 10"]) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 30))], alignment: .leading) {
                Cell().named("a"); Cell().named("b")
            }
        }
        rule("trailing likewise", 100, 10, ["a": "32 0 30 10", "b": "70 0 30 10"]) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 30))], alignment: .trailing) {
                Cell().named("a"); Cell().named("b")
            }
        }
        rule(
            "headers span the grid and start lines", 58, 46,
            ["h": "0 0 58 10", "a": "0 18 25 10", "f": "0 36 58 10"]) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Section { Cell().named("a") } header: { Cell().named("h") } footer: { Cell().named("f") }
            }
        }
        rule("a second section starts a line", 58, 46, ["b": "0 36 25 10"]) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Section { Cell() }
                Section { Cell().named("b") } header: { Cell() }
            }
        }
        rule("a horizontal grid fills columns", 28, 58, ["0": "0 0 10 25", "1": "0 33 10 25", "2": "18 0 10 25"]) {
            LazyHGrid(rows: [GridItem(), GridItem()]) {
                ForEach(0..<3, id: \.self) { Box(width: 10...10, height: 0...CGFloat.infinity).named("\($0)") }
            }
        }
        rule("a horizontal grid's fixed rows", 100, 100, ["g": "45 35 10 30"]) {
            LazyHGrid(rows: [GridItem(.fixed(30))]) { Box(10, 10) }.named("g")
        }
        rule(
            "from the right in right-to-left", 58, 10,
            ["0": "33 0 25 10", "1": "0 0 25 10"], direction: .rightToLeft) {
            LazyVGrid(columns: [GridItem(), GridItem()]) { Cell().named("0"); Cell().named("1") }
        }
        rule("horizontal grids too", 28, 10, ["0": "18 0 10 10", "1": "0 0 10 10"], direction: .rightToLeft) {
            LazyHGrid(rows: [GridItem(.fixed(10))]) { Box(10, 10).named("0"); Box(10, 10).named("1") }
        }
        rule("a calendar's seven columns", 204, 10, ["0": "0 0 24 10", "6": "180 0 24 10"]) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 7)) {
                ForEach([0, 9, 9, 9, 9, 9, 6], id: \.self) { index in
                    if index == 9 { Cell() } else { Cell().named("\(index)") }
                }
            }
        }
        rule("no columns, no grid", 10, 10, ["g": "5 5 0 0"]) { LazyVGrid(columns: []) { Cell() }.named("g") }
        rule("a lazy stack spans the breadth", 100, 28, ["s": "0 0 100 28", "a": "45 0 10 10"]) {
            LazyVStack { Box(10, 10).named("a"); Box(10, 10) }.named("s")
        }
        rule("a lazy stack aligns its views", 100, 28, ["a": "0 0 10 10", "b": "0 18 20 10"]) {
            LazyVStack(alignment: .leading) { Box(10, 10).named("a"); Box(20, 10).named("b") }
        }
        rule("trailing", 100, 10, ["a": "90 0 10 10"]) { LazyVStack(alignment: .trailing) { Box(10, 10).named("a") } }
        rule("a lazy stack gives ideal lengths", 100, 100, ["a": "0 40 100 10", "b": "0 50 100 10"]) {
            LazyVStack(spacing: 0) { Box.greedy.named("a"); Box.greedy.named("b") }
        }
        rule(
            "a horizontal lazy stack spans the height", 100, 50,
            ["s": "38.5 0 23 50", "a": "38.5 20 10 10", "b": "51.5 15 10 20"]) {
            LazyHStack(spacing: 3) { Box(10, 10).named("a"); Box(10, 20).named("b") }.named("s")
        }
        rule("bottom", 10, 50, ["a": "0 40 10 10"]) { LazyHStack(alignment: .bottom) { Box(10, 10).named("a") } }
        rule(
            "sections in a lazy stack are their parts", 10, 36,
            ["h": "0 0 10 10", "a": "0 13 10 10", "f": "0 26 10 10"]) {
            LazyVStack(spacing: 3) {
                Section { Box(10, 10).named("a") } header: { Box(10, 10).named("h") } footer: { Box(10, 10).named("f") }
            }
        }
        rule("a lazy stack from the right", 100, 10, ["a": "90 0 10 10"], direction: .rightToLeft) {
            LazyVStack(alignment: .leading) { Box(10, 10).named("a") }
        }
    }

    @Test(arguments: rules) func holds(_ rule: LayoutRule) { rule.check() }

    @Test func flexibleItemsShareEvenly() {
        #expect(columns([GridItem(), GridItem(), GridItem()], in: 316) == ["0 100", "108 100", "216 100"])
    }

    @Test func anItemsSpacingIsTheDistanceToTheNext() {
        let items = [GridItem(spacing: 20), GridItem(spacing: 4), GridItem()]
        #expect(columns(items, in: 324) == ["0 100", "120 100", "224 100"])
    }

    @Test func fixedItemsComeOffFirst() {
        #expect(columns([GridItem(), GridItem(.fixed(70))], in: 200, count: 2) == ["0 122", "130 70"])
    }

    @Test func aFlexibleItemStopsAtItsLargest() {
        #expect(columns([GridItem(.flexible(maximum: 30)), GridItem()], in: 108, count: 2) == ["0 30", "38 70"])
    }

    /// Items take their shares in turn. Space that a later item leaves makes the grid narrower, and the space is
    /// divided again.
    @Test func spaceThatALaterItemLeavesIsLost() {
        #expect(columns([GridItem(), GridItem(.flexible(maximum: 30))], in: 108, count: 2) == ["5 40", "53 30"])
    }

    /// objc.io's first quiz: a fixed item of 70 and an adaptive one in 200.
    @Test func anAdaptiveItemHoldsAsManyCellsAsFit() {
        let items = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
        #expect(columns(items, in: 200) == ["0 70", "78 57", "143 57"])
    }

    @Test func adaptiveCellsFillTheirItem() {
        #expect(columns([GridItem(.adaptive(minimum: 50))], in: 200) == ["0 61.33", "69.33 61.33", "138.67 61.33"])
        #expect(columns([GridItem(.adaptive(minimum: 50))], in: 108, count: 2) == ["0 50", "58 50"])
        #expect(columns([GridItem(.adaptive(minimum: 50))], in: 107, count: 2) == ["0 107", "0 107"])
    }

    @Test func anAdaptiveItemIsNeverNarrowerThanItsLeast() {
        #expect(columns([GridItem(.adaptive(minimum: 50))], in: 30, count: 1) == ["0 50"])
    }

    /// Items that do not fit make the grid wider, and its columns are divided again in that width.
    @Test func itemsThatNeedMoreSpaceAreDividedTwice() {
        let view = LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 180))]) {
            Cell().named("a")
            Cell().named("b")
        }.named("g")
        #expect(
            layOut(view, CGSize(width: 300, height: 10)).frames == [
                "g": "-17 0 334 10", "a": "-25.5 0 163 10", "b": "145.5 0 180 10",
            ])
    }

    @Test(arguments: [
        GridItem(.fixed(.nan)), GridItem(.fixed(-5)), GridItem(.flexible(minimum: .infinity)),
        GridItem(.flexible(minimum: 50, maximum: 10)), GridItem(.flexible(minimum: .nan, maximum: .nan)),
        GridItem(.adaptive(minimum: 0), spacing: 0), GridItem(.adaptive(minimum: -10)),
        GridItem(.adaptive(minimum: .nan)), GridItem(spacing: .infinity),
    ])
    func itemsWithoutMeaningAreNoCrash(item: GridItem) {
        let view = LazyVGrid(columns: [item, item]) { ForEach(0..<5, id: \.self) { Cell().named("\($0)") } }
        let frames = layOut(view, CGSize(width: 100, height: 100)).frames
        #expect(frames.count == 5)
        #expect(frames.values.allSatisfy { !$0.contains("nan") && !$0.contains("inf") })
    }
}
