import Foundation

/// Methods that a protocol of Objective-C's lets its types lack. Here each type has all of a protocol's methods, so an extension
/// gives those that a type lacks, and they do nothing. Callers do not ask whether the method is there. Lines stay.
///
/// This is done for methods without a result: another one has no value to give.
struct OptionalMethods {
    /// Whether a source may have such a method.
    static func mayDeclare(in text: Data) -> Bool { text.range(ofWord: "optional func ") != nil }

    /// The sources with such methods, and with calls of them; only those that change.
    ///
    /// - Parameters:
    ///   - texts: all sources of the module, by their names.
    ///   - structures: of those that may declare such methods.
    ///   - names: the names of such methods in the modules before; those of this one are added.
    static func rewritten(
        _ texts: [String: Data], structures: [String: SourceStructure], names: inout Set<String>
    ) -> [String: Data] {
        var result: [String: Data] = [:]
        for (name, structure) in structures {
            guard let text = texts[name] else { continue }
            let found = edits(in: structure, of: Array(text))
            guard !found.edits.isEmpty else { continue }
            names.formUnion(found.names)
            result[name] = Data(SourceEdit.apply(found.edits, to: Array(text)))
        }
        let current = texts.merging(result) { $1 }
        let questions = current.mapValues(questions).filter { !$0.value.isEmpty }
        let asked = names.intersection(questions.values.joined().map(\.method))
        guard !asked.isEmpty else { return result }
        // A property can hold a function, and have the name of a method. Then its arguments have no labels.
        let methods = asked.subtracting(current.values.map { properties(in: $0) }.joined())
        for (name, places) in questions {
            guard var text = current[name] else { continue }
            for place in places where methods.contains(place.method) || place.isLabelled && asked.contains(place.method) { text[text.startIndex + place.mark] = UInt8(ascii: " ") }
            if text != current[name] { result[name] = text }
        }
        return result
    }

    private static func edits(in structure: SourceStructure, of text: [UInt8]) -> (edits: [SourceEdit], names: Set<String>) {
        var (edits, names): ([SourceEdit], Set<String>) = ([], [])
        for (index, piece) in structure.pieces.enumerated()
        where piece.kind == .type && piece.keyword == "protocol" && isOfFile(piece, in: structure) {
            let access = piece.modifiers.map(\.text).first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
            var methods: [String] = []
            for child in structure.children(of: index) {
                let method = structure.pieces[child]
                guard method.kind == .function, let modifier = method.modifiers.first(where: { $0.text == "optional" }),
                    ["Void", "()"].contains(method.type?.text ?? "Void"), !method.modifiers.contains(where: { $0.text == "static" })
                else { continue }
                let start = method.modifiers.map(\.range.upperBound).max() ?? method.range.lowerBound
                let header = String(decoding: text[start..<method.range.upperBound], as: UTF8.self)
                // A comment would hide what follows it on the line.
                guard !header.contains("//") else { continue }
                edits.append(SourceEdit(range: modifier.range))
                names.insert(method.baseName)
                methods.append("\(access)\(header.split(whereSeparator: \.isWhitespace).joined(separator: " ")) {}")
            }
            guard !methods.isEmpty else { continue }
            let end = piece.range.upperBound
            edits.append(
                SourceEdit(range: end..<end, replacement: "; extension \(piece.name) { \(methods.joined(separator: "; ")) }"))
        }
        return (edits, names)
    }

    /// Whether a declaration stands at the top of its source, where an extension can follow it.
    private static func isOfFile(_ piece: SourceStructure.Piece, in structure: SourceStructure) -> Bool {
        piece.parent < 0 || structure.pieces[piece.parent].kind == .statement && structure.pieces[piece.parent].parent < 0
    }

    /// The places of a text where a call asks whether a method is there: the method's name, where the question mark is, and whether
    /// an argument has a label.
    private static func questions(in text: Data) -> [(method: String, mark: Int, isLabelled: Bool)] {
        text.withUnsafeBytes { bytes in
            bytes.indices.dropLast().compactMap { mark in
                guard bytes[mark] == UInt8(ascii: "?"), bytes[mark + 1] == UInt8(ascii: "(") else { return nil }
                let name = bytes[..<mark].reversed().prefix(while: isOfName).count
                guard name > 0, name < mark, bytes[mark - name - 1] == UInt8(ascii: ".") else { return nil }
                return (String(decoding: bytes[(mark - name)..<mark], as: UTF8.self), mark, hasLabel(bytes[(mark + 2)...]))
            }
        }
    }

    /// Whether an argument of a call has a label.
    ///
    /// - Parameter text: what follows the call's parenthesis.
    private static func hasLabel(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
        var (depth, isStart, hasName) = (0, true, false)
        for byte in text {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): (depth, isStart) = (depth + 1, false)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return false }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0: (isStart, hasName) = (true, false)
            case UInt8(ascii: ":") where depth == 0 && isStart && hasName: return true
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): if hasName { isStart = false }
            default: if isStart { (isStart, hasName) = (isOfName(byte), true) }
            }
        }
        return false
    }

    /// The names that follow `var` and `let` in a text.
    private static func properties(in text: Data) -> Set<String> {
        var names: Set<String> = []
        for keyword in ["var ", "let "] {
            var start = text.startIndex
            while let range = text.range(ofWord: keyword, in: start..<text.endIndex) {
                names.insert(String(decoding: text[range.upperBound...].prefix(while: isOfName), as: UTF8.self))
                start = range.upperBound
            }
        }
        return names
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte | 32 >= 97 && byte | 32 <= 122 || byte >= 48 && byte <= 57 || byte == 95 || byte >= 128
    }
}
