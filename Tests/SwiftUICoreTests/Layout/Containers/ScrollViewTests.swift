import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ScrollViewTests {
    nonisolated static let rules = LayoutRules.list {
        rule("takes the proposal along its axis", 100, 50, ["s": "45 0 10 50", "a": "45 0 10 10"]) {
            ScrollView { Box(10, 10).named("a") }.named("s")
        }
        rule("content starts at the top and runs over", 20, 50, ["a": "0 0 20 200"]) {
            ScrollView { Box(20, 200).named("a") }
        }
        rule("content is offered its ideal length", 20, 50, ["a": "0 0 20 10"]) { ScrollView { Box.greedy.named("a") } }
        rule("several views are a stack", 20, 50, ["b": "5 18 10 10"]) {
            ScrollView { Box(20, 10); Box(10, 10).named("b") }
        }
        rule("sideways", 50, 20, ["s": "0 5 50 10", "b": "48 5 40 10"]) {
            ScrollView(.horizontal) { Box(40, 10); Box(40, 10).named("b") }.named("s")
        }
        rule("both ways", 50, 20, ["a": "0 0 400 300"]) {
            ScrollView([.horizontal, .vertical], showsIndicators: false) { Box(400, 300).named("a") }
        }
        rule("sideways from the right", 50, 10, ["a": "10 0 40 10", "b": "-30 0 40 10"], direction: .rightToLeft) {
            ScrollView(.horizontal) { HStack(spacing: 0) { Box(40, 10).named("a"); Box(40, 10).named("b") } }
        }
        rule("margins lie around the content", 50, 50, ["a": "15 7 20 10"]) {
            ScrollView { Box(20, 10).named("a") }.contentMargins(.top, 7)
        }
        rule("margins of indicators are nothing", 20, 50, ["a": "0 0 20 10"]) {
            ScrollView { Box(20, 10).named("a") }.contentMargins(.all, 7, for: .scrollIndicators)
        }
        rule("an anchor at the end shows the end", 20, 50, ["a": "0 -150 20 200"]) {
            ScrollView { Box(20, 200).named("a") }.defaultScrollAnchor(.bottom)
        }
        rule("a fixed size is the content's", 100, 100, ["s": "40 45 20 10"]) {
            ScrollView { Box(20, 10) }.fixedSize().named("s")
        }
        rule("frames in the scroll view's space", 50, 100, ["m": "0 40 20 40"]) {
            ScrollView {
                VStack(spacing: 0) {
                    Box(20, 40)
                    GeometryReader {
                        Box($0.frame(in: .scrollView).minX + 20, $0.frame(in: .scrollView(axis: .vertical)).minY)
                            .named("m")
                    }
                        .frame(width: 20, height: 40)
                }
            }.frame(width: 50, alignment: .leading)
        }
        rule("a lazy stack in it spans the width", 60, 50, ["a": "0 0 60 10"]) {
            ScrollView { LazyVStack { Box(width: 0...CGFloat.infinity, height: 10...10).named("a") } }
        }
        rule("a reader hands its content on", 20, 50, ["a": "0 0 20 10"]) {
            ScrollViewReader { proxy in
                ScrollView { Box(20, 10).named("a").id(3) }.onAppear { proxy.scrollTo(3, anchor: .top) }
            }
        }
        rule("modifiers of scrolling change nothing", 20, 50, ["a": "0 0 20 10"]) {
            ScrollView { Box(20, 10).named("a").scrollTargetLayout() }
                .scrollIndicators(.hidden).scrollDisabled(true).scrollTargetBehavior(.paging).scrollClipDisabled()
                .scrollBounceBehavior(.basedOnSize).scrollContentBackground(.hidden).refreshable {}
        }
        rule("relative to the picture", 100, 50, ["a": "0 20 100 10"]) {
            Box(width: 0...CGFloat.infinity, height: 10...10).named("a").containerRelativeFrame(.horizontal)
        }
        rule("both axes", 100, 50, ["f": "0 0 100 50", "a": "90 40 10 10"]) {
            Box(10, 10).named("a").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
                .named("f")
        }
        rule("a part of the container", 110, 10, ["a": "40 0 30 10"]) {
            Box.greedy.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 10).named("a")
        }
        rule("a span of parts", 110, 10, ["a": "20 0 70 10"]) {
            Box.greedy.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).named("a")
        }
        rule("a length of one's own", 100, 10, ["a": "37.5 0 25 10"]) {
            Box.greedy.frame(height: 10)
                .containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length / 4 : 0 }.named("a")
        }
        rule("relative to the scroll view", 100, 10, ["a": "10 0 80 10", "b": "90 0 80 10"]) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Box.greedy.frame(height: 10).containerRelativeFrame(.horizontal).named("a")
                    Box.greedy.frame(height: 10).containerRelativeFrame(.horizontal).named("b")
                }
            }.padding(.horizontal, 10)
        }
        rule("relative to a scroll view in a stack", 100, 10, ["a": "0 0 60 10"]) {
            HStack(spacing: 0) {
                ScrollView(.horizontal) { Box.greedy.frame(height: 10).containerRelativeFrame(.horizontal).named("a") }
                Box(40, 10)
            }
        }
        rule("an inset at the bottom", 50, 100, ["v": "0 0 50 72", "i": "0 80 50 20"]) {
            Box.greedy.named("v").safeAreaInset(edge: .bottom) { Box.greedy.frame(height: 20).named("i") }
        }
        rule("at the top without distance", 50, 100, ["v": "0 20 50 80", "i": "0 0 50 20"]) {
            Box.greedy.named("v").safeAreaInset(edge: .top, spacing: 0) { Box.greedy.frame(height: 20).named("i") }
        }
        rule("at the leading edge", 100, 50, ["v": "25 0 75 50", "i": "0 20 20 10"]) {
            Box.greedy.named("v").safeAreaInset(edge: .leading, spacing: 5) { Box(20, 10).named("i") }
        }
        rule("at the trailing edge by an alignment", 100, 50, ["v": "0 0 80 50", "i": "80 0 20 10"]) {
            Box.greedy.named("v").safeAreaInset(edge: .trailing, alignment: .top, spacing: 0) { Box(20, 10).named("i") }
        }
        rule(
            "leading is right in right-to-left", 100, 50,
            ["v": "0 0 80 50", "i": "80 20 20 10"], direction: .rightToLeft) {
            Box.greedy.named("v").safeAreaInset(edge: .leading, spacing: 0) { Box(20, 10).named("i") }
        }
        rule("a view that ignores the safe area reaches under the inset", 50, 100, ["v": "0 0 50 100"]) {
            Box.greedy.named("v").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { Box(50, 20) }
        }
        rule("on the edges asked for", 50, 100, ["v": "0 0 50 80"]) {
            Box.greedy.named("v").ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { Box(50, 20) }
        }
        rule("the keyboard has no area", 50, 100, ["v": "0 0 50 80"]) {
            Box.greedy.named("v").ignoresSafeArea(.keyboard).safeAreaInset(edge: .bottom, spacing: 0) { Box(50, 20) }
        }
        rule("a view away from the edge stays", 50, 100, ["v": "20 35 10 10"]) {
            Box(10, 10).named("v").ignoresSafeArea().frame(maxHeight: .infinity)
                .safeAreaInset(edge: .bottom, spacing: 0) { Box(50, 20) }
        }
        rule("safe padding is padding", 50, 50, ["v": "10 10 30 30"]) { Box.greedy.named("v").safeAreaPadding(10) }
        rule("that may be ignored", 50, 50, ["v": "0 0 50 40"]) {
            Box.greedy.named("v").ignoresSafeArea(edges: [.top, .horizontal]).safeAreaPadding(10)
        }
        rule("a widget has no safe area", 50, 50, ["v": "10 10 30 30"]) {
            Box.greedy.named("v").ignoresSafeArea().padding(10)
        }
        rule("readers know the safe area", 50, 50, ["m": "10 10 10 5"]) {
            GeometryReader { Box($0.safeAreaInsets.leading, $0.safeAreaInsets.bottom).named("m") }
                .safeAreaPadding(EdgeInsets(top: 10, leading: 10, bottom: 5, trailing: 0))
        }
    }

    @Test(arguments: rules) func holds(_ rule: LayoutRule) { rule.check() }

    @Test(arguments: [CGFloat.nan, .infinity, -4])
    func relativeLengthsWithoutMeaningAreIgnoredAndSaid(length: CGFloat) {
        let (frames, session, _) = layOut(
            Box(10, 10).containerRelativeFrame(.horizontal) { _, _ in length }
                .named("a"), CGSize(width: 20, height: 10))
        #expect(frames == ["a": "5 0 10 10"])
        #expect(session.diagnostics.messages.count == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -50]) func insetsWithoutMeaningAreNoCrash(length: CGFloat) {
        let (frames, _, _) = layOut(
            ScrollView { Box(10, 10).named("a").safeAreaInset(edge: .top, spacing: length) { Box(1, 1) } }
                .contentMargins(length).safeAreaPadding(length), CGSize(width: 20, height: 10))
        #expect(frames.values.allSatisfy { !$0.contains("nan") && !$0.contains("inf") })
    }
}
