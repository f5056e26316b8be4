import Foundation

/// Parses inline Markdown by CommonMark 0.31 (escapes, entities, code, emphasis, links, images, autolinks, HTML and
/// line breaks) and by GitHub's extensions (strikethrough and bare addresses). Reference links remain text.
struct InlineMarkdown {
    private struct Bracket {
        var segment: Int
        var isImage: Bool
        var isExtended: Bool
        var isActive = true
    }

    private let characters: [Character]
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    private var position = 0
    private var segments: [MarkdownSegment] = []
    private var text = ""
    private var brackets: [Bracket] = []

    private init(_ source: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?) {
        characters = Array(source)
        self.options = options
        self.baseURL = baseURL
    }

    /// Returns the segments of `source`.
    static func segments(
        of source: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?
    ) -> [MarkdownSegment] {
        var reader = InlineMarkdown(source, options: options, baseURL: baseURL)
        return reader.read()
    }

    private func character(at index: Int) -> Character? {
        characters.indices.contains(index) ? characters[index] : nil
    }

    private mutating func read() -> [MarkdownSegment] {
        while let next = character(at: position) {
            switch next {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter(next)
            case "[": openBracket(length: 1)
            case "!" where character(at: position + 1) == "[": openBracket(length: 2, isImage: true)
            case "^" where options.allowsExtendedAttributes && character(at: position + 1) == "[":
                openBracket(length: 2, isExtended: true)
            case "]": closeBracket()
            case "<": readAngle()
            case "&": readEntity()
            case "\n", "\r\n", "\r": readLineBreak()
            default: readPlain(next)
            }
        }
        flush()
        MarkdownEmphasis.resolve(&segments, from: 0)
        return segments
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        segments.append(MarkdownSegment(text))
        text = ""
    }

    private mutating func readPlain(_ next: Character) {
        let isWordStart = position == 0 || !MarkdownAddress.continuesWord(characters[position - 1])
        if isWordStart, brackets.isEmpty, let address = MarkdownAddress.bare(in: characters, at: position) {
            flush()
            var segment = MarkdownSegment(address.text)
            segment.link = URL(string: address.destination)
            segments.append(segment)
            position += address.text.count
            return
        }
        text.append(next)
        position += 1
    }

    private mutating func readEscape() {
        position += 1
        guard let next = character(at: position) else {
            text.append("\\")
            return
        }
        if next.isASCII, next.isPunctuation || next.isSymbol {
            text.append(next)
            position += 1
        } else if next.isNewline {
            flush()
            segments.append(MarkdownSegment("\n", intent: .lineBreak))
            position += 1
        } else {
            text.append("\\")
        }
    }

    private mutating func readCode() {
        let start = position
        while character(at: position) == "`" { position += 1 }
        let length = position - start
        var end = position
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let run = end
            while character(at: end) == "`" { end += 1 }
            guard end - run == length else { continue }
            var code = String(characters[position..<run]).replacingOccurrences(of: "\n", with: " ")
            if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                code = String(code.dropFirst().dropLast())
            }
            flush()
            segments.append(MarkdownSegment(code, intent: .code))
            position = end
            return
        }
        text += String(repeating: "`", count: length)
    }

    private mutating func readDelimiter(_ delimiter: Character) {
        let start = position
        while character(at: position) == delimiter { position += 1 }
        let length = position - start
        guard delimiter != "~" || length <= 2 else {
            text += String(repeating: "~", count: length)
            return
        }
        let before = character(at: start - 1) ?? "\n"
        let after = character(at: position) ?? "\n"
        let afterIsMark = after.isMarkdownPunctuation
        let beforeIsMark = before.isMarkdownPunctuation
        let leans = { (near: Character, nearIsMark: Bool, far: Character, farIsMark: Bool) in
            !near.isWhitespace && (!nearIsMark || far.isWhitespace || farIsMark)
        }
        let isLeft = leans(after, afterIsMark, before, beforeIsMark)
        let isRight = leans(before, beforeIsMark, after, afterIsMark)
        flush()
        segments.append(
            MarkdownSegment(
                .init(
                    character: delimiter, count: length, length: length,
                    canOpen: isLeft && (delimiter != "_" || !isRight || beforeIsMark),
                    canClose: isRight && (delimiter != "_" || !isLeft || afterIsMark))))
    }

    private mutating func openBracket(length: Int, isImage: Bool = false, isExtended: Bool = false) {
        flush()
        brackets.append(Bracket(segment: segments.count, isImage: isImage, isExtended: isExtended))
        segments.append(MarkdownSegment(String(characters[position..<(position + length)])))
        position += length
    }

    private mutating func closeBracket() {
        position += 1
        guard let bracket = brackets.popLast(), bracket.isActive,
            let target = MarkdownLinkTarget(in: characters, at: position, isExtended: bracket.isExtended)
        else {
            text.append("]")
            return
        }
        position = target.end
        flush()
        segments[bracket.segment].text = ""
        MarkdownEmphasis.resolve(&segments, from: bracket.segment + 1)
        guard !bracket.isExtended else {
            guard target.destination.filter({ !$0.isWhitespace }).hasPrefix("inflect:true") else { return }
            for index in (bracket.segment + 1)..<max(bracket.segment + 1, segments.count) {
                segments[index].isInflected = true
            }
            return
        }
        let url = URL(string: target.destination, relativeTo: baseURL)
        for index in (bracket.segment + 1)..<max(bracket.segment + 1, segments.count) {
            if bracket.isImage { segments[index].imageURL = url } else { segments[index].link = url }
            segments[index].title = target.title
        }
        // A link cannot contain links, so the open brackets around this one become text.
        if !bracket.isImage {
            for index in brackets.indices where !brackets[index].isImage && !brackets[index].isExtended {
                brackets[index].isActive = false
            }
        }
    }

    private mutating func readAngle() {
        if let address = MarkdownAddress.bracketed(in: characters, at: position) {
            flush()
            var segment = MarkdownSegment(address.text)
            segment.link = URL(string: address.destination)
            segments.append(segment)
            position += address.text.count + 2
        } else if let end = MarkdownHTML.end(in: characters, at: position) {
            flush()
            segments.append(MarkdownSegment(String(characters[position..<end]), intent: .inlineHTML))
            position = end
        } else {
            text.append("<")
            position += 1
        }
    }

    private mutating func readEntity() {
        guard let entity = MarkdownEntity.read(in: characters, at: position) else {
            text.append("&")
            position += 1
            return
        }
        text += entity.text
        position = entity.end
    }

    private mutating func readLineBreak() {
        position += 1
        guard options.interpretedSyntax != .inlineOnlyPreservingWhitespace else {
            text.append("\n")
            return
        }
        let trailing = text.reversed().prefix { $0 == " " }.count
        text.removeLast(trailing)
        while let next = character(at: position), next == " " || next == "\t" { position += 1 }
        flush()
        let isLast = position >= characters.count
        if trailing >= 2, !isLast {
            segments.append(MarkdownSegment("\n", intent: .lineBreak))
        } else if !isLast {
            segments.append(MarkdownSegment(" ", intent: .softBreak))
        }
    }
}

extension Character {
    /// Whether the character is punctuation in CommonMark's sense: Unicode's punctuation and symbols.
    fileprivate var isMarkdownPunctuation: Bool {
        isPunctuation || isSymbol
    }
}
