import Foundation
import Testing

@testable import SwiftUICore

private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
    fileprivate static let waist = VerticalAlignment(Waist.self)
}

@MainActor @Suite struct StackRules {
    private nonisolated static var wide: Box { Box(width: 0...CGFloat.infinity, height: 10...10) }

    nonisolated static let lengths = LayoutRules.list {
        rule("the remaining space is divided again", 90, 10, ["a": "0 0 10 10", "b": "10 0 40 10", "c": "50 0 40 10"]) {
            HStack(spacing: 0) { Box(10, 10).named("a"); wide.named("b"); wide.named("c") }
        }
        rule("a limited view gives back", 90, 10, ["a": "0 0 20 10", "b": "20 0 70 10"]) {
            HStack(spacing: 0) { wide.frame(maxWidth: 20).named("a"); wide.named("b") }
        }
        rule(
            "of views without end the one that needs more comes first", 90, 10,
            ["a": "0 0 30 10", "b": "30 0 60 10"]) {
            HStack(spacing: 0) { wide.named("a"); wide.frame(minWidth: 60).named("b") }
        }
        rule("a stack may be longer than offered", 10, 10, ["a": "-15 0 20 10", "b": "5 0 20 10"]) {
            HStack(spacing: 0) { Box(20, 10).named("a"); Box(20, 10).named("b") }
        }
        rule("a higher priority takes its ideal size", 90, 10, ["a": "0 0 30 10", "b": "30 0 60 10"]) {
            HStack(spacing: 0) { wide.named("a"); wide.frame(maxWidth: 60).named("b").layoutPriority(1) }
        }
        rule("but for the least of the others", 90, 10, ["a": "0 0 15 10", "b": "15 0 75 10"]) {
            HStack(spacing: 0) { wide.frame(minWidth: 15).named("a"); wide.named("b").layoutPriority(1) }
        }
        rule("equal priorities share", 90, 10, ["a": "0 0 45 10", "b": "45 0 45 10"]) {
            HStack(spacing: 0) { wide.named("a").layoutPriority(2); wide.named("b").layoutPriority(2) }
        }
        rule("a lower priority gets the remaining space", 90, 10, ["a": "0 0 0 10", "b": "0 0 90 10"]) {
            HStack(spacing: 0) { wide.named("a").layoutPriority(-1); wide.named("b") }
        }
        rule("priority passes through modifiers without a layout of their own", 90, 10, ["a": "0 0 0 10"]) {
            HStack(spacing: 0) {
                wide.named("a")
                wide.layoutPriority(1).opacity(0.5).offset(x: 1).fixedSize(horizontal: false, vertical: true)
            }
        }
        rule("priority ends at a frame", 90, 10, ["a": "0 0 45 10"]) {
            HStack(spacing: 0) { wide.named("a"); wide.layoutPriority(1).frame(height: 10) }
        }
        rule("priority ends at padding", 90, 10, ["a": "0 0 45 10"]) {
            HStack(spacing: 0) { wide.named("a"); wide.layoutPriority(1).padding(.horizontal, 5) }
        }
        rule("a spacer's frame shares like any other", 90, 10, ["a": "0 0 45 10"]) {
            HStack(spacing: 0) { wide.named("a"); Spacer().frame(maxWidth: .infinity) }
        }
        rule("a spacer's frame keeps no distance", 90, 10, ["a": "0 0 45 10"]) {
            HStack { wide.named("a"); Spacer().frame(maxWidth: .infinity) }
        }
        rule("two spacers share", 90, 10, ["a": "30 0 30 10"]) {
            HStack(spacing: 0) { Spacer(); Box(30, 10).named("a"); Spacer() }
        }
        rule("three spacers share", 100, 10, ["a": "30 0 5 10", "b": "65 0 5 10"]) {
            HStack(spacing: 0) { Spacer(); Box(5, 10).named("a"); Spacer(); Box(5, 10).named("b"); Spacer() }
        }
        rule("a spacer keeps its least length", 10, 10, ["b": "15 0 10 10"]) {
            HStack(spacing: 0) { Box(10, 10); Spacer(minLength: 20); Box(10, 10).named("b") }
        }
        rule("a spacer outside of stacks fills both ways", 30, 20, ["s": "0 0 30 20"]) {
            ZStack { Spacer().named("s") }
        }
        rule("a spacer is no breadth", 30, 30, ["s": "10 0 10 30"]) { VStack { Box(10, 10); Spacer() }.named("s") }
        rule("a view spans a row that is higher than its share of a column", 40, 20, ["a": "0 -5 10 30", "b": "10 -5 30 30"]) {
            VStack(spacing: 0) { HStack(spacing: 0) { Box(10, 30).named("a"); Box.greedy.named("b") } }
        }
        rule("a wide view leaves the others the breadth that is offered", 40, 60, ["a": "-30 0 100 10", "b": "0 10 40 50"]) {
            VStack(spacing: 0) { Box(100, 10).named("a"); Box.greedy.named("b") }
        }
        rule("a view spans no more than a breadth that is offered", 40, 20, ["b": "10 0 30 20"]) {
            HStack(spacing: 0) { Box(10, 10); Box.greedy.named("b") }
        }
        rule("explicit spacing also surrounds spacers", 90, 10, ["b": "80 0 10 10"]) {
            HStack(spacing: 5) { Box(10, 10); Spacer(); Box(10, 10).named("b") }
        }
        rule("ideal lengths", 90, 10, ["s": "27 0 36 10"]) { HStack(spacing: 16) { wide; wide }.fixedSize().named("s") }
        rule("stacks in stacks", 90, 50, ["a": "26 20 10 10", "b": "44 19 20 12"]) {
            HStack { Box(10, 10).named("a"); VStack { Box(20, 12).named("b") } }.frame(height: 44, alignment: .center)
        }
        rule("an upright stack shares likewise", 10, 98, ["a": "0 0 10 45", "b": "0 53 10 45"]) {
            VStack {
                Box(width: 10...10, height: 0...CGFloat.infinity).named("a")
                Box(width: 10...10, height: 0...CGFloat.infinity).named("b")
            }
        }
        rule("depth: the largest decides", 90, 90, ["z": "25 35 40 20"]) {
            ZStack { Box(40, 10); Box(10, 20) }.named("z")
        }
        rule("depth: the highest priority decides", 90, 90, ["z": "40 40 10 10", "a": "25 35 40 20"]) {
            ZStack { Box(40, 20).named("a"); Box(10, 10).layoutPriority(1) }.named("z")
        }
        rule("depth: its size is proposed to the others", 90, 90, ["a": "40 40 10 10"]) {
            ZStack { Box.greedy.named("a"); Box(10, 10).layoutPriority(1) }
        }
        rule("depth: a greedy view fills the size of the largest", 90, 90, ["a": "0 0 90 90"]) {
            ZStack { Box.greedy.named("a"); Box(10, 10) }
        }
        rule("a divider across a row", 20, 30, ["d": "9 0 1 30"]) {
            HStack(spacing: 4) { Box(5, 30); Divider().named("d"); Box(6, 30) }
        }
        rule("a divider across a column", 30, 20, ["d": "0 9 30 1"]) {
            VStack(spacing: 4) { Box(30, 5); Divider().named("d"); Box(30, 6) }
        }
        rule("a divider is a pixel at two", 10, 10, ["d": "0 4.75 10 0.5"], scale: 2) {
            VStack { Divider().named("d") }
        }
        rule("a divider is a pixel at three", 10, 10, ["d": "0 4.83 10 0.33"], scale: 3) {
            VStack { Divider().named("d") }
        }
    }

