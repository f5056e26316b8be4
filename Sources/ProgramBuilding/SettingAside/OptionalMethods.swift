import Foundation

/// Methods that a protocol of Objective-C's lets its types lack. Here each type has all of a protocol's methods, so an extension
/// gives those that a type lacks, and they do nothing. Callers do not ask whether the method is there. Lines stay.
///
/// This is done for methods without a result: another one has no value to give.
struct OptionalMethods {
    /// Whether a source may have such a method.
    static func mayDeclare(in text: Data) -> Bool { text.firstRange(of: Data("optional func ".utf8)) != nil }

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
        // A property can hold a function, and have the name of a method.
        let asked = names.filter { name in
            !texts.values.contains { text in ["var", "let"].contains { text.firstRange(of: Data("\($0) \(name)".utf8)) != nil } }
        }
        for (name, text) in texts {
            let text = result[name] ?? text
            let plain = asked.reduce(text) { withoutQuestions($0, of: $1) }
            if plain != text { result[name] = plain }
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

    /// A text whose calls of a method do not ask whether it is there.
    private static func withoutQuestions(_ text: Data, of name: String) -> Data {
        let call = Data(".\(name)?(".utf8)
        var (result, start) = (text, text.startIndex)
        while let range = result[start...].firstRange(of: call) {
            result[range.upperBound - 2] = UInt8(ascii: " ")
            start = range.upperBound
        }
        return result
    }
}
