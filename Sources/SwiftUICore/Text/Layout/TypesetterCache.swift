import DisplayList
import Foundation

/// The typesetters of texts laid out lately: most of a timeline's texts are in picture after picture.
///
/// Sessions may share one where they share their shaper.
package final class TypesetterCache {
    /// As many as have been used last are kept, and up to as many again.
    private static let kept = 64

    private var recent: [Key: TextTypesetter] = [:]
    private var earlier: [Key: TextTypesetter] = [:]

    package init() {}

    func typesetter(for text: ResolvedText, style: TextLayoutStyle, shaper: any TextShaper) -> TextTypesetter {
        let key = Key(text: text, style: style)
        if let known = recent[key] { return known }
        let typesetter = earlier[key] ?? TextTypesetter(text: text, style: style, shaper: shaper)
        if recent.count >= TypesetterCache.kept { (earlier, recent) = (recent, [:]) }
        recent[key] = typesetter
        return typesetter
    }

    /// What lines depend on: not on colours, nor on what a picture among the letters shows.
    private struct Key: Hashable {
        let text: ResolvedText
        let style: TextLayoutStyle

        static func == (a: Key, b: Key) -> Bool {
            a.style == b.style && a.text.measuresAlike(b.text)
        }

        func hash(into hasher: inout Hasher) {
            for run in text.runs { hasher.combine(run.text) }
            hasher.combine(text.font.descriptor.size)
        }
    }
}

extension ResolvedText {
    fileprivate func measuresAlike(_ other: ResolvedText) -> Bool {
        runs.count == other.runs.count && font == other.font && language == other.language
            && isRightToLeft == other.isRightToLeft && followsLayoutDirection == other.followsLayoutDirection
            && isLive == other.isLive && lineHeight == other.lineHeight
            && zip(runs, other.runs).allSatisfy { $0.measuresAlike($1) }
    }
}

extension ResolvedText.Run {
    fileprivate func measuresAlike(_ other: ResolvedText.Run) -> Bool {
        text == other.text && font == other.font && kerning == other.kerning && tracking == other.tracking
            && baselineOffset == other.baselineOffset && lineHeight == other.lineHeight && attachment?.width == other.attachment?.width
            && attachment?.ascent == other.attachment?.ascent && attachment?.descent == other.attachment?.descent
    }
}
