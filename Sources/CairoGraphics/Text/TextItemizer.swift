import CPango
import DisplayList
import Foundation

/// A range of text with the same font, script and direction, which is shaped as a unit.
struct TextItem {
    /// The range of scalars in the analysis.
    var range: Range<Int>
    var run: Int
    var kind: TextAnalysis.Kind
    /// The font, or `nil` if there is nothing to shape.
    var font: ShapingFont?
    var script: UInt32
    var level: UInt8
    /// Whether letters are shaped as capitals.
    var isCapitalized: Bool
}

/// Splits analyzed text into items, and selects a font for each character.
struct TextItemizer {
    let analysis: TextAnalysis
    let text: StyledText
    let resolver: FontResolver
    private lazy var fallbacks = FontFallback.faces(
        language: text.language, prefersJapanese: analysis.scalars.contains { (0x3040...0x30FF).contains($0) })
    private var chosen: [Choice: FontResolver.Role] = [:]

    private struct Choice: Hashable {
        var scalar: UInt32
        var run: Int
    }

    init(analysis: TextAnalysis, text: StyledText, resolver: FontResolver) {
        (self.analysis, self.text, self.resolver) = (analysis, text, resolver)
    }

    mutating func items() -> [TextItem] {
        var items: [TextItem] = []
        var start = 0
        var primary: (run: Int, font: ShapingFont?, hasSmallCapitals: Bool) = (-1, nil, false)
        while start < analysis.count {
            var end = start + 1
            while end < analysis.count, !analysis.startsCharacter(end) { end += 1 }
            let run = analysis.runs[start]
            if primary.run != run {
                let font = font(of: run, .text)
                primary = (run, font, font?.file.hasSmallCapitals ?? true)
            }
            let item = item(start..<end, run: run, primary: primary.font, hasSmallCapitals: primary.hasSmallCapitals)
            if let last = items.indices.last, items[last].continues(with: item) {
                items[last].range = items[last].range.lowerBound..<end
            } else {
                items.append(item)
            }
            start = end
        }
        return items
    }

    private mutating func item(
        _ range: Range<Int>, run: Int, primary: ShapingFont?, hasSmallCapitals: Bool
    ) -> TextItem {
        let first = range.lowerBound
        var item = TextItem(
            range: range, run: run, kind: analysis.kinds[first], font: primary, script: analysis.scripts[first],
            level: analysis.levels[first], isCapitalized: false)
        guard item.kind == .text, let primary else { return item }
        let isASCII = range.count == 1 && analysis.scalars[first] < 0x7F && primary.file.coversASCII
        let role = isASCII ? .text : role(of: analysis.scalars[range], run: run, primary: primary.file)
        if role != .text { item.font = font(of: run, role) ?? primary }
        if role == .text, !hasSmallCapitals, isSmallCapital(analysis.scalars[first], run: run) {
            item.font = font(of: run, .smallCapital)
            item.isCapitalized = true
        }
        return item
    }

    private func font(of run: Int, _ role: FontResolver.Role) -> ShapingFont? {
        resolver.font(text.runs[run].font, role: role, splitsLigatures: text.runs[run].tracking != 0)
    }

    // MARK: Choosing a font

    private mutating func role(
        of character: ArraySlice<UInt32>, run: Int, primary: FontFile
    ) -> FontResolver.Role {
        let first = character.first!
        if EmojiPresentation.applies(to: character),
            resolver.catalog.file(FontFallback.emoji)?.covers(first) ?? false
        {
            return .fallback(FontFallback.Face(file: FontFallback.emoji))
        }
        guard character.count > 1 else {
            let choice = Choice(scalar: first, run: run)
            if let role = chosen[choice] { return role }
            let role = search(character, primary: primary)
            chosen[choice] = role
            return role
        }
        return search(character, primary: primary)
    }

    /// Returns the first font that contains the whole character, or else the first one that contains its base, or else
    /// the requested font.
    private mutating func search(_ character: ArraySlice<UInt32>, primary: FontFile) -> FontResolver.Role {
        let hasSpace = primary.covers(0x20)
        let visible = character.filter { !TextAnalysis.isInvisible($0) && ($0 == 0x20 ? !hasSpace : !Self.isSpace($0)) }
        guard let base = visible.first else { return .text }
        if visible.allSatisfy(primary.covers) { return .text }
        if !primary.covers(base), EmojiPresentation.isPictureAlone(character),
            resolver.catalog.file(FontFallback.emoji)?.covers(base) ?? false
        {
            return .fallback(FontFallback.Face(file: FontFallback.emoji))
        }
        var holdsBase: FontResolver.Role? = primary.covers(base) ? .text : nil
        for face in fallbacks {
            guard let file = resolver.catalog.file(face.file, index: face.index), file.covers(base) else { continue }
            if visible.allSatisfy(file.covers) { return .fallback(face) }
            if holdsBase == nil { holdsBase = .fallback(face) }
        }
        if let holdsBase { return holdsBase }
        resolver.catalog.tellThatNoFontHas(base)
        return .text
    }

    private static func isSpace(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isWhitespace ?? false && scalar != 0x3000 && scalar != 0x1680
    }

    private func isSmallCapital(_ scalar: UInt32, run: Int) -> Bool {
        let features = text.runs[run].font.features
        guard !features.isDisjoint(with: [.lowercaseSmallCaps, .uppercaseSmallCaps]),
            let properties = Unicode.Scalar(scalar)?.properties
        else { return false }
        if features.contains(.lowercaseSmallCaps), properties.isLowercase {
            return properties.uppercaseMapping != String(Unicode.Scalar(scalar)!)
        }
        return features.contains(.uppercaseSmallCaps) && properties.isUppercase
    }
}

extension TextItem {
    fileprivate func continues(with next: TextItem) -> Bool {
        kind == .text && next.kind == .text && run == next.run && font === next.font && script == next.script
            && level == next.level && isCapitalized == next.isCapitalized
    }
}
