import Foundation

/// A parsed printf-style format: literal text and placeholders for arguments.
///
/// The parser supports the conversions of Apple's format strings: `%@`, the integer and floating-point conversions with
/// flags, width, precision and length, explicit positions (`%2$@`), names (`%(count)lld`), `%%`, and named plural
/// placeholders (`%#@items@`, `%arg`).
package struct FormatTemplate: Equatable, Sendable {
    /// One part of a format, in reading order.
    package enum Piece: Equatable, Sendable {
        case literal(String)
        case argument(Placeholder)
        /// A placeholder for the plural rule with this name. The index counts arguments from 0.
        case substitution(name: String, index: Int, isExplicit: Bool)
        /// `%arg`: the number that selected the plural form.
        case chosenArgument
    }

    /// A placeholder for an argument.
    package struct Placeholder: Equatable, Sendable {
        /// The index of the argument, counted from 0.
        package var index: Int
        /// The text between the percent sign and the conversion, without positions and lengths: `-08.2`.
        package var modifiers: String
        /// The letter of the conversion: `@`, `d`, `f` …
        package var conversion: Character

        package init(index: Int, modifiers: String, conversion: Character) {
            self.index = index
            self.modifiers = modifiers
            self.conversion = conversion
        }
    }

    /// The parts, in reading order.
    package let pieces: [Piece]

    /// Parses `format`. A percent sign that does not start a conversion is literal text.
    /// - Parameter firstIndex: The argument of the first placeholder without an explicit position, counted from 0.
    package init(_ format: String, firstIndex: Int = 0) {
        var reader = FormatReader(format, firstIndex: firstIndex)
        pieces = reader.readPieces()
    }
}

/// Parses a format from start to end.
private struct FormatReader {
    private let characters: [Character]
    private var position = 0
    /// Wraps around after the largest number, which a catalogue may name and no list of arguments reaches.
    private var nextIndex: Int
    private var literal = ""
    private var pieces: [FormatTemplate.Piece] = []

    init(_ format: String, firstIndex: Int) {
        characters = Array(format)
        nextIndex = firstIndex
    }

    mutating func readPieces() -> [FormatTemplate.Piece] {
        while position < characters.count {
            if characters[position] != "%" || !readConversion() {
                literal.append(characters[position])
                position += 1
            }
        }
        flushLiteral()
        return pieces
    }

    private mutating func flushLiteral() {
        guard !literal.isEmpty else { return }
        pieces.append(.literal(literal))
        literal = ""
    }

    private func character(at index: Int) -> Character? {
        characters.indices.contains(index) ? characters[index] : nil
    }

    /// Parses the conversion that starts at the percent sign under the cursor, or returns `false` and keeps the cursor.
    private mutating func readConversion() -> Bool {
        var cursor = position + 1
        if character(at: cursor) == "%" {
            literal.append("%")
            position = cursor + 1
            return true
        }
        if characters[cursor...].starts(with: "arg") {
            append(.chosenArgument, end: cursor + 3)
            return true
        }
        skipName(&cursor)
        let explicitIndex = readPosition(&cursor)
        skipName(&cursor)
        if character(at: cursor) == "#", character(at: cursor + 1) == "@" {
            guard let close = characters[(cursor + 2)...].firstIndex(of: "@") else { return false }
            let name = String(characters[(cursor + 2)..<close])
            let index = explicitIndex ?? nextIndex
            if explicitIndex == nil { nextIndex &+= 1 }
            append(.substitution(name: name, index: index, isExplicit: explicitIndex != nil), end: close + 1)
            return true
        }
        var modifiers = ""
        while let next = character(at: cursor), "-+ #0'123456789.".contains(next) {
            modifiers.append(next)
            cursor += 1
        }
        while let next = character(at: cursor), "hlqLzjt".contains(next) {
            cursor += 1
        }
        guard let conversion = character(at: cursor), "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else {
            return false
        }
        let index = explicitIndex ?? nextIndex
        if explicitIndex == nil { nextIndex &+= 1 }
        append(
            .argument(.init(index: index, modifiers: modifiers, conversion: conversion)), end: cursor + 1)
        return true
    }

    private mutating func append(_ piece: FormatTemplate.Piece, end: Int) {
        flushLiteral()
        pieces.append(piece)
        position = end
    }

    /// Skips `(count)`, the name of a placeholder in a String Catalog. Only generated symbols use it.
    private func skipName(_ cursor: inout Int) {
        guard character(at: cursor) == "(", let close = characters[cursor...].firstIndex(of: ")"), close > cursor + 1,
            characters[(cursor + 1)..<close].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return }
        cursor = close + 1
    }

    /// Parses `2$`, a position counted from 1, to an index counted from 0.
    private func readPosition(_ cursor: inout Int) -> Int? {
        var end = cursor
        while let next = character(at: end), next.isASCII, next.isNumber { end += 1 }
        guard end > cursor, character(at: end) == "$", let position = Int(String(characters[cursor..<end])),
            position > 0
        else { return nil }
        cursor = end + 1
        return position - 1
    }
}
