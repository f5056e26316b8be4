import Foundation
import Testing

@testable import SwiftUICore

/// Tests frames in all the argument shapes that widgets use, with the modifiers around them.
@MainActor @Suite struct FrameRules {
    private nonisolated static var wide: Box { Box(width: 0...CGFloat.infinity, height: 10...10) }
    private nonisolated static var high: Box { Box(width: 10...10, height: 0...CGFloat.infinity) }

    nonisolated static let frames = LayoutRules.list {
        rule("width and height", 50, 50, ["f": "10 15 30 20"]) { Box.greedy.frame(width: 30, height: 20).named("f") }
        rule("width", 50, 50, ["f": "10 0 30 50"]) { Box.greedy.frame(width: 30).named("f") }
        rule("height", 50, 50, ["f": "0 15 50 20"]) { Box.greedy.frame(height: 20).named("f") }
        rule("width, aligned", 50, 50, ["a": "30 20 10 10"]) {
            Box(10, 10).named("a").frame(width: 30, alignment: .trailing)
        }
        rule("height, aligned", 50, 50, ["a": "20 35 10 10"]) {
            Box(10, 10).named("a").frame(height: 40, alignment: .bottom)
        }
        rule("both, aligned", 50, 50, ["a": "35 5 10 10"]) {
            Box(10, 10).named("a").frame(width: 40, height: 40, alignment: .topTrailing)
        }
        rule("both without end", 50, 50, ["f": "0 0 50 50", "a": "20 20 10 10"]) {
            Box(10, 10).named("a").frame(maxWidth: .infinity, maxHeight: .infinity).named("f")
        }
        rule("both without end, aligned", 50, 50, ["a": "0 40 10 10"]) {
            Box(10, 10).named("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        }
        rule("width without end", 50, 50, ["f": "0 20 50 10"]) { Box(10, 10).frame(maxWidth: .infinity).named("f") }
        rule("height without end", 50, 50, ["f": "20 0 10 50"]) { Box(10, 10).frame(maxHeight: .infinity).named("f") }
        rule("height without end, aligned", 50, 50, ["a": "20 0 10 10"]) {
            Box(10, 10).named("a").frame(maxHeight: .infinity, alignment: .top)
        }
        rule("least and largest height", 50, 50, ["f": "20 10 10 30"]) {
            Box(10, 10).frame(minHeight: 20, maxHeight: 30).named("f")
        }
        rule("least and largest height, little offered", 50, 5, ["f": "20 -7.5 10 20"]) {
            Box(10, 10).frame(minHeight: 20, maxHeight: 30).named("f")
        }
        rule("from nothing to everything", 50, 40, ["f": "0 0 50 40", "a": "0 0 10 10"]) {
            Box(10, 10).named("a")
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
                    .named("f")
        }
        rule(
            "from nothing to everything lets large views over the edge", 20, 20,
            ["f": "0 0 20 20", "a": "-15 5 50 10"]) {
            Box(50, 10).named("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                .named("f")
        }
        rule("least and largest width", 50, 50, ["f": "10 20 30 10"]) {
            Box(10, 10).frame(minWidth: 20, maxWidth: 30).named("f")
        }
        rule("largest width and least height", 50, 50, ["f": "0 5 50 40", "a": "0 20 10 10"]) {
            Box(10, 10).named("a").frame(maxWidth: .infinity, minHeight: 40, alignment: .leading).named("f")
        }
        rule("least width", 50, 50, ["f": "5 20 40 10"]) { Box(10, 10).frame(minWidth: 40).named("f") }
        rule("least width, aligned", 50, 50, ["a": "5 20 10 10"]) {
            Box(10, 10).named("a").frame(minWidth: 40, alignment: .leading)
        }
        rule("minimum width and height", 50, 50, ["f": "5 10 40 30"]) {
            Box(10, 10).frame(minWidth: 40, minHeight: 30).named("f")
        }
        rule("least width of a greedy view", 50, 10, ["f": "0 0 50 10"]) { wide.frame(minWidth: 40).named("f") }
        rule("a largest width under the child's", 50, 50, ["f": "10 20 30 10", "a": "5 20 40 10"]) {
            Box(40, 10).named("a").frame(maxWidth: 30).named("f")
        }
        rule("a maximum width above the proposal", 50, 10, ["f": "0 0 50 10"]) {
            wide.frame(maxWidth: 90).named("f")
        }
        rule("ideal lengths without a proposal", 90, 90, ["f": "25 35 40 20"]) {
            Box.greedy.frame(idealWidth: 40, idealHeight: 20).fixedSize().named("f")
        }
        rule("ideal lengths do not matter otherwise", 90, 90, ["f": "0 0 90 90"]) {
            Box.greedy.frame(idealWidth: 40, idealHeight: 20).named("f")
        }
        rule("an ideal width inside of limits", 90, 10, ["f": "25 0 40 10"]) {
            wide.frame(minWidth: 20, idealWidth: 40, maxWidth: 60).fixedSize().named("f")
        }
        rule("without arguments nothing changes", 50, 10, ["a": "20 0 10 10"]) {
            Box(10, 10).named("a").frame(width: nil, height: nil)
        }
        rule("no length is no length", 50, 10, ["f": "20 0 10 10"]) {
            Box(10, 10).frame(width: 0, height: 0).frame(minWidth: 10, minHeight: 10).named("f")
        }
        rule("frames inside frames", 50, 50, ["a": "32.5 0 10 10"]) {
            Box(10, 10).named("a").frame(width: 20, alignment: .leading)
                .frame(width: 50, height: 50, alignment: .topTrailing).padding(.trailing, -5)
                    .frame(width: 45, alignment: .trailing)
        }
    }

    nonisolated static let around = LayoutRules.list {
        rule("padding on one edge", 50, 50, ["p": "18 20 14 10"]) { Box(10, 10).padding(.leading, 4).named("p") }
        rule("padding on two", 50, 50, ["p": "16 16 18 18"]) { Box(10, 10).padding([.all], 4).named("p") }
        rule("padding reduces the proposal", 50, 10, ["a": "16 0 18 10"]) { wide.named("a").padding(.horizontal) }
        rule("padding larger than the proposal", 20, 10, ["a": "10 0 0 10"]) {
            wide.named("a").padding(.horizontal, 30)
        }
        rule("negative padding lets over the edge", 50, 10, ["a": "-10 0 70 10"]) {
            wide.named("a").padding(.horizontal, -10)
        }
        rule("negative padding never makes less than nothing", 50, 50, ["p": "25 25 0 0"]) {
            Box(10, 10).padding(-30).named("p")
        }
        rule("paddings add up", 50, 50, ["a": "20 20 10 10", "p": "13 13 24 24"]) {
            Box(10, 10).named("a").padding(3).padding(4).named("p")
        }
        rule("no edges, no padding", 50, 50, ["p": "20 20 10 10"]) { Box(10, 10).padding([], 9).named("p") }
        rule("fixed both ways", 50, 50, ["a": "20 20 10 10"]) { Box.greedy.named("a").fixedSize() }
        rule("fixed upright", 50, 50, ["a": "0 20 50 10"]) {
            Box.greedy.named("a").fixedSize(horizontal: false, vertical: true)
        }
        rule("not fixed at all", 50, 50, ["a": "0 0 50 50"]) {
            Box.greedy.named("a").fixedSize(horizontal: false, vertical: false)
        }
        rule("fits by the narrower side", 60, 40, ["a": "10 0 40 40"]) {
            Box.greedy.named("a").aspectRatio(1, contentMode: .fit)
        }
        rule("a wide ratio", 60, 40, ["a": "0 5 60 30"]) { Box.greedy.named("a").aspectRatio(2, contentMode: .fit) }
        rule("a high ratio", 60, 40, ["a": "20 0 20 40"]) { Box.greedy.named("a").aspectRatio(0.5, contentMode: .fit) }
        rule("fills over the edge", 60, 40, ["a": "0 -10 60 60"]) {
            Box.greedy.named("a").aspectRatio(1, contentMode: .fill)
        }
        rule("a ratio follows one length", 60, 90, ["a": "0 30 60 30"]) {
            Box.greedy.named("a").aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
        }
        rule("an inflexible view keeps its size", 60, 40, ["a": "25 15 10 10"]) {
            Box(10, 10).named("a").aspectRatio(3, contentMode: .fit)
        }
        rule("no ratio without a proposal", 60, 40, ["a": "25 15 10 10"]) {
            Box.greedy.named("a").aspectRatio(2, contentMode: .fit).fixedSize()
        }
        rule("the view's own ratio", 60, 60, ["a": "0 15 60 30"]) {
            Box(width: 0...999, height: 0...999, ideal: CGSize(width: 40, height: 20)).named("a").scaledToFit()
        }
        rule("filled by the view's own ratio", 60, 60, ["a": "-30 0 120 60"]) {
            Box(width: 0...999, height: 0...999, ideal: CGSize(width: 40, height: 20)).named("a").scaledToFill()
        }
        rule("a ratio inside a frame", 60, 60, ["a": "10 20 40 20"]) {
            Box.greedy.named("a").aspectRatio(2, contentMode: .fit).frame(width: 40, height: 40)
        }
        rule("an offset keeps the frame", 50, 50, ["o": "20 20 10 10", "a": "23 16 10 10"]) {
            Box(10, 10).named("a").offset(x: 3, y: -4).named("o")
        }
        rule("an offset by a size", 50, 50, ["a": "25 20 10 10"]) {
            Box(10, 10).named("a").offset(CGSize(width: 5, height: 0))
        }
        rule("a position is the view's middle", 50, 50, ["a": "5 15 10 10", "p": "0 0 50 50"]) {
            Box(10, 10).named("a").position(x: 10, y: 20).named("p")
        }
        rule("a position by a point", 50, 50, ["a": "-5 -5 10 10"]) { Box(10, 10).named("a").position(CGPoint.zero) }
        rule("a position takes the whole proposal", 50, 10, ["a": "-5 0 10 10", "b": "30 0 20 10"]) {
            HStack(spacing: 0) { Box(10, 10).named("a").position(x: 0, y: 5); Box(20, 10).named("b") }
        }
        rule("an overlay does not widen", 50, 50, ["o": "10 20 30 10", "v": "20 20 10 10"]) {
            Box(10, 10).overlay { Box(30, 10).named("o") }.named("v")
        }
        rule("an overlay is offered the view's size", 50, 50, ["o": "20 20 10 10"]) {
            Box(10, 10).overlay { Box.greedy.named("o") }
        }
        rule("an overlay by its alignment", 50, 50, ["o": "28 28 2 2"]) {
            Box(10, 10).overlay(alignment: .bottomTrailing) { Box(2, 2).named("o") }
        }
        rule("several views in a background are a stack of depth", 50, 50, ["a": "20 20 4 4", "b": "20 20 2 2"]) {
            Box(10, 10).background(alignment: .topLeading) { Box(4, 4).named("a"); Box(2, 2).named("b") }
        }
        rule("a background behind padding", 50, 50, ["b": "18 18 14 14"]) {
            Box(10, 10).padding(2).background(Box.greedy.named("b"))
        }
        rule("a guide set for an overlay", 50, 50, ["o": "25 20 10 10"]) {
            Box(20, 20)
                .overlay(alignment: .topLeading) {
                    Box(10, 10).named("o").alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
                }
        }
        rule("hidden views keep their place", 50, 10, ["b": "25 0 10 10"]) {
            HStack(spacing: 0) { Box(10, 10).hidden(); Box(10, 10).named("b") }
        }
        rule("turned views keep their frames", 50, 10, ["b": "25 0 10 10"]) {
            HStack(spacing: 0) { Box(10, 10).rotationEffect(.degrees(90)).scaleEffect(4); Box(10, 10).named("b") }
        }
        rule("a geometry reader without offers is ten by ten", 50, 50, ["g": "20 20 10 10"]) {
            GeometryReader { _ in }.fixedSize().named("g")
        }
        rule("a geometry reader keeps its views in the corner", 50, 50, ["a": "0 0 5 5", "b": "0 0 8 8"]) {
            GeometryReader { _ in Box(5, 5).named("a"); Box(8, 8).named("b") }
        }
    }

    @Test(arguments: frames) func framesHold(_ rule: LayoutRule) { rule.check() }
    @Test(arguments: around) func modifiersHold(_ rule: LayoutRule) { rule.check() }
}
