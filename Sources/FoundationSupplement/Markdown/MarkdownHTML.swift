import Foundation

/// HTML within a line of Markdown, which is shown as text.
enum MarkdownHTML {
    /// Returns the index after the tag, comment or declaration at `start`, or `nil` if there is none.
    static func end(in characters: [Character], at start: Int) -> Int? {
        let rest = characters[start...]
        if rest.starts(with: "<!--") { return end(of: "-->", in: characters, from: start + 4) }
        if rest.starts(with: "<?") { return end(of: "?>", in: characters, from: start + 2) }
        guard start + 1 < characters.count else { return nil }
        let isClosing = characters[start + 1] == "/"
        let nameStart = start + (isClosing || characters[start + 1] == "!" ? 2 : 1)
        guard nameStart < characters.count, characters[nameStart].isASCII, characters[nameStart].isLetter else {
            return nil
        }
        var cursor = nameStart
        while cursor < characters.count,
            characters[cursor].isLetter || characters[cursor].isNumber || characters[cursor] == "-"
        {
            cursor += 1
        }
        guard cursor < characters.count, characters[cursor].isWhitespace || "/>".contains(characters[cursor]) else {
            return nil
        }
        var quote: Character?
        while cursor < characters.count {
            let next = characters[cursor]
            cursor += 1
            if let open = quote {
                if next == open { quote = nil }
            } else if next == "\"" || next == "'" {
                quote = next
            } else if next == ">" {
                return cursor
            } else if next == "<" {
                return nil
            }
        }
        return nil
    }

    private static func end(of terminator: String, in characters: [Character], from start: Int) -> Int? {
        let mark = Array(terminator)
        guard start + mark.count <= characters.count else { return nil }
        for index in start...(characters.count - mark.count) where characters[index...].starts(with: mark) {
            return index + mark.count
        }
        return nil
    }
}
