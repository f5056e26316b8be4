import Foundation

/// The catalog's description of a face in `GlyphFont.face`: a file, a face in it, its variation axes and synthesized
/// styles.
///
/// The description is text such as `Inter.ttf#0?wght=400&opsz=14`, so that a display list stays a plain value.
struct FaceDescription: Hashable, Sendable {
    struct Variation: Hashable, Sendable {
        var tag: UInt32
        var value: Float
    }

    /// The catalog's name of the file: a file name in the font folder, or `custom/…` for a registered file.
    var file: String
    var index: Int = 0
    var variations: [Variation] = []
    /// Whether upright letters are slanted, because the file has no italics.
    var isSlanted = false
    /// Whether strokes are thickened, because the file has no heavier weight.
    var isEmboldened = false

    /// How much thicker lines are than in the file, in ems, because the file has no heavier weight, or how much thinner.
    var growth: Float = 0

    /// The horizontal scale of letters, for a file without a width axis.
    var stretch: Float = 1

    /// The horizontal shift of slanted letters in ems per em of height: about ten degrees, as in San Francisco's
    /// italics.
    static let slant = 0.18

    init(
        file: String, index: Int = 0, variations: [Variation] = [], isSlanted: Bool = false, isEmboldened: Bool = false,
        stretch: Float = 1
    ) {
        (self.file, self.index, self.variations, self.stretch) = (file, index, variations, stretch)
        (self.isSlanted, self.isEmboldened) = (isSlanted, isEmboldened)
    }

    /// The beginning of the catalog's name of a file that is not in the font folder.
    static let registeredPrefix = "custom/"

    /// Whether the program or the machine provides the file.
    var isRegistered: Bool { file.hasPrefix(Self.registeredPrefix) }

    /// No font has an axis with this name, because registered tags are lowercase.
    private static let stretchName = "WIDE"
    private static let growthName = "GROW"

    var text: String {
        var parts = variations.map { "\(Self.letters($0.tag))=\($0.value)" }
        if isSlanted { parts.append("slanted") }
        if isEmboldened { parts.append("emboldened") }
        if growth != 0 { parts.append("\(Self.growthName)=\(growth)") }
        if stretch != 1 { parts.append("\(Self.stretchName)=\(stretch)") }
        return "\(file)#\(index)" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    }

    init?(text: String) {
        let halves = text.split(separator: "?", maxSplits: 1)
        guard let head = halves.first, let hash = head.lastIndex(of: "#"),
            let index = Int(head[head.index(after: hash)...]), index >= 0
        else { return nil }
        self.init(file: String(head[..<hash]), index: index)
        guard halves.count == 2 else { return }
        for part in halves[1].split(separator: "&") {
            switch part {
            case "slanted": isSlanted = true
            case "emboldened": isEmboldened = true
            default:
                let pair = part.split(separator: "=")
                guard pair.count == 2, pair[0].utf8.count == 4, let value = Float(pair[1]) else { return nil }
                switch String(pair[0]) {
                case Self.stretchName:
                    guard value > 0, value.isFinite else { return nil }
                    stretch = value
                case Self.growthName:
                    guard abs(value) < 1 else { return nil }
                    growth = value
                case let tag: variations.append(Variation(tag: openTypeTag(tag), value: value))
                }
            }
        }
    }

    private static func letters(_ tag: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}
