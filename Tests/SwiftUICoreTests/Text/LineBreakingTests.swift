import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// In a font of 20 points every letter is 10 wide and a line is 24 high (23.87 rounded up).
@MainActor @Suite struct LineBreakingTests {
    private let font = Font.system(size: 20)

    private func fixture(_ string: String, _ width: CGFloat?, height: CGFloat? = nil) -> TextFixture {
        TextFixture(Text(verbatim: string).font(font), width: width, height: height)
    }

    @Test func oneLineIsAsWideAsItsLetters() {
        let text = fixture("Hello", nil)
        #expect(text.lines == ["Hello"])
        #expect(text.size == CGSize(width: 50, height: 24))
    }

    @Test func widthIsRoundedUpToThePixel() {
        let text = TextFixture(Text(verbatim: "Hello").font(.system(size: 17)), scale: 3)
        #expect(text.size.width == (42.5 * 3).rounded(.up) / 3)
        #expect(abs(text.size.height - 20.0 - 1.0 / 3) < 1e-9)
    }

    @Test func textIsAsWideAsItsLongestLine() {
        let text = fixture("one three five so", 100)
        #expect(text.lines == ["one three", "five so"])
        // The line contains nine letters and a trailing space.
        #expect(text.size == CGSize(width: 100, height: 48))
        #expect(fixture("one three five so", 95).size == CGSize(width: 95, height: 48))
    }

    @Test func theLastWordOfTwoLinesIsNotAnOrphan() {
        #expect(fixture("one three six", 100).lines == ["one", "three six"])
        #expect(fixture("one three six", 100).size == CGSize(width: 90, height: 48))
        #expect(fixture("one two-six ten", 110).lines == ["one two-", "six ten"])
        // Each paragraph is broken separately.
        #expect(fixture("one three six\na b", 100).lines == ["one", "three six", "a b"])
    }

    /// (M) The last words of "Firmware Update Required" and "Security Update Recommended" are 38% and 54% of the width,
    /// and stay alone.
    @Test("(M) A wide last word stays alone") func wideLastWordsStay() {
        #expect(fixture("one three five", 100).lines == ["one three", "five"])
        #expect(fixture("ab cd abcdef", 110).lines == ["ab cd", "abcdef"])
    }

    @Test func brokenWordsAreKnown() {
        #expect(fixture("abcdefgh", 50).layout.breaksWord)
        #expect(fixture("ab abcdefgh", 50).layout.breaksWord)
        for whole in ["abcde fgh", "ab\nabc", "auto\u{AD}mobile", "two-six", ""] {
            #expect(!fixture(whole, 60).layout.breaksWord)
        }
        // An ellipsis says itself that the word is cut.
        #expect(!fixture("abcdefgh", 50, height: 24).layout.breaksWord)
    }

    @Test func unavoidableOrphansStay() {
        // The two words together are too wide, or the first line has only one word.
        #expect(fixture("aa bbbbb cccccc", 90).lines == ["aa bbbbb", "cccccc"])
        #expect(fixture("aaaa bbbb", 50).lines == ["aaaa", "bbbb"])
        // A word that is broken inside is not an orphan, and a soft hyphen does not separate words.
        #expect(fixture("abcdefgh", 50).lines == ["abcde", "fgh"])
        #expect(fixture("a auto\u{AD}mobile", 80).lines == ["a auto-", "mobile"])
        // Measured: five lines end with a single word.
        #expect(fixture("aa bb cc dd ee", 50).lines == ["aa bb", "cc dd", "ee"])
    }

    @Test func spacesAtTheEndOfALineTakeTheRemainingSpace() {
        let text = fixture("aaa   bbb", 30)
        #expect(text.lines == ["aaa", "bbb"])
        #expect(text.size.width == 30)
        #expect(fixture("aaa   ", 30).lines == ["aaa"])
        #expect(fixture("aaa   ", 45).size.width == 45 && fixture("aaa   ", nil).size.width == 60)
        let centered = TextFixture(Text(verbatim: "aaa bbb cc d").font(font).multilineTextAlignment(.center), width: 75)
        #expect(centered.glyphRuns.map(\.run.origin.x) == [2.5, 17.5] && centered.size.width == 75)
    }

