import DisplayList
import Foundation
import Testing

@_spi(Darkroom) @testable import SwiftUICore

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

    @Test func aParagraphThatIsLeftOutShowsAsAnEllipsis() {
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
        // Ten letters may lose up to a point each between them.
        let fixture = TextFixture(text("abcdefghij").lineLimit(1).allowsTightening(true), width: 95)
        #expect(fixture.lines == ["abcdefghij"])
        #expect(fixture.size.width <= 95)
        let cut = TextFixture(text("abcdefghij").lineLimit(1).allowsTightening(true), width: 80)
        #expect(cut.lines[0].hasSuffix("…"))
        #expect(TextFixture(text("abcdefghij").lineLimit(1), width: 95).lines == ["abcdefgh…"])
    }

    @Test func rightToLeftTextIsCutAtItsLeft() {
        let letters = "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}"
        #expect(TextFixture(text(letters).lineLimit(1), width: 40).lines == ["…\u{5D2}\u{5D1}\u{5D0}"])
    }
}
