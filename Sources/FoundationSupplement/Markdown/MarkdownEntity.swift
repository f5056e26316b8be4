import Foundation

/// A character reference by name or number: `&amp;`, `&#233;`, `&#xE9;`.
enum MarkdownEntity {
    /// Returns the text of the entity at `start` and the index after it, or `nil` if there is none.
    static func read(in characters: [Character], at start: Int) -> (text: String, end: Int)? {
        // The longest name has 10 characters. The limit keeps malicious text cheap.
        let limit = min(characters.count, start + 12)
        guard let semicolon = characters[start..<limit].firstIndex(of: ";") else { return nil }
        let name = String(characters[(start + 1)..<semicolon])
        guard let text = text(named: name) else { return nil }
        return (text, semicolon + 1)
    }

    private static func text(named name: String) -> String? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number else { return nil }
        return String(Unicode.Scalar(number == 0 ? 0xFFFD : number) ?? "\u{FFFD}")
    }

    /// The names of marks, symbols and arrows in HTML 4 and XML.
    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "iexcl": "¡", "cent": "¢",
        "pound": "£", "yen": "¥", "sect": "§", "copy": "©", "ordf": "ª", "laquo": "«", "not": "¬", "reg": "®",
        "deg": "°", "plusmn": "±", "sup2": "²", "sup3": "³", "micro": "µ", "para": "¶", "middot": "·", "sup1": "¹",
        "ordm": "º", "raquo": "»", "frac14": "¼", "frac12": "½", "frac34": "¾", "iquest": "¿", "times": "×",
        "divide": "÷", "euro": "€", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
        "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "dagger": "†",
        "Dagger": "‡", "permil": "‰", "lsaquo": "‹", "rsaquo": "›", "prime": "′", "Prime": "″", "larr": "←",
        "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤",
        "ge": "≥", "asymp": "≈", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "\u{AD}",
        "zwj": "\u{200D}", "zwnj": "\u{200C}", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "aring": "å",
        "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì",
        "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô",
        "otilde": "õ", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "yacute": "ý", "yuml": "ÿ",
        "hearts": "♥", "star": "☆", "check": "✓",
    ]
}
