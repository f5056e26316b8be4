/// A place among the tokens of a Swift source, and ways to move on from it.
struct SwiftTokenCursor {
    private let source: SwiftTokens
    private(set) var position = 0

    init(_ text: String) { source = SwiftTokens(text) }

    var isAtEnd: Bool { position >= source.tokens.count }
    /// The line of the token at the position.
    var line: Int { source.lines[position] }
    /// Whether a documentation comment stands in front of the token at the position.
    var isDocumented: Bool { source.documented.contains(position) }
    /// The token at the position, unless it is a name.
    var symbol: Unicode.Scalar? {
        guard !isAtEnd, case .symbol(let byte) = source.tokens[position] else { return nil }
        return Unicode.Scalar(byte)
    }
    /// Whether the name at the position stands behind a period.
    var isMember: Bool {
        guard !isAtEnd, case .name(_, let isMember) = source.tokens[position] else { return false }
        return isMember
    }
    /// Whether the `>` at the position ends an arrow.
    private var isArrow: Bool { position > 0 && source.tokens[position - 1] == .symbol(UInt8(ascii: "-")) }

    /// The token at a distance from the position, where it is a name.
    func name(_ distance: Int = 0) -> String? {
        guard position + distance < source.tokens.count, case .name(let name, _) = source.tokens[position + distance] else {
            return nil
        }
        return name
    }

    /// How much deeper generic arguments are behind the token at the position: 1, 0 or -1.
    var angleDepth: Int {
        switch symbol {
        case "<": 1
        case ">" where !isArrow: -1
        default: 0
        }
    }

    mutating func advance(by count: Int = 1) { position += count }

    /// Moves over one token, or to the end of the bracket that it opens.
    mutating func skip() {
        var depth = 0
        while !isAtEnd {
            switch symbol {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            default: break
            }
            advance()
            if depth <= 0 { return }
        }
    }

    /// Moves over an attribute, such as `@available(iOS 17, *)`.
    mutating func skipAttribute() {
        advance(by: 2)
        while symbol == "." { advance(by: 2) }
        if symbol == "(" { skip() }
    }

    /// Moves over generic parameters.
    mutating func skipGenericParameters() {
        var depth = 0
        repeat {
            depth += angleDepth
            advance()
        } while !isAtEnd && depth > 0
    }
}
