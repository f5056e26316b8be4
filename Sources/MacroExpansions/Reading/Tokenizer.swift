/// Splits Swift source into tokens. It knows just enough of the language to skip comments and to keep literals whole.
struct Tokenizer {
    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func tokens(in source: String) -> [Token] {
        var tokenizer = Tokenizer(Array(source.utf8))
        var tokens: [Token] = []
        while let token = tokenizer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> Token? {
        let before = position
        var startsLine = position == 0
        skipSpace(&startsLine)
        guard position < bytes.count else { return nil }
        let start = position
        let kind = read()
        position = min(position, bytes.count)
        return Token(
            kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position,
            startsLine: startsLine, followsSpace: start > before || start == 0)
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private func sees(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= bytes.count else { return false }
        return (0..<length).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private mutating func skipSpace(_ startsLine: inout Bool) {
        while let byte = byte() {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                startsLine = true
                position += 1
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                position += 1
            } else if sees("//") {
                while let byte = self.byte(), byte != UInt8(ascii: "\n") { position += 1 }
            } else if sees("/*") {
                skipBlockComment(&startsLine)
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment(_ startsLine: inout Bool) {
        var depth = 0
        while let byte = byte() {
            if sees("/*") {
                depth += 1
                position += 2
            } else if sees("*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte == UInt8(ascii: "\n") { startsLine = true }
                position += 1
            }
        }
    }

    private mutating func read() -> Token.Kind {
        let first = bytes[position]
        if first == UInt8(ascii: "\"") {
            readString(pounds: 0)
            return .string
        }
        if first == UInt8(ascii: "#") { return readPound() }
        if first == UInt8(ascii: "`") {
            position += 1
            while let byte = byte(), byte != UInt8(ascii: "`") { position += 1 }
            position = min(position + 1, bytes.count)
            return .word
        }
        if Tokenizer.isDigit(first) {
            readNumber()
            return .number
        }
        if Tokenizer.isWord(first) {
            readWord()
            return .word
        }
        position += sees("->") ? 2 : 1
        return .sign
    }

    private mutating func readWord() {
        while let byte = byte(), Tokenizer.isWord(byte) || Tokenizer.isDigit(byte) { position += 1 }
    }

    /// Reads a number. A point belongs to it if a digit follows, so that `1.formatted()` and `1...3` end before it.
    private mutating func readNumber() {
        while let byte = byte() {
            if Tokenizer.isWord(byte) || Tokenizer.isDigit(byte) {
                position += 1
            } else if byte == UInt8(ascii: "."), let after = self.byte(1), Tokenizer.isDigit(after) {
                position += 1
            } else {
                return
            }
        }
    }

    /// Reads what begins with number signs: a raw string, a regular expression, or a directive or macro.
    private mutating func readPound() -> Token.Kind {
        var pounds = 0
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        switch byte(pounds) {
        case UInt8(ascii: "\""):
            position += pounds
            readString(pounds: pounds)
            return .string
        case UInt8(ascii: "/"):
            position += pounds + 1
            while position < bytes.count, !(sees("/#") && has(pounds, at: 1)) { position += 1 }
            position = min(position + 1 + pounds, bytes.count)
            return .string
        default:
            position += 1
            readWord()
            return .pound
        }
    }

    /// Whether `count` number signs lie at an offset.
    private func has(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Reads a string literal from its quotation mark on; `pounds` number signs precede it.
    private mutating func readString(pounds: Int) {
        let quotes = sees("\"\"\"") ? 3 : 1
        position += quotes
        while let byte = byte() {
            if byte == UInt8(ascii: "\\"), has(pounds, at: 1) {
                position += 1 + pounds
                if self.byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
            } else if byte == UInt8(ascii: "\""), quotes == 1 || sees("\"\"\""), has(pounds, at: quotes) {
                position += quotes + pounds
                return
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    /// Skips an interpolation from its parenthesis to the one that closes it.
    private mutating func skipInterpolation() {
        var depth = 0
        while let token = next() {
            guard token.kind == .sign else { continue }
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
            if depth == 0 { return }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
