import Foundation
import Testing

@testable import SwiftUICore

/// A layout that places its subviews one below another, each a step further to the right.
private struct Stairs: Layout {
    var step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: (sizes.enumerated().map { CGFloat($0.offset) * step + $0.element.width }.max() ?? 0),
            height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            point.x += step
            point.y += subview.sizeThatFits(.unspecified).height
        }
    }
}

private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

/// A layout that divides its width by its subviews' weights, which it caches.
private struct Weighted: Layout {
    func makeCache(subviews: Subviews) -> [Double] { subviews.map { $0[Weight.self] } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]
    ) {
        var x = bounds.minX
        for (subview, weight) in zip(subviews, cache) {
            let width = bounds.width * weight / cache.reduce(0, +)
            subview.place(
                at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// A layout with invalid results.
private struct Nonsense: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat.nan, height: -3)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: ProposedViewSize(width: -1, height: .nan))
    }
}

@MainActor @Suite struct CustomLayoutTests {
    @Test func aCustomLayout() {
        expectLayout(30, 30, ["a": "0 0 10 10", "b": "5 10 10 10", "c": "10 20 20 10"]) {
            Stairs(step: 5) { Box(10, 10).named("a"); Box(10, 10).named("b"); Box(20, 10).named("c") }
        }
    }

    @Test func valuesCachesAndAnchors() {
        expectLayout(100, 10, ["a": "0 0 25 10", "b": "25 0 75 10"]) {
            Weighted {
                Box.greedy.named("a")
                Box.greedy.named("b").layoutValue(key: Weight.self, value: 3)
            }
        }
    }

    @Test func mirroredInRightToLeft() {
        expectLayout(30, 20, ["a": "20 0 10 10", "b": "15 10 10 10"], direction: .rightToLeft) {
            Stairs(step: 5) { Box(10, 10).named("a"); Box(10, 10).named("b") }
                .frame(width: 30, height: 20, alignment: .leading)
        }
    }

    @Test func nonsenseIsTakenForNothing() {
        let frames = layOut(
            Nonsense { Box(10, 10).named("a"); Box(4, 4).named("forgotten") }, CGSize(width: 100, height: 100)
        ).frames
        #expect(frames == ["a": "50 50 10 10", "forgotten": "48 48 4 4"])
    }
}
