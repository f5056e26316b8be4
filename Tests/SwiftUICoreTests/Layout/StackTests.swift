import Testing

@testable import SwiftUICore

@MainActor @Suite struct StackTests {
    @Test func viewsThatAreNotTextKeepEightPoints() {
        expectLayout(100, 50, ["a": "36 20 10 10", "b": "54 20 10 10"]) {
            HStack { Box(10, 10).named("a"); Box(10, 10).named("b") }
        }
        expectLayout(50, 100, ["a": "20 36 10 10", "b": "20 54 10 10"]) {
            VStack { Box(10, 10).named("a"); Box(10, 10).named("b") }
        }
    }

    @Test func explicitSpacingReplacesThePreferredOne() {
        expectLayout(100, 20, ["a": "38 0 10 20", "b": "51 0 11 20"]) {
            HStack(spacing: 3) { Box(10, 20).named("a"); Box(11, 20).named("b") }
        }
        expectLayout(100, 20, ["a": "42.5 0 10 20", "b": "47.5 0 10 20"]) {
            HStack(spacing: -5) { Box(10, 20).named("a"); Box(10, 20).named("b") }
        }
    }

    @Test func aSpacerPushesAndKeepsNoDistanceOfItsOwn() {
        expectLayout(100, 10, ["a": "0 0 10 10", "b": "90 0 10 10"]) {
            HStack { Box(10, 10).named("a"); Spacer(); Box(10, 10).named("b") }
        }
        expectLayout(10, 10, ["a": "-9 0 10 10", "b": "9 0 10 10"]) {
            HStack { Box(10, 10).named("a"); Spacer(); Box(10, 10).named("b") }
        }
        expectLayout(10, 10, ["a": "-5 0 10 10", "b": "5 0 10 10"]) {
            HStack { Box(10, 10).named("a"); Spacer(minLength: 0); Box(10, 10).named("b") }
        }
    }

    @Test func aSpacerTakesTheRemainingSpace() {
        expectLayout(100, 10, ["a": "0 0 90 10"]) {
            HStack { Box(width: 0...90, height: 10...10).named("a"); Spacer() }
        }
        expectLayout(60, 10, ["a": "0 0 52 10"]) {
            HStack { Box(width: 0...90, height: 10...10).named("a"); Spacer() }
        }
    }

    @Test func greedyViewsShareEvenly() {
        expectLayout(98, 10, ["a": "0 0 45 10", "b": "53 0 45 10"]) {
            HStack { Box.greedy.named("a"); Box.greedy.named("b") }
        }
    }

    @Test func unusedSpaceGoesToTheOtherViews() {
        expectLayout(116, 10, ["a": "0 0 20 10", "b": "28 0 40 10", "c": "76 0 40 10"]) {
            HStack { Box(width: 0...20, height: 10...10).named("a"); Box.greedy.named("b"); Box.greedy.named("c") }
                .frame(height: 10)
        }
    }

    @Test func theLeastFlexibleViewChoosesFirst() {
        expectLayout(100, 10, ["a": "0 0 30 10", "b": "30 0 70 10"]) {
            HStack(spacing: 0) { Box.greedy.frame(maxWidth: 30).named("a"); Box.greedy.named("b") }.frame(height: 10)
        }
        expectLayout(100, 10, ["a": "0 0 20 10", "b": "20 0 80 10"]) {
            HStack(spacing: 0) { Box.greedy.named("a"); Box(80, 10).named("b") }.frame(height: 10)
        }
    }

    @Test func priorityTakesAllButTheLeastLengthsOfTheOthers() {
        expectLayout(100, 10, ["a": "0 0 10 10", "b": "10 0 90 10"]) {
            HStack(spacing: 0) {
                Box(width: 10...50, height: 10...10).named("a")
                Box(width: 0...200, height: 10...10).named("b").layoutPriority(1)
            }
        }
    }

    @Test func threePrioritiesAreServedInOrder() {
        expectLayout(100, 10, ["a": "0 0 5 10", "b": "5 0 35 10", "c": "40 0 60 10"]) {
            HStack(spacing: 0) {
                Box(width: 5...50, height: 10...10).named("a").layoutPriority(-1)
                Box(width: 5...50, height: 10...10).named("b")
                Box(width: 0...60, height: 10...10).named("c").layoutPriority(2)
            }
        }
    }

