import Foundation

/// An autolink: an address in a line of Markdown that is a link by itself.
struct MarkdownAddress {
    var text: String
    var destination: String

    /// Returns the address in angle brackets at `start`: `<https://…>` or `<name@host>`.
    static func bracketed(in characters: [Character], at start: Int) -> MarkdownAddress? {
        guard let close = characters[(start + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
            characters[close] == ">"
        else { return nil }
        let text = String(characters[(start + 1)..<close])
        if text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:[^<>\s]*/#) != nil {
            return MarkdownAddress(text: text, destination: text)
        }
        return isMail(text) ? MarkdownAddress(text: text, destination: "mailto:" + text) : nil
    }

    /// Returns the bare address at `start`: `https://…`, `www.…` or `name@host`.
    static func bare(in characters: [Character], at start: Int) -> MarkdownAddress? {
        guard characters[start].isASCII, characters[start].isLetter || characters[start].isNumber else { return nil }
        let beginning = String(characters[start..<min(start + 8, characters.count)]).lowercased()
        let isWeb = ["https://", "http://", "www."].contains(where: beginning.hasPrefix)
        // Mail addresses have at most 254 characters (RFC 5321). Without a limit, malicious text takes quadratic time.
        let limit = isWeb ? characters.count : min(start + 320, characters.count)
        var end = start
        while end < limit, !characters[end].isWhitespace, !"<>*`[]".contains(characters[end]) { end += 1 }
        guard isWeb || (end < start + 320 && characters[start..<end].contains("@")) else { return nil }
        let text = trimmed(String(characters[start..<end]))
        let lower = text.lowercased()
        for scheme in ["https://", "http://"] where lower.hasPrefix(scheme) {
            return isHost(lower.dropFirst(scheme.count)) ? MarkdownAddress(text: text, destination: text) : nil
        }
        if lower.hasPrefix("www."), isHost(lower[...]) {
            return MarkdownAddress(text: text, destination: "http://" + text)
        }
        return isMail(text) ? MarkdownAddress(text: text, destination: "mailto:" + text) : nil
    }

    /// Returns whether a bare address cannot start after this character.
    static func continuesWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "./@-+:".contains(character)
    }

    private static func isHost(_ rest: Substring) -> Bool {
        let host = rest.prefix { !"/?#:".contains($0) }
        return host.split(separator: ".", omittingEmptySubsequences: false).count >= 2 && !host.contains("..")
            && host.allSatisfy { $0.isLetter || $0.isNumber || "-._%".contains($0) } && host.first != "."
    }

    private static func isMail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return parts[0].allSatisfy { $0.isPlainLetterOrNumber || ".!#$%&'+/=?^_{|}~-".contains($0) }
            && labels.count >= 2 && labels.last?.last?.isLetter == true
            && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isPlainLetterOrNumber || $0 == "-" } }
    }

    /// Returns the address without the punctuation of the surrounding sentence.
    private static func trimmed(_ address: String) -> String {
        var text = address
        while let last = text.last {
            if "?!.,:;*_~'\"".contains(last) {
                text.removeLast()
            } else if last == ")", text.filter({ $0 == ")" }).count > text.filter({ $0 == "(" }).count {
                text.removeLast()
            } else {
                return text
            }
        }
        return text
    }
}

extension Character {
    fileprivate var isPlainLetterOrNumber: Bool {
        isASCII && (isLetter || isNumber)
    }
}
