import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct FrameTests {
    @Test func fixedLengthsAlignTheChild() {
        expectLayout(100, 100, ["f": "30 40 40 20", "a": "45 45 10 10"]) {
            Box(10, 10).named("a").frame(width: 40, height: 20).named("f")
        }
        expectLayout(100, 100, ["a": "30 50 10 10"]) {
            Box(10, 10).named("a").frame(width: 40, height: 20, alignment: .bottomLeading)
        }
    }

    @Test func aMissingLengthIsTheChilds() {
        expectLayout(100, 100, ["f": "30 45 40 10"]) { Box(10, 10).frame(width: 40).named("f") }
        expectLayout(100, 100, ["f": "45 30 10 40"]) { Box(10, 10).frame(height: 40).named("f") }
    }

    @Test func aChildMayBeLargerThanItsFrame() {
        expectLayout(100, 100, ["a": "10 10 80 80"]) { Box(80, 80).named("a").frame(width: 20, height: 20) }
    }

    @Test func theMaximumWidthIsTakenIfProposed() {
        expectLayout(100, 100, ["f": "0 45 100 10", "a": "0 45 10 10"]) {
            Box(10, 10).named("a").frame(maxWidth: .infinity, alignment: .leading).named("f")
        }
        expectLayout(100, 100, ["f": "20 45 60 10"]) { Box(10, 10).frame(maxWidth: 60).named("f") }
    }

    @Test func theMinimumWidthAppliesIfTheChildIsSmaller() {
        expectLayout(100, 100, ["f": "30 45 40 10"]) { Box(10, 10).frame(minWidth: 40).named("f") }
        expectLayout(30, 100, ["f": "-5 45 40 10"]) { Box.greedy.frame(height: 10).frame(minWidth: 40).named("f") }
    }

    @Test func bothLimitsClampTheProposal() {
        expectLayout(100, 100, ["f": "20 45 60 10"]) { Box(10, 10).frame(minWidth: 20, maxWidth: 60).named("f") }
        expectLayout(30, 100, ["f": "0 45 30 10"]) { Box(10, 10).frame(minWidth: 20, maxWidth: 60).named("f") }
    }

    @Test func theIdealLengthAnswersAnUnspecifiedProposal() {
        expectLayout(100, 100, ["f": "35 35 30 30"]) {
            Box.greedy.frame(idealWidth: 30, idealHeight: 30).fixedSize().named("f")
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5])
    func lengthsWithoutMeaningAreIgnoredAndSaid(length: CGFloat) {
        let (frames, session, _) = layOut(
            Box(10, 10).frame(width: length, height: 20).named("f"), CGSize(width: 100, height: 100))
        #expect(frames == ["f": "45 40 10 20"])
        #expect(session.diagnostics.messages.count == 1)
    }

    @Test func limitsOutOfOrderAreReported() {
        let (_, session, _) = layOut(
            Box(10, 10).frame(minWidth: 50, maxWidth: 20), CGSize(width: 100, height: 100))
        #expect(session.diagnostics.messages == ["frame: limits must be in ascending order: minimum, ideal, maximum"])
    }

    @Test func paddingIsSixteenUnlessGiven() {
        expectLayout(100, 100, ["p": "29 29 42 42", "a": "45 45 10 10"]) { Box(10, 10).named("a").padding().named("p") }
        expectLayout(100, 100, ["p": "45 37 10 26"]) { Box(10, 10).padding(.vertical, 8).named("p") }
        expectLayout(100, 100, ["p": "42 44 16 12", "a": "43 45 10 10"]) {
            Box(10, 10).named("a").padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 5)).named("p")
        }
        expectLayout(100, 100, ["a": "-3 45 106 10"]) {
            Box.greedy.frame(height: 10).named("a").padding(.horizontal, -3)
        }
    }

    @Test func aRatioFitsOrFills() {
        expectLayout(100, 50, ["a": "25 0 50 50"]) { Box.greedy.named("a").aspectRatio(1, contentMode: .fit) }
        expectLayout(100, 50, ["a": "0 -25 100 100"]) { Box.greedy.named("a").aspectRatio(1, contentMode: .fill) }
        expectLayout(100, 100, ["a": "0 25 100 50"]) {
            Box(width: 0...CGFloat.infinity, height: 0...CGFloat.infinity, ideal: CGSize(width: 20, height: 10))
                .named("a").scaledToFit()
        }
        expectLayout(100, 100, ["a": "0 25 100 50"]) {
            Box.greedy.named("a").aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
        }
    }

    @Test func offsetMovesOnlyTheDrawing() {
        expectLayout(100, 10, ["o": "0 0 10 10", "a": "5 -2 10 10", "b": "10 0 90 10"]) {
            HStack(spacing: 0) { Box(10, 10).named("a").offset(x: 5, y: -2).named("o"); Box.greedy.named("b") }
        }
    }

    @Test func positionTakesEverything() {
        expectLayout(100, 100, ["p": "0 0 100 100", "a": "15 25 10 10"]) {
            Box(10, 10).named("a").position(x: 20, y: 30).named("p")
        }
    }

    @Test func fixedSizeIsIdeal() {
        expectLayout(100, 100, ["a": "45 0 10 100"]) {
            Box.greedy.fixedSize(horizontal: true, vertical: false).named("a")
        }
    }

    @Test func layersFollowTheViewTheyBelongTo() {
        expectLayout(100, 100, ["a": "40 40 20 20", "b": "40 40 20 20", "c": "55 40 5 5"]) {
            Box(20, 20).named("a").background(Box.greedy.named("b")).overlay(alignment: .topTrailing) {
                Box(5, 5).named("c")
            }
        }
    }

    @Test func aGeometryReaderFillsAndStartsAtTheTopLeft() {
        expectLayout(100, 60, ["g": "0 0 100 60", "a": "0 0 50 20"]) {
            GeometryReader { proxy in
                Box(proxy.size.width / 2, proxy.size.height / 3).named("a")
            }.named("g")
        }
    }

    @Test func framesInNamedSpaces() {
        expectLayout(100, 100, ["a": "20 20 30 10"]) {
            GeometryReader { proxy in
                Box(proxy.frame(in: .named("outer")).minX + 20, proxy.frame(in: .global).minY - 10).named("a")
            }
            .frame(width: 60, height: 60).padding(.leading, 10)
            .coordinateSpace(name: "outer").padding(.leading, 10)
            .frame(width: 100, height: 100, alignment: .leading)
        }
    }
}
