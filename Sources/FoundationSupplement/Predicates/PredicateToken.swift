import Foundation

/// A word, a sign or a value of a predicate format.
enum PredicateToken: Equatable {
    /// A name or a reserved word. Behind `#` or `@`, a reserved word is a name.
    case word(String, isEscaped: Bool)
    case text(String)
    case integer(Int64)
    case floating(Double)
    case sign(String)
    /// `$name`
    case variable(String)
    /// `%K`; the argument with this number is a path of keys.
    case keyArgument(Int)
    /// `%@`, `%d` …; the argument with this number is a value.
    case argument(Int)
    case end
}

/// Cuts a predicate format into tokens.
struct PredicateTokenizer {
    private static let signs = [
        "**", "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "<<", ">>", ":=", "=", "<", ">", "!", "(", ")", "{", "}",
        "[", "]", ",", ".", "+", "-", "*", "/", "&", "|", "^", "~", ":",
    ]

    private let characters: [Character]
    private var index = 0
    private var arguments = 0
    /// The tokens, each with the position of its first character in the format.
    private(set) var tokens: [(token: PredicateToken, position: Int)] = []

    init(_ format: String) throws {
        characters = Array(format)
        while true {
            while index < characters.count, characters[index].isWhitespace { index += 1 }
            let position = index
            guard index < characters.count else {
                tokens.append((.end, position))
                return
            }
            tokens.append((try next(), position))
        }
    }

    private mutating func next() throws -> PredicateToken {
        let character = characters[index]
        switch character {
        case "'", "\"": return .text(try quoted(character))
        case "%": return try argument()
        case "$":
            index += 1
            return .variable(word())
        case "#", "@":
            // "@count" is a key; "@"text"" is not, but Objective-C's literals are written so.
            index += 1
            if index < characters.count, characters[index] == "\"" { return .text(try quoted("\"")) }
            let name = word()
            guard !name.isEmpty else { throw problem("a name is missing behind \(character)", at: index - 1) }
            return .word(character == "@" ? "@" + name : name, isEscaped: true)
        case _ where character.isNumber: return try number()
        case _ where character.isLetter || character == "_": return .word(word(), isEscaped: false)
        default:
            for sign in PredicateTokenizer.signs where matches(sign) {
                index += sign.count
                return .sign(sign)
            }
            throw problem("\(character) has no meaning", at: index)
        }
    }

    private func matches(_ sign: String) -> Bool {
        let end = index + sign.count
        return end <= characters.count && characters[index..<end].elementsEqual(sign)
    }

    private mutating func word() -> String {
        let start = index
        while index < characters.count, characters[index].isLetter || characters[index].isNumber || characters[index] == "_" {
            index += 1
        }
        return String(characters[start..<index])
    }

    private mutating func quoted(_ quote: Character) throws -> String {
        let start = index
        var text = ""
        index += 1
        while index < characters.count {
            let character = characters[index]
            index += 1
            if character == quote { return text }
            guard character == "\\", index < characters.count else {
                text.append(character)
                continue
            }
            let escaped = characters[index]
            index += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        throw problem("the text that begins here has no end", at: start)
    }

    private mutating func argument() throws -> PredicateToken {
        let start = index
        index += 1
        var conversion = ""
        while index < characters.count {
            let character = characters[index]
            index += 1
            conversion.append(character)
            if character == "K" || character == "@" || (character.isLetter && !"hlqzjtL".contains(character)) { break }
        }
        defer { arguments += 1 }
        switch conversion.last {
        case "K": return .keyArgument(arguments)
        case "@", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "a", "A", "c", "C", "s", "S":
            return .argument(arguments)
        default: throw problem("%\(conversion) is no specifier of predicate formats", at: start)
        }
    }

    private mutating func number() throws -> PredicateToken {
        let start = index
        if matches("0x") || matches("0X") {
            index += 2
            let digits = word()
            guard let value = Int64(digits, radix: 16) else { throw problem("0x\(digits) is no number", at: start) }
            return .integer(value)
        }
        var text = ""
        func isDigit(_ place: Int) -> Bool { place < characters.count && characters[place].isWholeNumber }
        while index < characters.count {
            let character = characters[index]
            let isExponent = (character == "e" || character == "E")
                && (isDigit(index + 1) || (index + 1 < characters.count && "+-".contains(characters[index + 1]) && isDigit(index + 2)))
            if isExponent {
                text += String(characters[index...(index + 1)])
                index += 2
            } else if isDigit(index) || character == "." && isDigit(index + 1) {
                text.append(character)
                index += 1
            } else {
                break
            }
        }
        if let value = Int64(text) { return .integer(value) }
        guard let value = Double(text) else { throw problem("\(text) is no number", at: start) }
        return .floating(value)
    }

    private func problem(_ text: String, at position: Int) -> PredicateProblem {
        PredicateProblem("\(text), at character \(position + 1)")
    }
}
