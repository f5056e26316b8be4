import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct TextDrawingTests {
    private func text(_ string: String) -> Text { Text(verbatim: string).font(.system(size: 20)) }

    @Test func aLineWithUniformAttributesIsOneRun() {
        let fixture = TextFixture(text("ab cd") + text("e"))
        #expect(fixture.glyphRuns.count == 1)
        let run = fixture.glyphRuns[0].run
        #expect(run.origin == CGPoint(x: 0, y: 19))
        #expect(run.glyphs.map(\.position.x) == [0, 10, 30, 40, 50])
    }

    /// `Text("9").frame(width: 0)` keeps a row's height and shows nothing.
    @Test func nothingIsDrawnInNoWidth() {
        #expect(TextFixture(text("9").frame(width: 0, height: 18, alignment: .trailing)).items.isEmpty)
        #expect(TextFixture(text("10").lineLimit(1), width: 0).items.isEmpty)
        #expect(!TextFixture(text("10").fixedSize().frame(width: 0)).items.isEmpty, "It has its own width.")
        #expect(!TextFixture(text("10"), width: 1).items.isEmpty)
    }

    @Test func colorsSeparateRuns() {
        let fixture = TextFixture(text("a") + text("b").foregroundColor(.red))
        #expect(fixture.glyphRuns.count == 2)
        #expect(fixture.glyphRuns[1].run.glyphs.map(\.position.x) == [10])
        let black = TextFixture(text("a")).glyphRuns[0].paint
        let white = TextFixture(text("a")) { $0.colorScheme = .dark }.glyphRuns[0].paint
        #expect(black == .color(.black) && white == .color(.white))
    }

    @Test func gradientsSpanTheWholeText() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let fixture = TextFixture((text("aa\n") + text("b")).foregroundStyle(gradient))
        let ends = fixture.glyphRuns.map { run -> [CGPoint] in
            guard case .linearGradient(_, let start, let end) = run.paint else { return [] }
            return [start, end]
        }
        #expect(ends == Array(repeating: [CGPoint(x: 0, y: 24), CGPoint(x: 20, y: 24)], count: 2))
    }

    @Test func innerShadowsLieInTheGlyphs() throws {
        let style = Color.white.opacity(0.5).shadow(.inner(color: .black, radius: 1, y: 2))
        let fixture = TextFixture(text("ab").foregroundStyle(style))
        guard case .group(let group) = try #require(fixture.items.first), group.items.count == 2,
            case .glyphs(let run, _) = group.items[0], case .group(let shadow) = group.items[1],
            case .group(let thrown) = try #require(shadow.items.first), case .group(let hole) = try #require(thrown.items.last)
        else {
            Issue.record("The glyphs and their shadow are expected, not \(fixture.items)")
            return
        }
        #expect(group.filters.isEmpty && run.glyphs.count == 2)
        // What is half transparent makes no half of a hole.
        #expect(shadow.mask == [group.items[0]] && hole.items == [.glyphs(run, .color(.black))] && hole.blendMode == .destinationOut)
        #expect(thrown.filters == [.shadow(color: .black, radius: 2, offset: CGSize(width: 0, height: 2))])
    }

    @Test func textStartsOnWholePixels() {
        let fixture = TextFixture(text("a").padding(0.4), scale: 1)
        #expect(fixture.glyphRuns[0].run.origin == CGPoint(x: 0, y: 19))
    }

    /// Letters are half as wide as their size: 6.55 points at 13.1, where letters have 39.3 pixels at 3x.
    @Test(arguments: [
        (1, 13.1, [0, 6.55, 13.1]), (3, 13.1, [0, 19, 39]), (2, 13.1, [0, 13, 26]), (3, 10.1, [0, 15, 30]),
        (2, 10.3, [0, 10, 20.5]), (3, 11, [0, 16.5, 33]),
    ] as [(CGFloat, CGFloat, [CGFloat])])
    func glyphsStandOnPixels(scale: CGFloat, size: CGFloat, places: [CGFloat]) {
        let fixture = TextFixture(Text(verbatim: "abc").font(.system(size: size)), scale: scale)
        let glyphs = fixture.glyphRuns[0].run.glyphs
        for (glyph, place) in zip(glyphs, places) { #expect(abs(glyph.position.x * scale - place) < 1e-6) }
    }

    /// A centered line that begins between two pixels has its letters on whole ones.
    @Test func glyphsOfCenteredLinesStandOnPixels() {
        let fixture = TextFixture(
            Text(verbatim: "abcd\nabc").font(.system(size: 19)).multilineTextAlignment(.center), scale: 2)
        let run = fixture.glyphRuns[1].run
        #expect(run.origin.x == 4.75)
        #expect(run.glyphs.map { ($0.position.x + run.origin.x) * 2 } == [9, 28, 47])
    }

    @Test func underlinesAreFills() {
        let fixture = TextFixture(text("a b").underline() + text("c").strikethrough(color: .red))
        #expect(fixture.fills.map(\.rect) == [
            CGRect(x: 0, y: 21, width: 30, height: 1), CGRect(x: 30, y: 13, width: 10, height: 1),
        ])
        #expect(fixture.fills[0].paint == fixture.glyphRuns[0].paint)
        #expect(fixture.fills[1].paint != fixture.fills[0].paint)
        let dashed = TextFixture(text("a").underline(true, pattern: .dash))
        #expect(dashed.items.contains { if case .stroke(_, let style, _) = $0 { style.dash == [3, 1] } else { false } })
        #expect(TextFixture(text("a").underline(false)).fills.isEmpty)
    }

    @Test func backgroundsFillTheLine() {
        var string = AttributedString("ab")
        string.backgroundColor = .red
        let fixture = TextFixture(Text(string).font(.system(size: 20)))
        #expect(fixture.fills.map(\.rect) == [CGRect(x: 0, y: 0, width: 20, height: 24)])
    }

    @Test func redactedTextIsABarForEachLine() {
        let fixture = TextFixture(text("aaa b").redacted(reason: .placeholder), width: 30)
        #expect(fixture.glyphRuns.isEmpty)
        #expect(fixture.fills.map { $0.rect.width.rounded(toScale: 100) } == [30, 10])
        #expect(fixture.fills[0].paint == .color(RGBAColor.black.multiplyingOpacity(by: Redaction.opacity)))
        #expect(TextFixture(Group { text("a").unredacted() }.redacted(reason: .placeholder)).glyphRuns.count == 1)
    }

    /// Widgets use texts of spaces as skeletons.
    @Test func redactedWhiteSpaceIsABarOfItsWidth() {
        let fixture = TextFixture(text("    ").redacted(reason: .placeholder))
        #expect(fixture.fills.map { $0.rect.width.rounded(toScale: 100) } == [40])
        #expect(fixture.fills[0].rect.minX == 0)
        #expect(TextFixture(text("    ")).items.isEmpty)
        #expect(TextFixture(text("\n").redacted(reason: .placeholder)).items.isEmpty)
    }

    @Test func privateTextIsHiddenForPrivacyOnly() {
        #expect(TextFixture(text("a").redacted(reason: .privacy)).glyphRuns.count == 1)
        #expect(TextFixture(text("a").privacySensitive()).glyphRuns.count == 1)
        #expect(TextFixture(text("a").privacySensitive().redacted(reason: .privacy)).glyphRuns.isEmpty)
    }

    @Test func emptyTextDrawsNothing() {
        #expect(TextFixture(text("")).items.isEmpty)
        #expect(TextFixture(text("\n\n")).items.isEmpty)
        #expect(TextFixture(text("").redacted(reason: .placeholder)).items.isEmpty)
    }

    private struct Picture: TextAttachmentSource {
        func textAttachment(
            font: ResolvedFont, environment: EnvironmentValues, session: RenderSession
        ) -> TextAttachment {
            let size = font.descriptor.size
            return TextAttachment(width: size, ascent: 2 * size, descent: 0) { drawing, origin, scale, paint in
                let side = size * scale
                drawing.append(
                    .fill(
                        Path(CGRect(x: origin.x, y: origin.y - side, width: side, height: side)), FillStyle(), paint))
            }
        }
    }

    @Test func picturesStandInText() {
        let fixture = TextFixture(text("a") + Text(attachment: Picture()).font(.system(size: 20)) + text("b"))
        #expect(fixture.lines == ["a#b"])
        // The height is 40 above the baseline, and the font's descent of 4.82 below it.
        #expect(fixture.size == CGSize(width: 40, height: 45))
        #expect(fixture.fills.map(\.rect) == [CGRect(x: 10, y: 20, width: 20, height: 20)])
    }
}
