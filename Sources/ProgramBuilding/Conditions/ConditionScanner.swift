/// Finds the conditions of `#if` and `#elseif`, the imports, and names of Foundation in Swift source. Comments and strings
/// are skipped.
///
/// SwiftSyntax finds them too, but takes longer to build than all of Darkroom.
struct ConditionScanner {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let bytes: [UInt8]
    /// The place behind a byte order mark.
    private let start: Int
    private var index: Int
    /// The byte ranges of the conditions, each up to the end of its line.
    private(set) var conditions: [Range<Int>] = []
    /// The byte ranges after each `import`, up to the end of the line.
    private(set) var imports: [Range<Int>] = []
    /// The places of `@` and `#` in code: of attributes, and of expressions such as `#selector`.
    private(set) var marks: [Int] = []
    /// The byte ranges of `Foundation.` and `Date.` with the names that follow.
    private(set) var foundationNames: [Range<Int>] = []
    /// The byte ranges of comments.
    private(set) var comments: [Range<Int>] = []

    /// Scans a source in UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        start = bytes.starts(with: ConditionScanner.byteOrderMark) ? ConditionScanner.byteOrderMark.count : 0
        index = start
        scanCode(until: nil)
    }

    private func starts(with text: StaticString, at place: Int) -> Bool {
        // Nearly every byte is another one.
        guard place + text.utf8CodeUnitCount <= bytes.count, bytes[place] == text.utf8Start[0] else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + $0.count]) }
    }

    /// Whether the next bytes stand alone: behind a blank, a semicolon or the start of a line, and before a blank.
    private func isWord(_ length: Int) -> Bool {
        let end = index + length
        guard end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") else { return false }
        return index == start || [" ", "\t", "\n", "\r", ";"].contains(Character(UnicodeScalar(bytes[index - 1])))
    }

    /// Reads code up to the end of the source, or up to the parenthesis that closes an interpolation.
    private mutating func scanCode(until closing: UInt8?) {
        var depth = 0
        var isLineStart = closing == nil
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                isLineStart = closing == nil
                index += 1
            } else if starts(with: "//", at: index) {
                let start = index
                skipLine()
                comments.append(start..<index)
            } else if starts(with: "/*", at: index) {
                let start = index
                skipBlockComment()
                comments.append(start..<index)
            } else if isLineStart, let length = directive() {
                let start = index + length
                index = start
                skipLine()
                conditions.append(start..<index)
            } else if byte == UInt8(ascii: "\"") {
                skipString(pounds: 0)
            } else if byte == UInt8(ascii: "#"), let pounds = rawString() {
                index += pounds
                skipString(pounds: pounds)
            } else if starts(with: "import", at: index), isWord(6) {
                let start = index + 6
                index = start
                skipLine()
                imports.append(start..<index)
            } else if let length = foundationName() {
                foundationNames.append(index..<index + length)
                index += length
                isLineStart = false
            } else {
                if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") { marks.append(index) }
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if depth == 0, closing != nil { return }
                    depth -= 1
                }
                if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { isLineStart = false }
                index += 1
            }
        }
    }

    /// The length of the directive at the current position; nil where there is none.
    private func directive() -> Int? {
        for (name, length) in [("#elseif" as StaticString, 7), ("#if", 3)] where starts(with: name, at: index) {
            guard index + length < bytes.count else { return nil }
            let next = bytes[index + length]
            return [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: "!")].contains(next) ? length : nil
        }
        return nil
    }

    /// The length of `Foundation.` or `Date.` with a name at the current position; nil where another name goes on here, or
    /// none follows.
    private func foundationName() -> Int? {
        for (owner, length) in [("Foundation." as StaticString, 11), ("Date.", 5)] where starts(with: owner, at: index) {
            guard index == start || !isPartOfName(bytes[index - 1]) else { return nil }
            let name = bytes[(index + length)...].prefix { isPartOfName($0) && $0 != UInt8(ascii: ".") }
            return name.isEmpty ? nil : length + name.count
        }
        return nil
    }

    private func isPartOfName(_ byte: UInt8) -> Bool {
        let character = Character(UnicodeScalar(byte))
        return byte >= 0x80 || character.isLetter || character.isNumber || character == "_" || character == "."
    }

    /// The number of number signs that open a raw string at the current position; nil where none starts here.
    private func rawString() -> Int? {
        let pounds = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        return index + pounds < bytes.count && bytes[index + pounds] == UInt8(ascii: "\"") ? pounds : nil
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*", at: index) {
                depth += 1
                index += 2
            } else if starts(with: "*/", at: index) {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    private mutating func skipString(pounds: Int) {
        let isMultiline = starts(with: "\"\"\"", at: index)
        let quotes = isMultiline ? 3 : 1
        index += quotes
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
                index += 1 + pounds
                guard index < bytes.count else { return }
                let isInterpolation = bytes[index] == UInt8(ascii: "(")
                index += 1
                if isInterpolation {
                    scanCode(until: UInt8(ascii: ")"))
                    index += 1
                }
            } else if byte == UInt8(ascii: "\""), !isMultiline || starts(with: "\"\"\"", at: index),
                hasPounds(pounds, at: index + quotes) {
                index += quotes + pounds
                return
            } else if byte == UInt8(ascii: "\n"), !isMultiline {
                // The compiler reports the unterminated string.
                return
            } else {
                index += 1
            }
        }
    }

    private func hasPounds(_ pounds: Int, at place: Int) -> Bool {
        place + pounds <= bytes.count && bytes[place..<place + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
