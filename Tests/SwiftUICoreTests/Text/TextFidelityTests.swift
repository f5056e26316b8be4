import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Tests the metrics of lines in Apple's SwiftUI: measured on images that it rendered (M), published by Apple (P), or
/// reverse-engineered and checked against images (R).
@MainActor @Suite struct TextFidelityTests {
    /// Returns the exact thirds of a point for a number in hundredths.
    private func thirds(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

    /// (P) largeTitle 34/41, title 28/34, title2 22/28, title3 20/25, headline 17/22 semibold, body 17/22,
    /// callout 16/21, subheadline 15/20, footnote 13/18, caption 12/16, caption2 11/13.
    @Test("(P) Sizes and leading of text styles", arguments: [
        (.largeTitle, 34, 41), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
        (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16),
        (.caption2, 11, 13),
    ] as [(Font.TextStyle, CGFloat, CGFloat)])
    func textStylesHaveTheirSizeAndLeading(style: Font.TextStyle, size: CGFloat, leading: CGFloat) {
        let font = Font.system(style).resolved(in: TextFixture.environment(scale: 3))
        #expect(font.descriptor.size == size && font.styleLeading == leading)
        #expect(font.descriptor.weight == (style == .headline ? 600 : 400))
    }

    /// (M) One line is 1.19336 × size high, rounded up to the pixel: at 3x 17→20.33, 16→19.33, 13→15.67, 12→14.33,
    /// 11→13.33, rounded 30→36.0.
    @Test("(M) Heights of one line", arguments: [
        (.body, 20.33), (.callout, 19.33), (.footnote, 15.67), (.caption, 14.33), (.caption2, 13.33),
        (.system(size: 30, design: .rounded), 36), (.system(size: 17), 20.33), (.headline, 20.33),
    ] as [(Font, CGFloat)])
    func oneLineIsAsHighAsOnTheDevice(font: Font, height: CGFloat) {
        let text = TextFixture(Text(verbatim: "x").font(font), scale: 3)
        #expect(abs(text.size.height - thirds(height)) < 1e-6)
    }

    /// (M) At 1x title 28→34.
    @Test("(M) Title is 34 high at 1x") func titleAtOnePixelAPointIs34High() {
        #expect(TextFixture(Text(verbatim: "Hello!").font(.title)).size.height == 34)
    }

    /// (M) 1.19336 × size, rounded up to the pixel, at every scale.
    @Test(
        "(M) Heights are rounded up to the pixel", arguments: [1, 2, 3] as [CGFloat],
        [9, 10, 14, 15, 20, 22, 24, 28, 34, 48] as [CGFloat])
    func heightsAreRoundedUpToThePixel(scale: CGFloat, size: CGFloat) {
        let text = TextFixture(Text(verbatim: "x").font(.system(size: size)), scale: scale)
        #expect(abs(text.size.height - (1.193359375 * size * scale).rounded(.up) / scale) < 1e-9)
    }

    /// (M) Line pitch: a text style's leading (footnote 18.0, caption2 13.33, body 22 at 1x, title 34, largeTitle 41);
    /// for `.system(size:)` the line height itself (13→15.67).
    @Test("(M) Line pitch", arguments: [
        (.footnote, 18, 3), (.caption2, 13.33, 3), (.body, 22, 1), (.title, 34, 3), (.title, 34, 1),
        (.largeTitle, 41, 3), (.system(size: 13), 15.67, 3),
    ] as [(Font, CGFloat, CGFloat)])
    func wrappedLinesKeepTheirPitch(font: Font, pitch: CGFloat, scale: CGFloat) {
        let lines = TextFixture(Text(verbatim: "a\nb\nc").font(font), scale: scale).layout.lines
        let expected = scale == 3 ? thirds(pitch) : pitch
        #expect(abs(lines[1].top - lines[0].top - expected) < 1e-6)
        #expect(abs(lines[2].baseline - lines[0].baseline - 2 * expected) < 1 / scale + 1e-6)
    }

    /// (M) SF's ascent .952, descent .241, cap height .7046 × size.
    @Test("(M) Ascent, descent and cap height") func metricsAreSanFranciscos() {
        let metrics = FontMetrics.system(size: 1000)
        #expect(metrics.ascent.rounded() == 952 && metrics.descent.rounded() == 241)
        #expect((metrics.capHeight * 10).rounded() == 7046 && metrics.lineGap == 0)
        #expect((metrics.lineHeight * 100).rounded() == 119336)
    }

    /// (M) Wrapped text has the width of its longest line instead of its proposal: a long title in 400 has a frame x of
    /// 4–397 with 8 points of padding. 377 is the sum of the letters' 369.5 and the line's trailing space.
    @Test("(M) Wrapped text is as wide as its longest line") func wrappedTextIsAsWideAsItsLongestLine() {
        let text = Text(verbatim: "aaaa bbb cc dd ee ff").font(.system(size: 20))
        #expect(TextFixture(text, width: 99).size.width == 90)
        #expect(TextFixture(text, width: 87).size.width == 87)
    }

    // MARK: Spacing (R, checked)

    private func spacing(_ font: Font) -> ViewSpacing {
        TextFixture(Text(verbatim: "x").font(font), scale: 3).node.spacing
    }

    /// Returns the spacing of a row with a text and a shape.
    private func row(_ font: Font) -> ViewSpacing {
        layOut(HStack { Text(verbatim: "x").font(font); Box(10, 10) }, CGSize(width: 100, height: 100), scale: 3)
            .root.spacing
    }

    /// Text above a non-text view: max(line height + d − cap height, d + descent); title3 above shapes 12.33 (formula
    /// 12.44), body above a gauge's bar 10.4, both (M).
    @Test("(R) Text above a non-text view", arguments: [(.title3, 12.33), (.body, 10.4)] as [(Font, CGFloat)])
    func textAboveAShape(font: Font, distance: CGFloat) {
        #expect(abs(spacing(font).distance(to: ViewSpacing(), along: .vertical) - distance) < 0.34)
    }

    /// Non-text above text: line height + d − ascent.
    @Test(
        "(R) A non-text view above text", arguments: [(.title3, 20), (.body, 17), (.callout, 16)] as [(Font, CGFloat)])
    func aShapeAboveText(font: Font, size: CGFloat) {
        let height = 1.193359375 * size
        let expected = height + (0.1 * height * 3).rounded(.up) / 3 - 0.9521484375 * size
        #expect(abs(ViewSpacing().distance(to: spacing(font), along: .vertical) - expected) < 0.01)
    }

    /// Text above text: the lower text's leading, rounded up to the pixel; footnote above footnote 2.5 (M), and
    /// 16-point text a pitch of 21.33–21.44 (M).
    @Test("(R) Text above text") func textAboveText() {
        #expect(abs(spacing(.footnote).distance(to: spacing(.footnote), along: .vertical) - 2.5) < 0.34)
        let pitch = 58.0 / 3 + spacing(.callout).distance(to: spacing(.callout), along: .vertical)
        #expect(pitch > 21.33 - 0.01 && pitch < 21.44)
        // The font of the lower text determines the distance.
        #expect(abs(spacing(.title).distance(to: spacing(.footnote), along: .vertical) - 8.0 / 3) < 1e-6)
    }

    /// (M) Callout row above callout row 9.83 (formula 9.82).
    @Test("(M) Callout row above callout row 9.83") func rowAboveRow() {
        #expect(abs(row(.callout).distance(to: row(.callout), along: .vertical) - 9.83) < 0.34)
    }

    @Test("(M) 8 next to text") func textBesideAnything() {
        #expect(spacing(.title).distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(spacing(.title).distance(to: spacing(.body), along: .horizontal) == 8)
    }
}
