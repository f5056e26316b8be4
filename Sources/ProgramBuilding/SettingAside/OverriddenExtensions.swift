import Foundation

/// Methods that an extension gives a class of another module, and that a class of this module's overrides. With Objective-C, each
/// object has its own. Here the extension's method asks whether the object is one of the overriding class, and calls its method,
/// which has another name. Lines stay.
struct OverriddenExtensions {
    /// How the name of the overriding method begins.
    static let prefix = "_own_"

    /// The sources of a module that have a method with the name of one that another source, or the same one, overrides.
    static func candidates(in texts: [String: Data]) -> Set<String> {
        var (plain, overriding): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        for (source, text) in texts {
            var start = text.startIndex
            while let range = text.range(ofWord: "func ", in: start..<text.endIndex) {
                start = range.upperBound
                let line = text[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
                let name = String(decoding: text[start...].prefix { $0 != UInt8(ascii: "(") && $0 > 32 }, as: UTF8.self)
                let isOverriding = text.range(ofWord: "override ", in: line..<range.lowerBound) != nil
                if isOverriding { overriding[name, default: []].insert(source) } else { plain[name, default: []].insert(source) }
            }
        }
        return overriding.reduce(into: []) { found, item in
            if let others = plain[item.key] { found.formUnion(others.union(item.value)) }
        }
    }

    /// What the aliases of a module's sources may stand for: another type in each branch of a condition.
    static func aliases(in texts: some Collection<Data>) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for text in texts {
            var start = text.startIndex
            while let range = text.range(ofWord: "typealias ", in: start..<text.endIndex) {
                start = text[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
                let parts = String(decoding: text[range.upperBound..<start], as: UTF8.self).split { " =\t\r".contains($0) }
                if parts.count == 2 { found[String(parts[0]), default: []].insert(String(parts[1])) }
            }
        }
        return found
    }

    /// The sources that change.
    ///
    /// - Parameters:
    ///   - sources: those that `candidates` names.
    ///   - aliases: what the module's aliases may stand for.
    static func rewritten(
        _ sources: [String: ExtensionOverrides.Source], aliases: [String: Set<String>] = [:]
    ) -> [String: Data] {
        let pieces = sources.values.flatMap(\.structure.pieces)
        let classes = Set(pieces.filter { $0.kind == .type && $0.keyword == "class" }.map(\.name))
        let overriding = methods(of: "class", in: sources).filter { $0.isOverriding }
        var edits: [String: [SourceEdit]] = [:]
        for method in methods(of: "extension", in: sources)
        where !method.isOverriding && !classes.contains(method.type) {
            let own = overriding.filter { other in
                guard other.piece.name == method.piece.name else { return false }
                return other.superclass == method.type || aliases[method.type]?.contains(other.superclass) ?? false
                    || aliases[other.superclass]?.contains(method.type) ?? false
            }
            guard own.count == 1, let first = own.first, let start = method.piece.body?.lowerBound,
                let text = sources[method.source]?.text, let other = sources[first.source]?.text,
                let renamed = rename(first.piece, in: other), let arguments = arguments(of: method.piece, in: text)
            else { continue }
            let call = " if let own = self as? \(first.type) { return own.\(prefix)\(method.piece.baseName)(\(arguments)) };"
            // Blanks between the brace and the expression go, because of two edits at one place only the first counts.
            let end = method.result ?? start
            let place = text[start..<end].contains(UInt8(ascii: "\n")) ? start..<start : start..<end
            edits[method.source, default: []].append(
                SourceEdit(range: place, replacement: call + (place.upperBound == end && method.result != nil ? " return " : "")))
            if let result = method.result, place.upperBound != result {
                edits[method.source]?.append(SourceEdit(range: result..<result, replacement: "return "))
            }
            edits[first.source, default: []] += renamed
        }
        return edits.reduce(into: [:]) { result, item in
            result[item.key] = sources[item.key].map { Data(SourceEdit.apply(item.value, to: $0.text)) }
        }
    }

    private struct Method {
        let source: String
        let piece: SourceStructure.Piece
        let type: String
        /// The first type that the type inherits.
        let superclass: String
        /// Where the one expression of its body begins, if that is its result.
        let result: Int?
        var isOverriding: Bool { piece.modifiers.contains { $0.text == "override" } }
    }

    private static func methods(of keyword: String, in sources: [String: ExtensionOverrides.Source]) -> [Method] {
        sources.sorted { $0.key < $1.key }.flatMap { source, value -> [Method] in
            let structure = value.structure
            return structure.pieces.indices.compactMap { index in
                let piece = structure.pieces[index]
                guard piece.kind == .function, piece.keyword == "func", piece.body != nil, piece.parent >= 0 else { return nil }
                let parent = structure.pieces[piece.parent]
                let modifiers = Set((parent.modifiers + piece.modifiers).map(\.text))
                guard parent.kind == .type, parent.keyword == keyword,
                    modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class"])
                else { return nil }
                let bases = structure.children(of: piece.parent).map { structure.pieces[$0] }.filter { $0.kind == .inherited }
                let statements = structure.children(of: index).filter { structure.pieces[$0].kind == .statement }
                let only = piece.type != nil && statements.count == 1 ? structure.pieces[statements[0]].range : nil
                let word = only.map { String(decoding: value.text[$0].prefix { $0 >= 97 && $0 <= 122 }, as: UTF8.self) } ?? ""
                // A statement that chooses may be the result, too, and cannot be told from one that is not.
                guard !["if", "switch", "do"].contains(word) else { return nil }
                let result = ["return", "throw", "while", "repeat", "for"].contains(word) ? nil : only?.lowerBound
                return Method(
                    source: source, piece: piece, type: parent.name, superclass: bases.first?.name ?? "", result: result)
            }
        }
    }

    /// Edits that give the overriding method another name; nil where it calls the one that it overrides.
    private static func rename(_ piece: SourceStructure.Piece, in text: [UInt8]) -> [SourceEdit]? {
        guard let body = piece.body, let modifier = piece.modifiers.first(where: { $0.text == "override" }),
            !String(decoding: text[body], as: UTF8.self).contains("super.\(piece.baseName)"),
            let place = text[piece.range.lowerBound..<body.lowerBound].firstRange(of: Array("func \(piece.baseName)".utf8))?.lowerBound
        else { return nil }
        let start = place + 5
        return [
            SourceEdit(range: modifier.range),
            SourceEdit(range: start..<start + piece.baseName.utf8.count, replacement: prefix + piece.baseName),
        ]
    }

    private static func arguments(of piece: SourceStructure.Piece, in text: [UInt8]) -> String? {
        guard let body = piece.body else { return nil }
        let header = String(decoding: text[piece.range.lowerBound..<body.lowerBound - 1], as: UTF8.self)
        guard let range = header.range(of: "func \(piece.baseName)"),
            let (arguments, rest) = ExtensionOverrides.arguments(of: header[range.upperBound...]),
            !["throws", "async"].contains(where: rest.contains)
        else { return nil }
        return arguments
    }
}