    @Test func alignmentAcross() {
        expectLayout(20, 40, ["a": "0 0 5 40", "b": "5 0 5 10", "c": "10 0 10 40"]) {
            HStack(alignment: .top, spacing: 0) {
                Box(5, 40).named("a"); Box(5, 10).named("b"); Box(10, 40).named("c")
            }
        }
        expectLayout(20, 40, ["a": "0 0 10 40", "b": "10 30 10 10"]) {
            HStack(alignment: .bottom, spacing: 0) { Box(10, 40).named("a"); Box(10, 10).named("b") }
        }
        expectLayout(40, 20, ["a": "0 0 40 10", "b": "0 10 10 10"]) {
            VStack(alignment: .leading, spacing: 0) { Box(40, 10).named("a"); Box(10, 10).named("b") }
        }
        expectLayout(40, 20, ["a": "0 0 40 10", "b": "30 10 10 10"]) {
            VStack(alignment: .trailing, spacing: 0) { Box(40, 10).named("a"); Box(10, 10).named("b") }
        }
    }

    @Test func anIdealStackOffersItsBreadthToDividers() {
        expectLayout(100, 100, ["stack": "44.5 35 11 30", "line": "49.5 35 1 30"]) {
            HStack(spacing: 0) {
                Box(5, 30); Divider().named("line"); Box(5, 20)
            }
            .fixedSize(horizontal: false, vertical: true)
            .named("stack")
        }
    }

    @Test func emptyStacksTakeNothing() {
        expectLayout(10, 10, ["a": "5 5 0 0"]) { HStack {}.named("a") }
        expectLayout(10, 10, ["a": "5 5 0 0"]) { ZStack {}.named("a") }
    }

    @Test func groupsAndLoopsAreFlattened() {
        expectLayout(60, 10, ["0": "0 0 10 10", "1": "20 0 10 10", "2": "40 0 20 10"]) {
            HStack(spacing: 10) {
                Group { ForEach(0..<2) { Box(10, 10).named("\($0)") } }
                if true { Box(20, 10).named("2") } else { Box(99, 99) }
                EmptyView()
            }
        }
    }

    @Test func aModifierOnAGroupGoesToEachMember() {
        expectLayout(60, 30, ["0": "10 10 10 10", "1": "40 10 10 10"]) {
            HStack(spacing: 0) { Group { Box(10, 10).named("0"); Box(10, 10).named("1") }.padding(10) }
        }
    }

    @Test func twelveViewsInOneBlock() {
        expectLayout(12, 1, ["last": "11 0 1 1"]) {
            HStack(spacing: 0) {
                Box(1, 1); Box(1, 1); Box(1, 1); Box(1, 1); Box(1, 1); Box(1, 1); Box(1, 1); Box(1, 1); Box(1, 1)
                Box(1, 1); Box(1, 1); Box(1, 1).named("last")
            }
        }
    }

    @Test func layersShareTheirAlignment() {
        expectLayout(40, 40, ["a": "0 0 40 40", "b": "30 30 10 10"]) {
            ZStack(alignment: .bottomTrailing) { Box(40, 40).named("a"); Box(10, 10).named("b") }
        }
        expectLayout(50, 50, ["a": "5 5 40 40", "b": "20 20 10 10"]) {
            ZStack { Box(40, 40).named("a"); Box(10, 10).named("b") }
        }
    }

    @Test func rightToLeftMirrorsEverything() {
        expectLayout(100, 10, ["a": "90 0 10 10", "b": "0 0 20 10"], direction: .rightToLeft) {
            HStack { Box(10, 10).named("a"); Spacer(); Box(20, 10).named("b") }
        }
        expectLayout(100, 10, ["a": "85 0 10 10"], direction: .rightToLeft) {
            Box(10, 10).named("a").padding(.leading, 5).frame(maxWidth: .infinity, alignment: .leading)
        }
        expectLayout(100, 30, ["a": "0 10 10 10"], direction: .rightToLeft) {
            Box(10, 10).named("a").frame(maxWidth: .infinity, alignment: .trailing)
        }
    }
}