    nonisolated static let spacing = LayoutRules.list {
        rule("eight between boxes", 28, 10, ["b": "18 0 10 10"]) { HStack { Box(10, 10); Box(10, 10).named("b") } }
        rule("eight upright", 10, 28, ["b": "0 18 10 10"]) { VStack { Box(10, 10); Box(10, 10).named("b") } }
        rule("none", 20, 10, ["b": "10 0 10 10"]) { HStack(spacing: 0) { Box(10, 10); Box(10, 10).named("b") } }
        rule("a nested stack keeps its edges' distance", 10, 46, ["c": "0 36 10 10"]) {
            VStack { VStack { Box(10, 10); Box(10, 10) }; Box(10, 10).named("c") }
        }
        rule("an empty view takes no distance", 28, 10, ["b": "18 0 10 10"]) {
            HStack { Box(10, 10); EmptyView(); Box(10, 10).named("b") }
        }
        rule("an empty stack does not either", 20, 10, ["b": "10 0 10 10"]) {
            HStack { Box(10, 10); HStack {}; Box(10, 10).named("b") }
        }
        rule("beside a divider", 27, 10, ["b": "17 0 10 10"]) {
            HStack(spacing: 3) { Box(10, 10); Divider(); Box(10, 10).named("b") }
        }
        rule("a frame of a height hides the text in it", 20, 60, ["b": "0 28 10 10"]) {
            VStack(alignment: .leading) { Text("a").frame(height: 20); Box(10, 10).named("b") }
                .frame(height: 60, alignment: .top).frame(width: 20, alignment: .leading)
        }
    }

