import Foundation

/// The pinned order of fonts for characters that the requested font lacks.
enum FontFallback {
    static let emoji = "NotoColorEmoji.ttf"
    static let symbols = "NotoSansSymbols.ttf"
    /// Symbols that few fonts have: geometric shapes, dingbats, Braille.
    static let moreSymbols = "NotoSansSymbols2.ttf"
    /// Arrows, technical signs and mathematics.
    static let mathematics = "NotoSansMath.ttf"
    /// Draws emoji in the text's color.
    static let textEmoji = "NotoEmoji.ttf"
    static let chineseJapaneseKorean = "NotoSansCJK.ttc"

    /// A face of a fallback file.
    struct Face: Hashable, Sendable {
        var file: String
        var index: Int = 0
    }

    /// Returns the faces after the requested font, in order of preference.
    static func faces(language: String?, prefersJapanese: Bool) -> [Face] {
        let index = collectionIndex(language: language, prefersJapanese: prefersJapanese)
        return scripts + [
            Face(file: chineseJapaneseKorean, index: index), Face(file: symbols), Face(file: textEmoji),
            Face(file: emoji), Face(file: moreSymbols), Face(file: mathematics),
        ]
    }

    /// The system font's own face, for designs with fewer characters, and then a face for each script.
    private static let scripts =
        [Face(file: FontCalibration.of(.standard).upright)]
        + [
            "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu",
            "Kannada", "Malayalam", "Sinhala", "Lao", "Myanmar", "Khmer", "Georgian", "Armenian", "Ethiopic",
        ].map { Face(file: "NotoSans\($0).ttf") }

    /// Returns the index of the face that draws ideographs: that of the language, or else Japanese forms next to kana,
    /// or else Chinese forms.
    static func collectionIndex(language: String?, prefersJapanese: Bool) -> Int {
        let (japanese, korean, simplified, traditional, hongKong) = (0, 1, 2, 3, 4)
        let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": return japanese
        case "ko": return korean
        case "zh", "yue":
            if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" { return hongKong }
            return parts.contains("hant") || parts.contains("tw") ? traditional : simplified
        default: return prefersJapanese ? japanese : simplified
        }
    }
}
