import DisplayList
import Foundation
import Testing

@_spi(Darkroom) @testable import SwiftUICore

/// Heights, pitches and baselines; the numbers were measured on images SwiftUI rendered.
@MainActor @Suite struct LineMetricsTests {
    private func thirds(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

    @Test(arguments: [
        (Font.body, 20.33), (.callout, 19.33), (.footnote, 15.67), (.caption, 14.33), (.caption2, 13.33),
        (.system(size: 30, design: .rounded), 36.0),
    ])
    func oneLineIsAsHighAsOnTheDevice(font: Font, height: CGFloat) {
        let text = TextFixture(Text(verbatim: "x").font(font), scale: 3)
        #expect(abs(text.size.height - thirds(height)) < 1e-6)
    }

    @Test(arguments: [
        (Font.footnote, 18.0), (.caption2, 13.33), (.system(size: 13), 15.67), (.body, 22.0), (.title, 34.0),
        (.largeTitle, 41.0),
    ])
    func wrappedLinesKeepTheStylesLeading(font: Font, pitch: CGFloat) {
        let text = TextFixture(Text(verbatim: "a\nb").font(font), scale: 3)
        let lines = text.layout.lines
        #expect(abs(lines[1].top - lines[0].top - thirds(pitch)) < 1e-6)
    }

    @Test func titleAtOnePixelAPointIs34High() {
        #expect(TextFixture(Text(verbatim: "Hello!").font(.title)).size.height == 34)
    }

    @Test func leadingChangesThePitch() {
        func pitch(_ font: Font) -> CGFloat {
            TextFixture(Text(verbatim: "a\nb").font(font), scale: 3).layout.lines[1].top
        }
        #expect(pitch(.body) == 22)
        // Lines never overlap: 20.33 is what a line takes.
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

    @Test func neighboursKeepTheFontsDistance() {
        // Footnote: 18 − 15.51; title 3 above a shape: 1.1 lines of 23.87, rounded up, less the cap height.
        let footnote = TextFixture(Text(verbatim: "x").font(.footnote), scale: 3).node.spacing
        #expect(abs(footnote.distance(to: footnote, along: .vertical) - 8.0 / 3) < 1e-6)
        let title = TextFixture(Text(verbatim: "x").font(.title3), scale: 3).node.spacing
        #expect(abs(title.distance(to: ViewSpacing(), along: .vertical) - 12.44) < 0.01)
        #expect(title.distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(title.distance(to: title, along: .horizontal) == 8)
    }
}
