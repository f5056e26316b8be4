import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ChoiceTests {
    nonisolated static let rules = LayoutRules.list {
        rule("the first fitting view", 100, 10, ["b": "30 0 40 10"]) {
            ViewThatFits { Box(120, 10).named("a"); Box(40, 10).named("b"); Box(10, 10).named("c") }
        }
        rule("a view that fits exactly fits", 100, 10, ["a": "0 0 100 10"]) {
            ViewThatFits { Box(100, 10).named("a"); Box(40, 10).named("b") }
        }
        rule("the last view if none fits", 20, 10, ["c": "-10 0 40 10"]) {
            ViewThatFits { Box(120, 10).named("a"); Box(90, 10).named("b"); Box(40, 10).named("c") }
        }
        rule("height counts too", 100, 30, ["b": "45 10 10 10"]) {
            ViewThatFits { Box(10, 40).named("a"); Box(10, 10).named("b") }
        }
        rule("not if only the width is checked", 100, 30, ["a": "45 -5 10 40"]) {
            ViewThatFits(in: .horizontal) { Box(10, 40).named("a"); Box(10, 10).named("b") }
        }
        rule("not if only the height is checked", 30, 100, ["a": "-5 45 40 10"]) {
            ViewThatFits(in: .vertical) { Box(40, 10).named("a"); Box(10, 10).named("b") }
        }
        rule("ideal sizes are compared, and then the space is offered", 100, 10, ["a": "0 0 100 10"]) {
            ViewThatFits {
                Box(width: 0...CGFloat.infinity, height: 10...10, ideal: CGSize(width: 50, height: 10)).named("a")
                Box(1, 1)
            }
        }
        rule("the proposal applies along an unchecked axis", 100, 50, ["a": "45 0 10 50"]) {
            ViewThatFits(in: .horizontal) { Box(width: 10...10, height: 0...CGFloat.infinity).named("a"); Box(1, 1) }
        }
        rule("without a proposal the first view fits", 10, 10, ["a": "-45 0 100 10"]) {
            ViewThatFits { Box(100, 10).named("a"); Box(10, 10).named("b") }.fixedSize()
        }
        rule("in a stack it chooses by its share", 100, 10, ["small": "0 0 30 10", "r": "50 0 50 10"]) {
            HStack(spacing: 0) {
                ViewThatFits { Box(80, 10).named("big"); Box(30, 10).named("small") }
                    .frame(maxWidth: .infinity, alignment: .leading)
                Box(width: 0...CGFloat.infinity, height: 10...10).named("r")
            }
        }
        rule("views from a loop are choices", 35, 10, ["30": "2.5 0 30 10"]) {
            ViewThatFits { ForEach([50, 40, 30, 20], id: \.self) { Box(CGFloat($0), 10).named("\($0)") } }
        }
        rule("a single view is always shown", 10, 10, ["a": "-5 0 20 10"]) { ViewThatFits { Box(20, 10).named("a") } }
        rule("none is nothing", 10, 10, ["s": "5 5 0 0"]) { HStack { ViewThatFits {} }.named("s") }
        rule("guides of the chosen view are handed on", 40, 20, ["a": "0 5 20 10", "b": "20 0 20 20"]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ViewThatFits { Box(20, 10).named("a").alignmentGuide(.firstTextBaseline) { _ in 5 } }
                Box(20, 20).named("b").alignmentGuide(.firstTextBaseline) { _ in 10 }
            }
        }
        rule("choices inside choices", 30, 10, ["d": "5 0 20 10"]) {
            ViewThatFits {
                ViewThatFits { Box(90, 10).named("a"); Box(50, 10).named("b") }
                Box(40, 10).named("c")
                Box(20, 10).named("d")
            }
        }
        rule("any layout is the layout inside", 20, 10, ["a": "0 0 10 10", "b": "10 0 10 10"]) {
            AnyLayout(HStackLayout(spacing: 0)) { Box(10, 10).named("a"); Box(10, 10).named("b") }
        }
        rule("a vertical one", 10, 20, ["b": "0 10 10 10"]) {
            AnyLayout(VStackLayout(spacing: 0)) { Box(10, 10); Box(10, 10).named("b") }
        }
        rule("spacers follow the layout inside", 10, 100, ["b": "0 90 10 10"]) {
            AnyLayout(VStackLayout()) { Box(10, 10); Spacer(); Box(10, 10).named("b") }
        }
        rule("a stack of depth", 40, 40, ["b": "30 30 10 10"]) {
            AnyLayout(ZStackLayout(alignment: .bottomTrailing)) { Box(40, 40); Box(10, 10).named("b") }
        }
        rule("a grid", 28, 28, ["d": "18 18 10 10"]) {
            AnyLayout(GridLayout()) {
                GridRow { Box(10, 10); Box(10, 10) }; GridRow { Box(10, 10); Box(10, 10).named("d") }
            }
        }
        rule("layouts are called like functions", 24, 10, ["b": "14 0 10 10"]) {
            HStackLayout(alignment: .top, spacing: 4) { Box(10, 10); Box(10, 10).named("b") }
        }
        rule("any layout in a layout of one's own", 30, 10, ["b": "15 0 10 10"]) {
            Doubled(inner: AnyLayout(HStackLayout(spacing: 5))) { Box(10, 10); Box(10, 10).named("b") }
        }
    }

    @Test(arguments: rules) func holds(_ rule: LayoutRule) { rule.check() }
}

/// A user's layout that delegates to another one.
private struct Doubled: Layout {
    let inner: AnyLayout

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { inner.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
        let size = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return CGSize(width: size.width + 5, height: size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