    nonisolated static let guides = LayoutRules.list {
        rule("top", 20, 40, ["b": "10 0 10 10"]) {
            HStack(alignment: .top, spacing: 0) { Box(10, 40); Box(10, 10).named("b") }
        }
        rule("bottom", 20, 40, ["b": "10 30 10 10"]) {
            HStack(alignment: .bottom, spacing: 0) { Box(10, 40); Box(10, 10).named("b") }
        }
        rule("centre", 20, 40, ["b": "10 15 10 10"]) { HStack(spacing: 0) { Box(10, 40); Box(10, 10).named("b") } }
        rule("leading", 40, 20, ["b": "0 10 10 10"]) {
            VStack(alignment: .leading, spacing: 0) { Box(40, 10); Box(10, 10).named("b") }
        }
        rule("trailing", 40, 20, ["b": "30 10 10 10"]) {
            VStack(alignment: .trailing, spacing: 0) { Box(40, 10); Box(10, 10).named("b") }
        }
        rule("a baseline by default is the bottom", 20, 40, ["b": "10 30 10 10"]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) { Box(10, 40); Box(10, 10).named("b") }
        }
        rule("the first baseline of a column is its highest", 20, 30, ["b": "10 0 10 5"]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Box(10, 15).alignmentGuide(.firstTextBaseline) { _ in 5 }
                    Box(10, 15).alignmentGuide(.firstTextBaseline) { _ in 5 }
                }
                Box(10, 5).named("b")
            }
        }
        rule("the last baseline of a column is its lowest", 20, 30, ["b": "10 15 10 5"]) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Box(10, 15).alignmentGuide(.lastTextBaseline) { _ in 5 }
                    Box(10, 15).alignmentGuide(.lastTextBaseline) { _ in 5 }
                }
                Box(10, 5).named("b")
            }
        }
        rule("an edge's guide stays in its container", 40, 20, ["a": "10 0 10 10", "v": "0 10 20 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    Box(10, 10).named("a").alignmentGuide(.leading) { _ in -10 }; Box(20, 0)
                }
                Box(20, 10).named("v")
            }.frame(width: 40, alignment: .leading)
        }
        rule("a guide of one's own leaves its container, the mean of all", 20, 40, ["b": "10 10 10 10"]) {
            HStack(alignment: .waist, spacing: 0) {
                VStack(spacing: 0) {
                    Box(10, 20).alignmentGuide(.waist) { _ in 5 }; Box(10, 20).alignmentGuide(.waist) { _ in 5 }
                }
                Box(10, 10).named("b").alignmentGuide(.waist) { _ in 5 }
            }
        }
        rule("a guide's default", 20, 40, ["b": "10 5 10 20"]) {
            HStack(alignment: .waist, spacing: 0) { Box(10, 40); Box(10, 20).named("b") }
        }
        rule("a guide that depends on another", 20, 40, ["b": "10 20 10 20"]) {
            HStack(alignment: .top, spacing: 0) {
                Box(10, 40); Box(10, 20).named("b").alignmentGuide(.top) { $0[.bottom] - 40 }
            }
        }
        rule("views apart by guides make a broader stack", 40, 60, ["a": "0 20 10 10", "b": "10 30 10 10"]) {
            HStack(alignment: .top, spacing: 0) {
                Box(10, 10).named("a").alignmentGuide(.top) { _ in 10 }; Box(10, 10).named("b")
            }
                .frame(width: 40, height: 60, alignment: .leading).offset(y: 0)
        }
        rule("depth by two guides", 40, 40, ["a": "10 5 20 20", "b": "30 25 5 5"]) {
            ZStack(alignment: .bottomTrailing) {
                Box(20, 20).named("a")
                Box(5, 5).named("b").alignmentGuide(.trailing) { _ in 0 }.alignmentGuide(.bottom) { _ in 0 }
            }
                .frame(width: 25, height: 25).offset(x: 2.5, y: -2.5)
        }
        rule("a geometry reader hands no guide on", 20, 40, ["b": "10 30 10 10"]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                GeometryReader { _ in Box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 3 } }
                    .frame(width: 10, height: 40)
                Box(10, 10).named("b")
            }
        }
    }

    nonisolated static let mirrored = LayoutRules.list {
        rule("stacks", 60, 10, ["a": "50 0 10 10", "b": "30 0 20 10"], direction: .rightToLeft) {
            HStack(spacing: 0) { Box(10, 10).named("a"); Box(20, 10).named("b"); Spacer() }
        }
        rule("padding", 60, 10, ["a": "40 0 10 10"], direction: .rightToLeft) {
            Box(10, 10).named("a").padding(.leading, 10).frame(maxWidth: .infinity, alignment: .leading)
        }
        rule("frames", 60, 10, ["a": "0 0 10 10"], direction: .rightToLeft) {
            Box(10, 10).named("a").frame(maxWidth: .infinity, alignment: .trailing)
        }
        rule("offsets", 60, 10, ["a": "20 0 10 10"], direction: .rightToLeft) { Box(10, 10).named("a").offset(x: 5) }
        rule("positions", 60, 10, ["a": "45 0 10 10"], direction: .rightToLeft) {
            Box(10, 10).named("a").position(x: 10, y: 5)
        }
        rule("overlays", 60, 10, ["o": "30 0 5 10"], direction: .rightToLeft) {
            Box(10, 10).overlay(alignment: .leading) { Box(5, 10).named("o") }
        }
        rule("columns", 60, 20, ["a": "50 0 10 10"], direction: .rightToLeft) {
            VStack(alignment: .leading, spacing: 0) { Box(10, 10).named("a"); Box(60, 10) }
        }
        rule("depth", 60, 20, ["a": "0 0 10 10"], direction: .rightToLeft) {
            ZStack(alignment: .topTrailing) { Box(60, 20); Box(10, 10).named("a") }
        }
        rule("guides", 60, 20, ["a": "45 0 10 10"], direction: .rightToLeft) {
            VStack(alignment: .leading, spacing: 0) {
                Box(10, 10).named("a").alignmentGuide(.leading) { _ in -5 }; Box(60, 10)
            }
        }
        rule("geometry readers", 60, 10, ["a": "50 0 10 10"], direction: .rightToLeft) {
            GeometryReader { _ in Box(10, 10).named("a") }
        }
        rule(
            "a part may run the other way", 60, 10,
            ["a": "50 0 10 10", "b": "0 0 10 10", "c": "10 0 10 10"], direction: .rightToLeft) {
            HStack(spacing: 0) {
                Box(10, 10).named("a")
                Spacer()
                HStack(spacing: 0) {
                    Box(10, 10).named("b"); Box(10, 10).named("c")
                }.environment(\.layoutDirection, .leftToRight)
            }
        }
        rule("choices", 60, 10, ["b": "30 0 30 10"], direction: .rightToLeft) {
            ViewThatFits { Box(90, 10).named("a"); Box(30, 10).named("b") }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test(arguments: lengths) func lengthsHold(_ rule: LayoutRule) { rule.check() }
    @Test(arguments: spacing) func spacingHolds(_ rule: LayoutRule) { rule.check() }
    @Test(arguments: guides) func guidesHold(_ rule: LayoutRule) { rule.check() }
    @Test(arguments: mirrored) func mirroredHold(_ rule: LayoutRule) { rule.check() }
}
