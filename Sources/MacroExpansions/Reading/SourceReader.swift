/// A place among the tokens of a source, and what can be read from there.
struct SourceReader {
    private let source: [UInt8]
    private let tokens: [Token]
    private(set) var index = 0

    init(_ source: String) {
        self.source = Array(source.utf8)
        tokens = Tokenizer.tokens(in: source)
    }

    /// The token at this place, or nil at the end.
    var token: Token? { token(at: 0) }

    func token(at offset: Int) -> Token? {
        tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
    }

    func sees(_ text: String) -> Bool { token?.is(text) == true }

    mutating func advance() { index = min(index + 1, tokens.count) }

    /// Skips the next token if it is `text`.
    mutating func skip(_ text: String) -> Bool {
        guard sees(text) else { return false }
        advance()
        return true
    }

    /// Returns the source of the tokens from `start` to this place, without what lies around them.
    func text(from start: Int) -> String {
        guard start < index, start < tokens.count else { return "" }
        let range = tokens[start].range.lowerBound..<tokens[index - 1].range.upperBound
        return String(decoding: source[range], as: UTF8.self)
    }

    /// Skips a bracket with its contents, or one other token.
    mutating func skipBalanced() {
        guard let first = token else { return }
        advance()
        guard first.kind == .sign, let closing = SourceReader.closings[first.text] else { return }
        while let token, !(token.kind == .sign && token.text == closing) { skipBalanced() }
        advance()
    }

    private static let closings = ["(": ")", "[": "]", "{": "}"]

    /// Skips generic arguments, if some begin here: `<`, types, `>`. Returns false, and stays, where `<` compares.
    mutating func skipGenericArguments() -> Bool {
        guard sees("<") else { return false }
        var ahead = self
        var depth = 0
        while let token = ahead.token {
            if token.kind == .string || token.kind == .number || token.kind == .pound { return false }
            if token.is("<") { depth += 1 }
            if token.is(">") { depth -= 1 }
            if token.kind == .sign, !SourceReader.signsOfTypes.contains(token.text) { return false }
            ahead.skipBalanced()
            if depth == 0 {
                self = ahead
                return true
            }
        }
        return false
    }

    private static let signsOfTypes: Set<String> = ["<", ">", ",", ".", ":", "?", "!", "&", "(", "[", "->", "@", "~"]

    /// Reads an attribute: its name, and its arguments in parentheses.
    mutating func readAttribute() -> Attribute? {
        guard skip("@") else { return nil }
        let start = index
        advance()
        while sees("."), token(at: 1)?.kind == .word {
            advance()
            advance()
        }
        if token?.followsSpace == false { _ = skipGenericArguments() }
        let name = text(from: start)
        let opening = index
        if sees("("), token?.followsSpace == false { skipBalanced() }
        return Attribute(name: name, arguments: text(from: opening))
    }

    /// Reads all attributes at this place.
    mutating func readAttributes() -> [Attribute] {
        var attributes: [Attribute] = []
        while let attribute = readAttribute() { attributes.append(attribute) }
        return attributes
    }
}

/// An attribute of a declaration.
struct Attribute {
    /// The name as written, such as `SwiftData.Attribute`.
    let name: String
    /// The arguments with their parentheses; empty without.
    let arguments: String

    /// The name without module and generic arguments.
    var plainName: String {
        String(name.prefix { $0 != "<" }.split(separator: ".").last ?? "")
    }
}
