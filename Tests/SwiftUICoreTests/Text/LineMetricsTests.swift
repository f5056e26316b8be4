import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Tests heights, pitches and baselines of lines with attributes. `TextFidelityTests` tests plain lines.
@MainActor @Suite struct LineMetricsTests {
    private func thirds(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

    @Test func leadingChangesThePitch() {
        func pitch(_ font: Font) -> CGFloat {
            TextFixture(Text(verbatim: "a\nb").font(font), scale: 3).layout.lines[1].top
        }
        #expect(pitch(.body) == 22)
        // Lines never overlap: 20.33 is the height of a line.
        #expect(abs(pitch(.body.leading(.tight)) - thirds(20.33)) < 1e-6)
        #expect(pitch(.body.leading(.loose)) == 24)
    }

    @Test func lineSpacingIsAddedBetweenLines() {
        let text = TextFixture(Text(verbatim: "a\nb\nc").font(.system(size: 20)).lineSpacing(5))
        #expect(text.size.height == 82)
        let negative = TextFixture(Text(verbatim: "a\nb").font(.system(size: 20)).lineSpacing(-5))
        #expect(negative.size.height == 48)
    }

    @Test func baselinesAreExplicitGuides() {
        let text = TextFixture(Text(verbatim: "a\nb").font(.system(size: 20)))
        let dimensions = text.node.dimensions(in: .unspecified)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 19)
        #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == 43)
        #expect(dimensions[explicit: VerticalAlignment.center] == nil)
        #expect(dimensions[VerticalAlignment.center] == 24)
    }

    @Test func mixedSizesShareABaselineAndTheTallestHeight() {
        let text = TextFixture(
            Text(verbatim: "a").font(.system(size: 20)) + Text(verbatim: "b").font(.system(size: 40)))
        #expect(text.size == CGSize(width: 30, height: 48))
        #expect(text.glyphRuns.map(\.run.origin.y) == [38, 38])
        #expect(text.layout.firstBaseline == 38)
    }

    @Test func raisedTextMakesTheLineTaller() {
        let text = TextFixture(
            Text(verbatim: "a").font(.system(size: 20))
                + Text(verbatim: "b").font(.system(size: 20)).baselineOffset(10))
        #expect(text.size.height == 34)
        #expect(text.glyphRuns.map(\.run.origin.y) == [29, 19])
    }

    /// The bounds grow to hold the moved text, and keep the place where it was.
    @Test(arguments: [(10.0, 34.0, 19.0, 29.0), (-10, 34, 29, 19), (0, 24, 19, 19)])
    func aTextThatIsMovedAsAWhole(offset: CGFloat, height: CGFloat, glyphs: CGFloat, baseline: CGFloat) {
        let text = TextFixture(Text(verbatim: "a").font(.system(size: 20)).baselineOffset(offset))
        #expect(text.size.height == height)
        #expect(text.glyphRuns.map(\.run.origin.y) == [glyphs])
        #expect(text.layout.firstBaseline == baseline)
    }

    @Test func linesAlignWithinTheText() {
        func starts(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
            TextFixture(
                Text(verbatim: "abcd\nab").font(.system(size: 20)).multilineTextAlignment(alignment)
                    .environment(\.layoutDirection, direction)
            ).glyphRuns.map(\.run.origin.x)
        }
        #expect(starts(.leading) == [0, 0])
        #expect(starts(.center) == [0, 10])
        #expect(starts(.trailing) == [0, 20])
        #expect(starts(.leading, .rightToLeft) == [0, 20])
        #expect(starts(.trailing, .rightToLeft) == [0, 0])
    }
}
