/// A localizable text as its translators see it: words, and what has to stay as it is.
enum PseudoText {
    /// A part of a text.
    enum Part: Equatable {
        case words(Substring)
        /// A placeholder, the target of a link, an address, a tag or an entity.
        case fixed(Substring)
    }

    /// Splits a text, in reading order.
    static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var start = text.startIndex
        for range in text.ranges(of: fixed) {
            if start < range.lowerBound { parts.append(.words(text[start..<range.lowerBound])) }
            parts.append(.fixed(text[range]))
            start = range.upperBound
        }
        if start < text.endIndex { parts.append(.words(text[start...])) }
        return parts
    }

    /// Whether one of the parts has a letter to translate.
    static func hasLetters(_ parts: [Part]) -> Bool {
        parts.contains { part in
            guard case .words(let words) = part else { return false }
            return words.contains(where: \.isLetter)
        }
    }

    /// In this order: `%%`, `%arg`, named plurals and the other placeholders of a format; the target of a link or the
    /// attributes of `^[…]`; addresses; tags and addresses in angle brackets; entities; names in braces, which programs
    /// replace by themselves.
    private static var fixed: Regex<Substring> {
        #/%%|%arg|%(?:\([A-Za-z0-9_]+\))?(?:[0-9]+\$)?(?:\([A-Za-z0-9_]+\))?(?:#@[^@]*@|[-+ #0'0-9.]*[hlqLzjt]*[@dDiuUxXoOfFeEgGaAcCsSp])|\]\((?:[^()]|\([^()]*\))*\)|[A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s<>)\]]+|www\.[^\s<>)\]]+|<[A-Za-z\/][^<>]*>|&#?[A-Za-z0-9]+;|\{[^{}]*\}/#
    }
}
