import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct LineBreakPlacesTests {
    /// Returns the text with a bar at each line break opportunity.
    private func parts(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let places = LineBreakPlaces.find(in: scalars.map(\.value))
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            if places[index] { result += "|" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    @Test(arguments: [
        ("well-known foo", "well-|known |foo"), ("a\u{A0}b 9:41\u{202F}AM", "a\u{A0}b |9:41\u{202F}AM"),
        ("and/or 3/4", "and/|or |3/4"), ("(a) b, $5 50%", "(a) |b, |$5 |50%"),
        ("x\u{200B}y\u{2060}z", "x\u{200B}|y\u{2060}z"),
        ("x—y", "x|—|y"), ("Dr. No's", "Dr. |No's"), ("", ""), ("a", "a"),
    ])
    func westernText(text: String, expected: String) { #expect(parts(text) == expected) }

    @Test(arguments: [
        ("สวัสดีชาวโลก", "สวัสดี|ชาว|โลก"), ("ภาษาไทย abc", "ภาษา|ไทย |abc"), ("ສະບາຍດີຊາວໂລກ", "ສະບາຍດີ|ຊາວໂລກ"),
        ("សួស្តីពិភពលោក", "សួស្តី|ពិភពលោក"), ("မင်္ဂလာပါကမ္ဘာ", "မင်္ဂလာ|ပါ|ကမ္ဘာ"),
    ])
    func scriptsWithoutSpacesBreakBetweenWords(text: String, expected: String) { #expect(parts(text) == expected) }

    /// Kinsoku: no line ends with an opening bracket, and none starts with a closing bracket, a full stop, a small kana
    /// or a long vowel sign.
    @Test(arguments: [
        ("「東京」へ、行く。", "「東|京」|へ、|行|く。"), ("ラーメン", "ラー|メ|ン"), ("ちょっと", "ちょっ|と"),
        ("你好,世界!", "你|好,|世|界!"), ("《书》", "《书》"), ("100円", "100|円"),
    ])
    func chineseAndJapaneseBreakAlmostAnywhere(text: String, expected: String) {
        #expect(parts(text) == expected)
    }

    @Test func koreanBreaksBetweenWords() {
        #expect(parts("안녕하세요 세계 여러분") == "안녕하세요 |세계 |여러분")
        #expect(parts("한국어abc") == "한국어abc" || parts("한국어abc") == "한국어|abc")
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "🏳️‍🌈", "❤️‍🔥", "🧑🏿‍🤝‍🧑🏻", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
    func emojiSequencesStayWhole(emoji: String) throws {
        #expect(parts(emoji) == emoji)
        let shaped = try TestFonts.shaper().shape(TestFonts.text(emoji + emoji))
        #expect(shaped.clusters.count == 2)
    }

    @Test func flagsBreakInPairs() { #expect(parts("🇩🇪🇫🇷🇮🇹") == "🇩🇪|🇫🇷|🇮🇹") }

    @Test func brokenTextHasItsPlaces() {
        #expect(LineBreakPlaces.find(in: []).isEmpty)
        #expect(LineBreakPlaces.find(in: [0xD800, 0x20, 0x61, 0x11_0000]).count == 4)
        let marks = LineBreakPlaces.find(in: [0x61] + [UInt32](repeating: 0x301, count: 10_000))
        #expect(!marks.contains(true))
    }

    @Test func paragraphsRunAsTheirFirstLetterDoes() throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text("abc ש\nשלום a\n12"))
        let levels = shaped.clusters.map(\.level)
        #expect(Array(levels[0..<5]) == [0, 0, 0, 0, 1])
        #expect(Array(levels[6..<12]) == [1, 1, 1, 1, 1, 2])
        // A paragraph without letters has the requested direction.
        #expect(Array(levels[13..<15]) == [0, 0])
    }
}
