import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct MinimumScaleTests {
    private func text(_ string: String) -> Text { Text(verbatim: string).font(.system(size: 20)) }

    @Test func textShrinksToTheWidth() {
        let fixture = TextFixture(text("abcdefghij").lineLimit(1).minimumScaleFactor(0.5), width: 80)
        #expect(fixture.lines == ["abcdefghij"])
        #expect(abs(fixture.layout.text.scale - 0.8) < 0.001)
        #expect(fixture.size.width <= 80)
        #expect(fixture.glyphRuns[0].run.font.size < 16.01)
    }

    @Test func textThatFitsKeepsItsSize() {
        let fixture = TextFixture(text("abcdefghij").lineLimit(1).minimumScaleFactor(0.5), width: 100)
        #expect(fixture.layout.text.scale == 1)
        #expect(fixture.shaper.shapeCount == 1)
    }

    @Test func textIsCutAtTheLeastSize() {
        let fixture = TextFixture(text("abcdefghij").lineLimit(1).minimumScaleFactor(0.5), width: 40)
        #expect(fixture.layout.text.scale == 0.5)
        #expect(fixture.lines == ["abcdefg…"])
    }

    @Test func textShrinksToTheHeight() {
        let wrapped = TextFixture(text("aaaa bbbb cccc").minimumScaleFactor(0.5), width: 50, height: 40)
        #expect(wrapped.layout.isTruncated == false)
        #expect(wrapped.size.height <= 40)
        let single = TextFixture(text("abc").minimumScaleFactor(0.1), width: 100, height: 12)
        #expect(single.size.height <= 12)
        #expect(single.layout.text.scale > 0.45)
    }

    @Test(arguments: [CGFloat.nan, 0, -1, 2])
    func impossibleFactorsDoNoHarm(factor: CGFloat) {
        let fixture = TextFixture(text("abcdefghij").lineLimit(1).minimumScaleFactor(factor), width: 40)
        #expect(fixture.size.width <= 40)
        #expect(fixture.layout.lines.count == 1)
    }

    /// Small letters have wide tracking, so that ten characters of two points each, and two points more, are wider than the space.
    @Test func textWhoseWidthIsNotProportionalShrinksFurther() {
        let fixture = TextFixture(
            text("abcdefghij").lineLimit(1).minimumScaleFactor(0.1), width: 40, shaper: FakeShaper(widening: 2))
        #expect(fixture.lines == ["abcdefghij"] && fixture.size.width <= 40)
        #expect(fixture.layout.text.scale > 0.19 && fixture.layout.text.scale <= 0.2, "\(fixture.layout.text.scale)")
        let narrow = TextFixture(text("abcdefghij").lineLimit(1).minimumScaleFactor(0.3), width: 40, shaper: FakeShaper(widening: 2))
        #expect(narrow.layout.text.scale == 0.3 && narrow.layout.isTruncated)
    }

    @Test func shrinkingShapesOnlyAFewTimes() {
        let fixture = TextFixture(text("a long title that shrinks").lineLimit(1).minimumScaleFactor(0.2), width: 80)
        #expect(fixture.shaper.shapeCount <= 3)
    }
}
