import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// In a font of 20 points every letter is 10 wide and a line is 24 high.
@MainActor @Suite struct TruncationTests {
    private func text(_ string: String) -> Text { Text(verbatim: string).font(.system(size: 20)) }

    @Test func theLastLineEndsInAnEllipsis() {
        let fixture = TextFixture(text("one three five seven").lineLimit(2), width: 90)
        #expect(fixture.lines == ["one three", "five sev…"])
        #expect(fixture.size == CGSize(width: 90, height: 48))
    }

    @Test func noSpaceStaysBeforeTheEllipsis() {
        #expect(TextFixture(text("one three").lineLimit(1), width: 50).lines == ["one…"])
    }

    @Test(arguments: [
        (Text.TruncationMode.tail, "abcd…"), (.head, "…fghi"), (.middle, "ab…hi"),
    ])
    func modesLeaveOutTheirPart(mode: Text.TruncationMode, line: String) {
        #expect(TextFixture(text("abcdefghi").lineLimit(1).truncationMode(mode), width: 50).lines == [line])
    }

    @Test func headKeepsTheEndOfTheWholeText() {
        let fixture = TextFixture(text("aa bb cc dd ee").lineLimit(2).truncationMode(.head), width: 50)
        #expect(fixture.lines == ["aa bb", "…d ee"])
    }

    @Test func anOmittedParagraphShowsAsAnEllipsis() {
        #expect(TextFixture(text("ab\ncd").lineLimit(1), width: 100).lines == ["ab…"])
        #expect(TextFixture(text("ab\ncd").lineLimit(1)).lines == ["ab…"])
    }

    @Test func theProposedHeightLimitsTheLines() {
        #expect(TextFixture(text("a b c d"), width: 10, height: 50).lines == ["a", "…"])
        #expect(TextFixture(text("aa bb cc"), width: 20, height: 71.9).lines == ["aa", "b…"])
        #expect(TextFixture(text("aa bb cc"), width: 20, height: 72).lines == ["aa", "bb", "cc"])
        #expect(TextFixture(text("aa bb"), width: 50, height: 0).lines == ["aa bb"])
    }

    @Test func theEllipsisHasTheStyleAtTheCut() {
        let two = text("abcd") + Text(verbatim: "efghij").font(.system(size: 20, weight: .bold))
        let fixture = TextFixture(two.lineLimit(1), width: 60)
        #expect(fixture.lines == ["abcde…"])
        let bold = fixture.glyphRuns.first { $0.run.font.face == "standard 700" }
        #expect(bold?.run.glyphs.map(\.id) == Array("e…".unicodeScalars.map(\.value)))
    }

    @Test func nothingButAnEllipsisIsLeftInNoSpace() {
        let fixture = TextFixture(text("abc").lineLimit(1), width: 0)
        #expect(fixture.lines == ["…"])
        #expect(fixture.size == CGSize(width: 10, height: 24))
    }

    @Test func reservedLinesKeepTheirSpacing() {
        #expect(TextFixture(text("a").lineSpacing(6).lineLimit(3, reservesSpace: true)).size.height == 84)
        #expect(TextFixture(text("a\nb").lineSpacing(6).lineLimit(3...5)).size.height == 84)
        let body = TextFixture(Text(verbatim: "a").lineLimit(2, reservesSpace: true), scale: 3)
        #expect(abs(body.size.height - 22 - 61.0 / 3) < 1e-6)
    }

    @Test func limitsOutsideAreReplacedByLimitsInside() {
        #expect(TextFixture(Group { text("a b c").lineLimit(nil) }.lineLimit(1), width: 10).lines == ["a", "b", "c"])
        #expect(TextFixture(Group { text("a").lineLimit(1) }.lineLimit(3, reservesSpace: true)).size.height == 24)
    }

    @Test func limitsReserveSpace() {
        #expect(TextFixture(text("a").lineLimit(3, reservesSpace: true)).size.height == 72)
        #expect(TextFixture(text("a").lineLimit(2...4)).size.height == 48)
        #expect(TextFixture(text("a b c d e").lineLimit(2...4), width: 10).lines.count == 4)
        #expect(TextFixture(text("a b c").lineLimit(...2), width: 10).lines == ["a", "…"])
        #expect(TextFixture(text("a").lineLimit(2...)).size.height == 48)
        #expect(TextFixture(text("a b").lineLimit(nil), width: 10).lines == ["a", "b"])
        #expect(TextFixture(text("a b").lineLimit(0), width: 10).lines == ["…"])
    }

    @Test func tighteningComesBeforeCutting() {
        // Ten letters are 100 wide. They fit a line of 96, because 100 exceeds it by less than a twentieth.
        let fixture = TextFixture(text("abcdefghij").lineLimit(1).allowsTightening(true), width: 96)
        #expect(fixture.lines == ["abcdefghij"])
        #expect(fixture.size.width == 96)
        let places = fixture.glyphRuns[0].run.glyphs.map(\.position.x)
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0 - (10 - 4.0 / 9)) < 1e-9 })
        #expect(TextFixture(text("abcdefghij").lineLimit(1), width: 96).lines == ["abcdefgh…"])
    }

    @Test func textThatTighteningCannotFitIsTruncatedUntightened() {
        let cut = TextFixture(text("abcdefghij").lineLimit(1).allowsTightening(true), width: 95)
        #expect(cut.lines == ["abcdefgh…"])
        #expect(cut.glyphRuns[0].run.glyphs.map(\.position.x) == [0, 10, 20, 30, 40, 50, 60, 70, 80])
        // Text with a missing paragraph counts as truncated.
        #expect(TextFixture(text("ab\ncd").lineLimit(1).allowsTightening(true), width: 100).lines == ["ab…"])
    }

    @Test func onlyTheTruncatedLineIsTightened() {
        let wide = TextFixture(text("aaaa bbbb\ncccc dddd e").lineLimit(2).allowsTightening(true), width: 105)
        #expect(wide.lines == ["aaaa bbbb", "cccc dddd e"])
        #expect(wide.layout.lines.map { $0.tightening > 0 } == [false, true])
    }

    @Test func tighteningComesBeforeShrinking() {
        let tightened = TextFixture(
            text("abcdefghij").lineLimit(1).allowsTightening(true).minimumScaleFactor(0.5), width: 96)
        #expect(tightened.layout.text.scale == 1 && tightened.layout.lines[0].tightening > 0)
        let small = TextFixture(
            text("abcdefghij").lineLimit(1).allowsTightening(true).minimumScaleFactor(0.5), width: 90)
        #expect(abs(small.layout.text.scale - 0.9) < 0.001 && small.layout.lines[0].tightening == 0)
        let least = TextFixture(
            text("abcdefghij").lineLimit(1).allowsTightening(true).minimumScaleFactor(0.5), width: 48)
        #expect(least.layout.text.scale == 0.5 && least.lines == ["abcdefghij"])
    }

    @Test func rightToLeftTextIsCutAtItsLeft() {
        let letters = "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}"
        #expect(TextFixture(text(letters).lineLimit(1), width: 40).lines == ["…\u{5D2}\u{5D1}\u{5D0}"])
    }
}
