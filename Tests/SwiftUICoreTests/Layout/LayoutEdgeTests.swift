import Foundation
import Testing

@testable import SwiftUICore

/// Rules of layout that faults in its sources showed to have no test.
@MainActor @Suite struct LayoutEdgeTests {
    @Test func aViewKeepsItsPlaceUnderALayerOfNothing() {
        expectLayout(100, 100, ["a": "45 45 10 10"]) { Box(10, 10).named("a").overlay { EmptyView() } }
        expectLayout(100, 100, ["a": "45 45 10 10"]) { Box(10, 10).named("a").background { EmptyView() } }
    }

    @Test func dividersTakeTheOfferOrTenPoints() {
        expectLayout(100, 100, ["d": "0 49.5 100 1"]) { Divider().named("d") }
        expectLayout(100, 100, ["d": "45 49.5 10 1"]) { Divider().named("d").fixedSize() }
        expectLayout(100, 100, ["d": "49.5 45 1 10"]) { HStack { Divider().named("d").fixedSize() } }
    }

    /// The orientation of a stack ends at its children's layers.
    @Test func dividersOfLayersLieDown() {
        expectLayout(100, 100, ["d": "40 49.5 20 1"]) {
            HStack { Box(20, 20).overlay { Divider().named("d") } }
        }
        expectLayout(100, 100, ["d": "40 49.5 20 1"]) {
            HStack { Box(20, 20).background { Divider().named("d") } }
        }
        expectLayout(100, 100, ["d": "40 59.5 20 1"]) {
            HStack { Box(20, 20).safeAreaInset(edge: .bottom, spacing: 0) { Divider().named("d") }.frame(width: 20, height: 20) }
        }
    }

    @Test(arguments: [CGFloat.nan, -5]) func limitsOfHeightAreValidatedToo(length: CGFloat) {
        let (frames, session, _) = layOut(
            Box(10, 10).frame(minHeight: length, maxHeight: 30).named("f"), CGSize(width: 100, height: 100))
        #expect(frames == ["f": "45 35 10 30"])
        #expect(session.diagnostics.messages.count == 1)
    }

    @Test func limitsMayBeZeroOrEqual() {
        for limits in [(0.0, 0.0, 30.0), (30, 30, 30)] as [(CGFloat, CGFloat, CGFloat)] {
            let view = Box(10, 10).frame(minHeight: limits.0, idealHeight: limits.1, maxHeight: limits.2)
            let (frames, session, _) = layOut(view.named("f"), CGSize(width: 100, height: 100))
            #expect(frames == ["f": "45 35 10 30"] && session.diagnostics.messages.isEmpty)
        }
    }

    @Test func relativeFramesMayBeNothing() {
        let (frames, session, _) = layOut(
            Box.greedy.named("a").containerRelativeFrame(.horizontal) { length, _ in length * 0 }, CGSize(width: 100, height: 40))
        #expect(frames == ["a": "50 0 0 40"] && session.diagnostics.messages.isEmpty)
    }

    @Test func anInsetTakesWhatTheViewLeaves() {
        expectLayout(100, 100, ["a": "0 0 100 76", "i": "45 80 10 20"]) {
            Box.greedy.named("a").safeAreaInset(edge: .bottom, spacing: 4) { Box(10, 20).named("i") }
        }
        expectLayout(100, 100, ["a": "0 0 100 60", "i": "0 64 100 36"]) {
            Box(width: 0...200, height: 60...200).named("a").safeAreaInset(edge: .bottom, spacing: 4) { Box.greedy.named("i") }
        }
    }
}
