import Foundation

/// Where a character goes that the font asked for does not have; the order is pinned.
enum FontFallback {
    static let emoji = "NotoColorEmoji.ttf"
    static let symbols = "NotoSansSymbols.ttf"
    static let chineseJapaneseKorean = "NotoSansCJK.ttc"

    /// A face of a fallback file.
    struct Face: Hashable, Sendable {
        var file: String
        var index: Int = 0
    }

    /// The faces after the font asked for, in order of preference.
    static func faces(language: String?, prefersJapanese: Bool) -> [Face] {
        let index = collectionIndex(language: language, prefersJapanese: prefersJapanese)
        return scripts + [
            Face(file: chineseJapaneseKorean, index: index), Face(file: symbols), Face(file: emoji),
        ]
    }

    /// The system font's own face, for designs with fewer characters, then a face for each script.
    private static let scripts =
        [Face(file: FontCalibration.of(.standard).upright)]
        + [
            "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu",
            "Kannada", "Malayalam", "Sinhala", "Lao", "Myanmar", "Khmer", "Georgian", "Armenian", "Ethiopic",
        ].map { Face(file: "NotoSans\($0).ttf") }

    /// Which face of the collection draws ideographs: the language's, else Japanese forms beside kana, else Chinese.
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
