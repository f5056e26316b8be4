import DisplayList
import Foundation

/// A cache of the typesetters of recent texts, because most texts of a timeline recur in many pictures.
///
/// Sessions that share a shaper can share a cache.
final class TypesetterCache: SessionCache {
    /// The number of most recently used typesetters that are always kept. Up to the same number of others is kept, too.
    private static let kept = 64

    private var recent: [Key: TextTypesetter] = [:]
    private var earlier: [Key: TextTypesetter] = [:]

    init() {}

    func typesetter(for text: ResolvedText, style: TextLayoutStyle, shaper: any TextShaper) -> TextTypesetter {
        let key = Key(text: text, style: style)
        if let known = recent[key] { return known }
        let typesetter = earlier[key] ?? TextTypesetter(text: text, style: style, shaper: shaper)
        if recent.count >= TypesetterCache.kept { (earlier, recent) = (recent, [:]) }
        recent[key] = typesetter
        return typesetter
    }

    /// The values on which lines depend. They exclude colors and the drawing of attachments.
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

extension RenderSession {
    /// The typesetters of the texts that this session, and those that share its caches, have laid out.
    var typesetters: TypesetterCache { caches.cache(TypesetterCache.self) }
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
