import DisplayList
import Foundation

/// A shaper without fonts, whose metrics can be computed by hand.
///
/// Every character, including a space, is a cluster of one glyph with half the width of its font's size. Newlines, soft
/// hyphens and zero-width spaces have no width. Lines may break after spaces, hyphens, soft hyphens and zero-width
/// spaces, and next to attachments. Hebrew and Arabic letters run right to left. Fonts have San Francisco's metrics.
final class FakeShaper: TextShaper, @unchecked Sendable {
    private let lock = NSLock()
    private var shapings = 0
    /// What each character is wider by in points, whatever its size.
    private let widening: CGFloat

    init(widening: CGFloat = 0) { self.widening = widening }

    /// The number of texts that were shaped.
    var shapeCount: Int {
        lock.lock()
        defer { lock.unlock() }
        return shapings
    }

    func metrics(of font: FontDescriptor) -> FontMetrics { .system(size: font.size) }

    func shape(_ text: StyledText) -> ShapedText {
        lock.lock()
        shapings += 1
        lock.unlock()
        let direction = FakeShaper.direction(of: text)
        var paragraphs = FakeShaper.paragraphDirections(of: text)[...]
        var shaped = ShapedText(clusters: [], glyphs: [], direction: direction)
        var offset = 0
        var previous: Character = "x"
        var previousIsAttachment = false
        for (index, run) in text.runs.enumerated() {
            let font = GlyphFont(face: FakeShaper.face(of: run.font), size: run.font.size)
            for character in run.text {
                let length = String(character).utf8.count
                let level = FakeShaper.level(of: character, in: paragraphs.first ?? direction)
                if character.isNewline { paragraphs = paragraphs.dropFirst() }
                let isAttachment = run.attachmentWidth != nil
                let hasInk = !isAttachment && !character.isWhitespace && !FakeShaper.isInvisible(character)
                let firstGlyph = shaped.glyphs.count
                if hasInk {
                    shaped.glyphs.append(
                        Glyph(id: character.unicodeScalars.first!.value, position: .zero))
                }
                var advance = FakeShaper.isInvisible(character) ? 0 : 0.5 * run.font.size + run.tracking + run.kerning + widening
                if let width = run.attachmentWidth { advance = width }
                var breakBefore = ShapedCluster.BreakBefore.prohibited
                if previous.isNewline {
                    breakBefore = .mandatory
                } else if offset > 0, !character.isWhitespace,
                    " -\u{AD}\u{200B}".contains(previous) || isAttachment || previousIsAttachment {
                    breakBefore = .allowed
                }
                shaped.clusters.append(
                    ShapedCluster(
                        run: index, textRange: offset..<offset + length,
                        glyphRange: firstGlyph..<shaped.glyphs.count, font: font, advance: advance,
                        level: level,
                        isWhitespace: character.isWhitespace || FakeShaper.isInvisible(character),
                        isAttachment: isAttachment, breakBefore: breakBefore,
                        hyphenates: previous == "\u{AD}" && breakBefore == .allowed))
                offset += length
                previous = character
                previousIsAttachment = isAttachment
            }
        }
        return shaped
    }

    /// Returns the name of a glyph's face: all properties of the font except its size.
    static func face(of font: FontDescriptor) -> String {
        var parts: [String]
        switch font.family {
        case .system(let design): parts = [design.rawValue]
        case .custom(let name): parts = [name]
        }
        parts.append("\(Int(font.weight))")
        if font.isItalic { parts.append("italic") }
        if font.width != 100 { parts.append("width\(Int(font.width))") }
        if font.features.contains(.monospacedDigits) { parts.append("digits") }
        if !font.features.isDisjoint(with: [.lowercaseSmallCaps, .uppercaseSmallCaps]) { parts.append("caps") }
        return parts.joined(separator: " ")
    }

    private static func isInvisible(_ character: Character) -> Bool {
        character.isNewline || "\u{AD}\u{200B}\u{200E}\u{200F}".contains(character)
    }

    private static func isRightToLeft(_ character: Character) -> Bool {
        (0x590...0x8FF).contains(character.unicodeScalars.first!.value)
    }

    private static func paragraphDirections(of text: StyledText) -> [StyledText.Direction] {
        let characters = text.runs.map(\.text).joined()
        return characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { paragraph in
            guard !text.isDirectionFixed, let strong = paragraph.first(where: \.isLetter) else { return text.direction }
            return isRightToLeft(strong) ? .rightToLeft : .leftToRight
        }
    }

    private static func direction(of text: StyledText) -> StyledText.Direction {
        if text.isDirectionFixed { return text.direction }
        for run in text.runs {
            if let strong = run.text.first(where: { $0.isLetter }) {
                return isRightToLeft(strong) ? .rightToLeft : .leftToRight
            }
        }
        return text.direction
    }

    /// Returns the level of a character. Letters of the other direction, and digits in right-to-left text, are one
    /// level deeper; other characters have the base level.
    private static func level(of character: Character, in direction: StyledText.Direction) -> UInt8 {
        switch direction {
        case .leftToRight: isRightToLeft(character) ? 1 : 0
        case .rightToLeft: !isRightToLeft(character) && (character.isLetter || character.isNumber) ? 2 : 1
        }
    }
}
