import DisplayList
import Foundation

/// A font that comes with Apple's systems and cannot be bundled, and the bundled font of its kind that stands in for it.
struct FamilyStandIn: Sendable {
    /// The kinds of fonts.
    enum Kind: Sendable {
        case sans, serif, monospaced
        /// Letters as if written with a marker, chalk or a pen, and round letters.
        case hand
        /// Joined letters.
        case script

        /// The design of the system font whose stand-in is of this kind.
        var design: FontDescriptor.Design {
            switch self {
            case .sans: .standard
            case .serif, .script: .serif
            case .monospaced: .monospaced
            case .hand: .rounded
            }
        }
    }

    /// The advances of characters.
    enum Advances: Sendable {
        /// Those of the stand-in.
        case natural
        case helvetica, times
        /// The same for all characters, in ems.
        case fixed(Double)
    }

    let family: Family
    /// The weight and slant that the font's name asks for.
    let weight: Double
    let isItalic: Bool

    /// A family of Apple's systems.
    struct Family: Sendable {
        var name: String
        var kind: Kind
        /// The weight of the family's regular face.
        var weight = 400.0
        /// The width of letters relative to the stand-in's.
        var stretch = 1.0
        var advances = Advances.natural
        /// The metrics in ems, where they are public; nil for San Francisco's.
        var metrics: FontMetrics?
        /// Whether the family is made for other letters than Latin ones, or for symbols. The fallback fonts draw these.
        var isOfOtherScript = false
    }

    /// Returns the stand-in for a family, full or PostScript name, or nil if no system of Apple's has the font.
    init?(named name: String) {
        let wanted = Self.normalized(name)
        // The longest name comes first: "Avenir Next Condensed" before "Avenir".
        for (key, family) in Self.families where wanted.hasPrefix(key) {
            guard let style = Self.style(String(wanted.dropFirst(key.count))) else { continue }
            self.family = family
            (weight, isItalic) = (style.weight ?? family.weight, style.isItalic || family.kind == .script)
            return
        }
        return nil
    }

    /// Returns the metrics at a size in points.
    func metrics(size: CGFloat) -> FontMetrics {
        guard let ems = family.metrics else { return .system(size: size) }
        return FontMetrics(
            ascent: ems.ascent * size, descent: ems.descent * size, lineGap: ems.lineGap * size,
            capHeight: ems.capHeight * size, xHeight: ems.xHeight * size)
    }

    /// The height of capitals in ems.
    var capHeight: Double { family.metrics.map { Double($0.capHeight) } ?? FontCalibration.capHeight }

    /// The warning that the stand-in is used.
    var message: String {
        let standIn = FontCalibration.of(family.kind.design).upright.replacingOccurrences(of: ".ttf", with: "")
        let drawn = family.isOfOtherScript ? "\(standIn) and Noto's fonts are" : "\(standIn) is"
        return "The font \"\(family.name)\" comes with Apple's systems and cannot be bundled; \(drawn) drawn in its "
            + "place. To see the font itself, add its file to the widget's fonts."
    }

    // MARK: Names

    private static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Returns the weight and slant that the end of a name stands for, or nil if it is no style.
    private static func style(_ words: String) -> (weight: Double?, isItalic: Bool)? {
        var (rest, weight, isItalic) = (Substring(words), Double?.none, false)
        while !rest.isEmpty {
            guard let word = styleWords.first(where: { rest.hasPrefix($0.word) }) else { return nil }
            rest = rest.dropFirst(word.word.count)
            weight = word.weight ?? weight
            isItalic = isItalic || word.word == "italic" || word.word == "oblique"
        }
        return (weight, isItalic)
    }

    /// The words of styles. A word comes before those that it begins with.
    private static let styleWords: [(word: String, weight: Double?)] = [
        ("ultralight", 100), ("extralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("roman", 400),
        ("book", 400), ("plain", 400), ("medium", 500), ("demibold", 600), ("semibold", 600), ("demi", 600),
        ("extrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900), ("wide", 700), ("italic", nil),
        ("oblique", nil), ("condensed", nil), ("inline", nil), ("solid", nil), ("oldstyle", nil), ("smallcaps", nil),
        ("itctt", nil), ("itc", nil), ("ps", nil), ("mt", nil), ("tt", nil), ("let", nil),
        // The weights of Japanese fonts.
        ("w0", 100), ("w1", 200), ("w2", 300), ("w3", 400), ("w4", 500), ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800),
        ("w9", 900),
    ]

    /// The families by normalized name, the longest name first.
    private static let families: [(key: String, family: Family)] =
        (all.map { (normalized($0.name), $0) } + otherNames.compactMap { other in
            all.first { $0.name == other.family }.map { (other.key, $0) }
        }).sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }

    /// The beginnings of PostScript names that are not those of their families.
    private static let otherNames: [(key: String, family: String)] = [
        ("bodonisvtytwo", "Bodoni 72"), ("bodonisvtytwoos", "Bodoni 72"), ("bodonisvtytwosc", "Bodoni 72"),
        ("timesnewromanps", "Times New Roman"), ("couriernewps", "Courier New"), ("bradleyhanditc", "Bradley Hand"),
        ("savoyelet", "Savoye LET"), ("partylet", "Party LET"), ("palatino", "Palatino"),
        ("hirakakupron", "Hiragino Sans"), ("hiramarupron", "Hiragino Maru Gothic ProN"),
        ("hiraminpron", "Hiragino Mincho ProN"), ("stheitisc", "Heiti SC"), ("stheititc", "Heiti TC"),
        ("diwanmishafi", "Mishafi"),
    ]
}
