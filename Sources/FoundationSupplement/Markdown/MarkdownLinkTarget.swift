import Foundation

/// The target after a link's text in Markdown: `(destination "title")`.
struct MarkdownLinkTarget {
    private(set) var destination = ""
    private(set) var title: String?
    /// The index after the closing parenthesis.
    private(set) var end: Int

    /// Parses the target at `start`. The result is `nil` if there is none.
    ///
    /// An extended target (`(inflect: true)`) is any text in parentheses.
    init?(in characters: [Character], at start: Int, isExtended: Bool) {
        guard start < characters.count, characters[start] == "(" else { return nil }
        end = start + 1
        if isExtended {
            guard let close = characters[end...].firstIndex(of: ")") else { return nil }
            destination = String(characters[end..<close])
            end = close + 1
            return
        }
        skipSpaces(characters)
        guard readDestination(characters) else { return nil }
        let afterDestination = end
        skipSpaces(characters)
        if end > afterDestination, !readTitle(characters) { return nil }
        skipSpaces(characters)
        guard end < characters.count, characters[end] == ")" else { return nil }
        end += 1
    }

    private mutating func skipSpaces(_ characters: [Character]) {
        while end < characters.count, characters[end].isWhitespace { end += 1 }
    }

    private mutating func readDestination(_ characters: [Character]) -> Bool {
        let isBracketed = end < characters.count && characters[end] == "<"
        if isBracketed { end += 1 }
        var depth = 0
        while end < characters.count {
            let next = characters[end]
            if next == "\\", end + 1 < characters.count, characters[end + 1].isASCII,
                characters[end + 1].isPunctuation || characters[end + 1].isSymbol
            {
                destination.append(characters[end + 1])
                end += 2
                continue
            }
            if next == "&", let entity = MarkdownEntity.read(in: characters, at: end) {
                destination += entity.text
                end = entity.end
                continue
            }
            if isBracketed {
                if next == ">" {
                    end += 1
                    return true
                }
                if next == "<" || next.isNewline { return false }
            } else {
                if next.isWhitespace || (next == ")" && depth == 0) { return true }
                if next == "(" { depth += 1 }
                // CommonMark's own limit. Without it, malicious text takes quadratic time.
                if depth > 32 { return false }
                if next == ")" { depth -= 1 }
            }
            destination.append(next)
            end += 1
        }
        return false
    }

    /// Parses an optional title, or returns `false` if a title starts and does not end.
    private mutating func readTitle(_ characters: [Character]) -> Bool {
        let closers: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]
        guard end < characters.count, let closer = closers[characters[end]] else { return true }
        var cursor = end + 1
        var text = ""
        while cursor < characters.count {
            if characters[cursor] == "\\", cursor + 1 < characters.count, characters[cursor + 1].isASCII,
                characters[cursor + 1].isPunctuation
            {
                cursor += 1
            } else if characters[cursor] == closer {
                title = text
                end = cursor + 1
                return true
            }
            text.append(characters[cursor])
            cursor += 1
        }
        return false
    }
}
