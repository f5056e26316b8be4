import Foundation

/// Conditions that ask for a value which is there in any case, such as `if let count = source.numberOfSections`.
extension Remedy {
    /// How the compiler begins to say that what a condition asks for is there in any case.
    static let binding = "initializer for conditional binding must have Optional type, not '"

    /// Takes the value as one that may be nil: a method that a delegate may lack on Apple's systems, words of a date formatter, and
    /// in bodies that a result builder makes all else, which earlier compilers took. The compiler names the place of `let`. Nil for
    /// other errors.
    func bindingOfValue(at offset: Int, _ message: String) -> Change? {
        guard message.hasPrefix(Remedy.binding), let value = boundValue(at: offset) else { return nil }
        let words = String(decoding: text[value.range], as: UTF8.self)
        guard Remedy.isAboutMethod(message, Remedy.binding) || Remedy.isDateWords(words[...]) || isInResultBuilder(offset) else { return nil }
        if value.isShort { return answer(at: value.range.upperBound..<value.range.upperBound, " = Optional(\(words))") }
        var change = answer(at: value.range.lowerBound..<value.range.lowerBound, "Optional(")
        change.more = [SourceEdit(range: value.range.upperBound..<value.range.upperBound, replacement: ")")]
        return change
    }

    /// Whether a condition at a place can be answered because a result builder makes the body. A value of another body that is there in
    /// any case is a mistake, unless its type or its name says that it may be missing on Apple's systems.
    func bindsInResultBuilder(at offset: Int) -> Bool { boundValue(at: offset) != nil && isInResultBuilder(offset) }

    /// Whether an expression is a property of a date formatter's that can be nil on Apple's systems alone.
    static func isDateWords(_ expression: Substring) -> Bool {
        guard let dot = expression.lastIndex(of: ".") else { return false }
        return expression[expression.index(after: dot)...].wholeMatch(
            of: #/(?:(?:long)?[eE]ra|(?:(?:veryShort|short)?(?:Standalone)?|standalone)(?:[mM]onth|[wW]eekday|[qQ]uarter))Symbols|[ap]mSymbol/#
        ) != nil
    }

    /// What the compiler says of words that are unwrapped and are there in any case.
    static let forcing = "cannot force unwrap value of non-optional type '[String]'"

    /// Declares a variable with words of a date formatter as one that can be nil, as it is on Apple's systems. The compiler names the place
    /// of the mark that unwraps it. Nil for other errors.
    func optionalDateWords(at offset: Int, _ message: String) -> Change? {
        guard message == Remedy.forcing, let place = endOfDateWordsVariable(unwrappedAt: offset) else { return nil }
        return answer(at: place..<place, ": [String]?")
    }

    /// Where the name of a variable with words of a date formatter ends in its declaration; nil where what is unwrapped at a place is none.
    func endOfDateWordsVariable(unwrappedAt offset: Int) -> Int? {
        guard text.indices.contains(offset), let start = text[..<offset].lastIndex(where: { !Remedy.isOfName($0) }), start + 1 < offset else {
            return nil
        }
        let name = String(decoding: text[(start + 1)..<offset], as: UTF8.self)
        for keyword in ["let \(name) = ", "var \(name) = "] {
            guard let declaration = text[..<offset].ranges(of: Array(keyword.utf8)).last else { continue }
            let value = String(decoding: text[declaration.upperBound...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }, as: UTF8.self)
            if Remedy.isDateWords(value.trimmingCharacters(in: .whitespaces)[...]) { return declaration.upperBound - " = ".utf8.count }
        }
        return nil
    }

    /// Whether a result builder most likely makes the body around a place: the declaration is opaque or names a builder.
    private func isInResultBuilder(_ offset: Int) -> Bool {
        let around = structure.chain(at: offset).map { (index: $0, piece: structure.pieces[$0]) }
            .first { ![.closure, .statement, .accessor].contains($0.piece.kind) }
        guard let around, [.function, .variable, .subscript].contains(around.piece.kind) else { return false }
        return isOpaque(around.piece)
            || structure.children(of: around.index).contains { index in
                let piece = structure.pieces[index]
                return piece.kind == .attribute && piece.name.hasSuffix("Builder")
            }
    }

    /// The value that a condition binds, behind the place of `let`; its name where it is short for `let name = name`.
    private func boundValue(at offset: Int) -> (range: Range<Int>, isShort: Bool)? {
        guard text.indices.contains(offset), [Array("let ".utf8), Array("var ".utf8)].contains(where: text[offset...].starts(with:)),
            let name = text[(offset + 4)...].firstIndex(where: { $0 != UInt8(ascii: " ") })
        else { return nil }
        let nameEnd = text[name...].firstIndex { !Remedy.isOfName($0) } ?? text.count
        guard name < nameEnd, let next = text[nameEnd...].firstIndex(where: { $0 > 32 }) else { return nil }
        guard text[next] == UInt8(ascii: "=") || text[next] == UInt8(ascii: ":") else { return (name..<nameEnd, true) }
        guard let sign = text[next...].firstIndex(of: UInt8(ascii: "=")),
            let start = text[sign...].dropFirst().firstIndex(where: { $0 > 32 })
        else { return nil }
        let end = end(ofConditionAt: start)
        return start < end ? (start..<end, false) : nil
    }

    /// Where a condition ends: at a comma, a brace or `else` that no parentheses and no string contain.
    private func end(ofConditionAt start: Int) -> Int {
        var end = place(from: start) { place, depth in
            guard depth == 0 else { return false }
            switch text[place] {
            case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"): return true
            case UInt8(ascii: "e"): return text[place - 1] <= 32 && text[place...].starts(with: "else".utf8)
            default: return false
            }
        }
        while end > start, text[end - 1] <= 32 { end -= 1 }
        return end
    }

    static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "`"), 128...255:
            true
        default: false
        }
    }
}