    @Test func breaksAfterHyphens() {
        #expect(fixture("well-known", 60).lines == ["well-", "known"])
    }

    @Test func breaksInsideAWordOnlyIfItIsWiderThanTheLine() {
        #expect(fixture("a abcdefgh", 50).lines == ["a", "abcde", "fgh"])
    }

    @Test func softHyphensShowAtLineBreaks() {
        #expect(fixture("auto\u{AD}mobile", 60).lines == ["auto-", "mobile"])
        #expect(fixture("auto\u{AD}mobile", 60).size.width == 60)
        #expect(fixture("auto\u{AD}mobile", 100).lines == ["automobile"])
        // There is no space for the hyphen, so the word breaks where the line is full.
        #expect(fixture("auto\u{AD}mobile", 40).lines == ["auto", "mobi", "le"])
    }

    @Test(arguments: [
        ("a\nb", ["a", "b"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]), ("a\r\nb", ["a", "b"]),
        ("a\u{2028}b", ["a", "b"]), ("a\n\nb", ["a", "", "b"]),
    ])
    func newlinesAreKept(string: String, lines: [String]) {
        #expect(fixture(string, nil).lines == lines)
        #expect(fixture(string, nil).size.height == 24 * CGFloat(lines.count))
    }

    @Test func emptyTextIsOneLineHighAndHasNoWidth() {
        #expect(fixture("", 100).size == CGSize(width: 0, height: 24))
        #expect(fixture("   ", 100).size == CGSize(width: 30, height: 24))
    }

    @Test func noWidthGivesOneLetterALine() {
        #expect(fixture("abc", 0).lines == ["a", "b", "c"])
        #expect(fixture("abc", 0).size == CGSize(width: 10, height: 72))
    }

    @Test(arguments: [CGFloat.nan, -5, .infinity, -.infinity])
    func impossibleProposalsDoNoHarm(width: CGFloat) {
        let text = fixture("ab cd", width, height: width)
        #expect(text.size.width > 0 && text.size.width <= 50)
        #expect(text.size.height.isFinite)
    }

    @Test func tenThousandLinesAreLaidOut() {
        let text = fixture(Array(repeating: "x", count: 10_000).joined(separator: "\n"), 100)
        #expect(text.layout.lines.count == 10_000)
        #expect(text.size == CGSize(width: 10, height: 240_000))
    }

    @Test func nonFiniteSizesTakeNoSpace() {
        #expect(TextFixture(Text(verbatim: "abc").font(.system(size: .nan)), width: 100).size == .zero)
        #expect(TextFixture(Text(verbatim: "abc").font(.system(size: -4)), width: 100).size == .zero)
    }

    @Test func trackingCountsInTheWidthAndKerningOnlyWithoutIt() {
        func width(_ text: Text) -> CGFloat { TextFixture(text.font(font)).size.width }
        #expect(width(Text(verbatim: "abc").tracking(2).kerning(.nan)) == 36)
        #expect(width(Text(verbatim: "abc").kerning(3)) == 39)
        #expect(width(Text(verbatim: "abc").tracking(-1)) == 27)
        // According to Apple's documentation, a view with both applies the tracking.
        #expect(width(Text(verbatim: "abc").kerning(3).tracking(2)) == 36)
        #expect(width(Text(verbatim: "abc").tracking(0).kerning(3)) == 39)
    }

    @Test func tenThousandMarksOnOneLetterAreLaidOut() {
        let text = fixture("a" + String(repeating: "\u{301}", count: 10_000) + " b", 10)
        #expect(text.layout.lines.count == 2)
        #expect(text.size == CGSize(width: 10, height: 48))
    }

    @Test func rightToLeftPartsAreTurnedAround() {
        #expect(fixture("ab \u{5D0}\u{5D1}\u{5D2} cd", nil).lines == ["ab \u{5D2}\u{5D1}\u{5D0} cd"])
        #expect(fixture("\u{5D0}\u{5D1}\u{5D2} 12", nil).lines == ["12 \u{5D2}\u{5D1}\u{5D0}"])
    }
}
