import Foundation
import Testing

@testable import SwiftUICore

/// Tests that live texts, which continue to change after the picture, take the proposed width.
@MainActor @Suite struct LiveTextTests {
    private let timer = Text(someMoment + 59, style: .timer).font(.system(size: 20))

    private func fixture<V: View>(_ view: V, width: CGFloat?) -> TextFixture {
        TextFixture(view, width: width) { $0.renderDate = someMoment }
    }

    @Test func clocksTakeTheWidthTheyAreOffered() {
        #expect(fixture(timer, width: 100).size == CGSize(width: 100, height: 24))
        #expect(fixture(timer, width: nil).size == CGSize(width: 40, height: 24))
        #expect(fixture(timer.fixedSize(), width: 100).size == CGSize(width: 40, height: 24))
        let interval = Text(timerInterval: someMoment...(someMoment + 59)).font(.system(size: 20))
        #expect(fixture(interval, width: 100).size.width == 100)
        let source = Text(.currentDate, format: .stopwatch(startingAt: someMoment)).font(.system(size: 20))
        #expect(fixture(source, width: 100).size.width == 100)
    }

    /// A stack lays its most flexible view out last, and a clock is as flexible as a color.
    @Test func clocksTakeWhatAStackHasLeft() {
        let label = Text("minutes").font(.system(size: 20))
        // The size is that of the first text: the label is 70 points wide.
        #expect(fixture(HStack(spacing: 0) { timer; label }, width: 300).size.width == 230)
        #expect(fixture(HStack(spacing: 0) { label; timer }, width: 300).size.width == 70)
        #expect(fixture(HStack(spacing: 0) { timer; label }, width: nil).size.width == 40)
    }

    @Test func clocksInsideTextDoSo() {
        let text = Text("in \(someMoment + 59, style: .timer)").font(.system(size: 20))
        #expect(fixture(text, width: 100).size.width == 100)
        #expect(fixture(Text("a") + timer, width: 100).size.width == 100)
    }

    @Test func timesAndDatesDoNot() {
        #expect(fixture(Text(someMoment, style: .time).font(.system(size: 20)), width: 300).size.width < 100)
        #expect(fixture(Text(someMoment, style: .date).font(.system(size: 20)), width: 300).size.width < 300)
        #expect(fixture(Text(someMoment...(someMoment + 9)).font(.system(size: 20)), width: 300).size.width < 300)
    }

    @Test func multilineAlignmentMovesTheDigits() {
        func start(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> CGFloat? {
            fixture(
                timer.multilineTextAlignment(alignment).environment(\.layoutDirection, direction), width: 100
            ).glyphRuns.first?.run.origin.x
        }
        #expect(start(.leading) == 0)
        #expect(start(.center) == 30)
        #expect(start(.trailing) == 60)
        #expect(start(.leading, .rightToLeft) == 60)
    }

    @Test func stacksGiveLiveTextsTheRemainingSpace() {
        expectLayout(100, 24, ["a": "0 2 20 20", "b": "28 0 72 24"]) {
            HStack { Box(20, 20).named("a"); timer.environment(\.renderDate, someMoment).named("b") }
        }
    }
}
