/// The tokens of a Swift source that matter to the checks: names and punctuation, without comments and texts.
///
/// The code inside a text's interpolations counts; the text around it does not.
struct SwiftTokens {
    enum Token: Equatable {
        case name(String, isMember: Bool)
        case symbol(UInt8)
    }

    private(set) var tokens: [Token] = []
    /// The line of each token, counted from 1.
    private(set) var lines: [Int] = []
    /// The indices of the tokens that follow a documentation comment.
    private(set) var documented: Set<Int> = []
    private var followsDocumentation = false
    private var offsets: [Int] = []

    init(_ source: String) {
        Array(source.utf8).withUnsafeBufferPointer { bytes in
            var position = 0
            read(bytes, from: &position, untilParenthesis: false)
            var (line, counted) = (1, 0)
            for offset in offsets {
                for byte in bytes[counted..<offset] where byte == UInt8(ascii: "\n") { line += 1 }
                counted = offset
                lines.append(line)
            }
        }
        offsets = []
    }

    private mutating func append(_ token: Token, at offset: Int) {
        offsets.append(offset)
        if followsDocumentation { documented.insert(tokens.count) }
        followsDocumentation = false
        tokens.append(token)
    }

    private mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int, untilParenthesis: Bool
    ) {
        var parentheses = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/"), let end = Self.endOfComment(bytes, at: position) {
                if Self.isDocumentation(bytes[position..<end]) { followsDocumentation = true }
                position = end
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let quote = Quote(bytes, at: position) {
                position = quote.start
                readText(bytes, from: &position, quote: quote)
            } else if Self.beginsName(byte) {
                readName(bytes, from: &position)
            } else {
                if byte > 0x20 { append(.symbol(byte), at: position) }
                position += 1
                if byte == UInt8(ascii: "(") { parentheses += 1 }
                if byte == UInt8(ascii: ")") {
                    if untilParenthesis, parentheses == 0 { return }
                    parentheses -= 1
                }
            }
        }
    }

    private mutating func readName(_ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int) {
        let start = position
        while position < bytes.count, Self.continuesName(bytes[position]) { position += 1 }
        let isMember = tokens.last == .symbol(UInt8(ascii: "."))
        append(.name(String(decoding: bytes[start..<position], as: UTF8.self), isMember: isMember), at: start)
    }

    private mutating func readText(_ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int, quote: Quote) {
        while position < bytes.count {
            if quote.ends(bytes, at: position) {
                position += quote.length
                return
            }
            if quote.escapes(bytes, at: position) {
                position += 1 + quote.hashes
                guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else {
                    position += 1
                    continue
                }
                // The parentheses around the interpolation are tokens, so that brackets are balanced.
                append(.symbol(UInt8(ascii: "(")), at: position)
                position += 1
                read(bytes, from: &position, untilParenthesis: true)
            } else if !quote.isMultiline, bytes[position] == UInt8(ascii: "\n") {
                return
            } else {
                position += 1
            }
        }
    }

    private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard start + 1 < bytes.count else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "/"):
            return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "*"):
            var end = start + 2
            while end + 1 < bytes.count, !(bytes[end] == UInt8(ascii: "*") && bytes[end + 1] == UInt8(ascii: "/")) {
                end += 1
            }
            return min(end + 2, bytes.count)
        default: return nil
        }
    }

    /// Whether a comment is one that documents: `///` or `/**`, with a text.
    private static func isDocumentation(_ comment: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let text = comment.dropFirst(3)
        let isMarked = comment.starts(with: "///".utf8) || comment.starts(with: "/**".utf8)
        return isMarked && text.contains { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "*") }
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        beginsName(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }
}

/// What a text begins with, and so ends with.
private struct Quote {
    let hashes: Int
    let isMultiline: Bool
    /// Where the text begins, behind the quotation marks.
    let start: Int

    /// The closing delimiter's length in bytes.
    var length: Int { (isMultiline ? 3 : 1) + hashes }

    init?(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        var index = position
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        hashes = index - position
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
        isMultiline = index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\"")
        start = index + (isMultiline ? 3 : 1)
    }

    func ends(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        guard position + length <= bytes.count else { return false }
        let marks = length - hashes
        return (0..<length).allSatisfy { bytes[position + $0] == ($0 < marks ? UInt8(ascii: "\"") : UInt8(ascii: "#")) }
    }

    func escapes(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        guard bytes[position] == UInt8(ascii: "\\"), position + hashes < bytes.count else { return false }
        return (0..<hashes).allSatisfy { bytes[position + 1 + $0] == UInt8(ascii: "#") }
    }
}
