import Foundation

/// Members of extensions that override what a class of Objective-C's has. Here only the body of a class can override, so the
/// body gets an override that calls the member of the extension, under another name. Lines stay.
///
/// This is done for classes that the module declares. In an extension of another module's class, such a member is set aside.
struct ExtensionOverrides {
    /// A source with its structure.
    struct Source {
        let text: [UInt8]
        let structure: SourceStructure
    }

    /// The name that an extension's member gets. It has the class's name, because classes below override the same member.
    private static func name(of member: Substring, in type: [String]) -> String {
        "_extension_\(type.joined(separator: "_"))_\(member)"
    }

    /// Whether a source may have such a member: one that follows the first extension and overrides.
    static func mayOverride(in text: Data) -> Bool {
        guard let start = text.range(ofWord: "extension ") else { return false }
        return text.range(ofWord: "override ", in: start.upperBound..<text.endIndex) != nil
    }

    /// Whether a source may declare one of some classes.
    static func mayDeclare(_ classes: Set<String>, in text: Data) -> Bool {
        classes.contains { text.range(ofWord: "class \($0)") != nil }
    }

    /// The classes whose extensions override something, without the types around them.
    static func classes(in source: Source) -> Set<String> {
        Set(overrides(in: source).map { $0.type.last ?? "" })
    }

    /// The sources with such members called by the classes' bodies; only those that change.
    ///
    /// - Parameter sources: by their names.
    static func rewritten(_ sources: [String: Source]) -> [String: [UInt8]] {
        var bodies: [[String]: (source: String, place: Int)] = [:]
        for (name, source) in sources {
            for (index, piece) in source.structure.pieces.enumerated() where piece.kind == .type && piece.keyword == "class" {
                guard let body = piece.body else { continue }
                bodies[path(of: index, in: source.structure)] = (name, body.lowerBound)
            }
        }
        var (edits, calls): ([String: [SourceEdit]], [String: [Int: String]]) = ([:], [:])
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            for item in overrides(in: source) {
                guard let body = bodies[item.type], let member = Member(item.index, of: item.type, in: source, access: item.access)
                else { continue }
                edits[name, default: []] += member.edits
                calls[body.source, default: [:]][body.place, default: ""] += " \(member.call);"
            }
        }
        for (name, places) in calls {
            // Of several insertions at one place only the first counts.
            edits[name, default: []] += places.map { SourceEdit(range: $0..<$0, replacement: $1 + " ") }
        }
        return edits.reduce(into: [:]) { result, item in
            result[item.key] = sources[item.key].map { SourceEdit.apply(item.value, to: $0.text) }
        }
    }

    /// The members of extensions that override, with the classes' paths and the access that the extensions give.
    private static func overrides(in source: Source) -> [(index: Int, type: [String], access: String?)] {
        let pieces = source.structure.pieces
        return pieces.indices.compactMap { index in
            let (piece, parent) = (pieces[index], pieces[index].parent)
            guard [.function, .variable].contains(piece.kind), piece.modifiers.contains(where: { $0.text == "override" }), parent >= 0,
                pieces[parent].kind == .type, pieces[parent].keyword == "extension"
            else { return nil }
            let access = pieces[parent].modifiers.map(\.text).first(where: Member.access.contains)
            return (index, path(of: parent, in: source.structure), access)
        }
    }

    private static func path(of index: Int, in structure: SourceStructure) -> [String] {
        var (names, next): ([String], Int) = ([], index)
        while next >= 0 {
            if structure.pieces[next].kind == .type {
                names = structure.pieces[next].name.prefix { $0 != "<" }.split(separator: ".").map(String.init) + names
            }
            next = structure.pieces[next].parent
        }
        return names
    }
}

extension ExtensionOverrides {
    /// One member of an extension, renamed, and what the class's body calls it by.
    private struct Member {
        static let access: Set<String> = ["public", "package", "internal"]

        let edits: [SourceEdit]
        let call: String

        /// Nil where the member cannot be called from a declaration of one line.
        init?(_ index: Int, of type: [String], in source: Source, access: String?) {
            let piece = source.structure.pieces[index]
            guard piece.keyword != "init", piece.keyword != "deinit",
                let modifier = piece.modifiers.first(where: { $0.text == "override" }),
                let start = piece.modifiers.map(\.range.upperBound).max()
            else { return nil }
            let end = piece.kind == .function ? (piece.body?.lowerBound ?? 0) - 1 : piece.range.upperBound
            guard start < end else { return nil }
            let header = String(decoding: source.text[start..<end], as: UTF8.self)
            guard let name = header.firstMatch(of: #/^\s*(func|var)\s+(\w+)/#) else { return nil }
            let place = start + header[..<name.output.2.startIndex].utf8.count
            let target = ExtensionOverrides.name(of: name.output.2, in: type)
            edits = [
                SourceEdit(range: modifier.range),
                SourceEdit(range: place..<place + name.output.2.utf8.count, replacement: target),
            ]
            let others: Set<String> = ["open", "class", "static", "nonisolated", "final"]
            let kept = piece.modifiers.map(\.text).filter { others.union(Member.access).contains($0) }
            let isOpen = kept.contains { $0 == "open" || Member.access.contains($0) }
            let modifiers = ((isOpen ? [] : access.map { [$0] } ?? []) + kept + ["override"]).joined(separator: " ")
            if piece.kind == .variable {
                guard let type = piece.type?.text, piece.flags.contains("computed") else { return nil }
                let setter = piece.flags.contains("set") ? " set { \(target) = newValue }" : ""
                call = "\(modifiers) var \(name.output.2): \(type) { get { \(target) }\(setter) }"
            } else {
                // A comment would hide what follows it on the line.
                guard !header.contains("//"),
                    let (arguments, rest) = ExtensionOverrides.arguments(of: header[name.range.upperBound...])
                else { return nil }
                let effects = rest.prefix(while: { $0 != "-" })
                let words = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
                let line = header.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                call = "\(modifiers) \(line) { \(words)\(target)(\(arguments)) }"
            }
        }
    }

    /// The arguments that pass a function's parameters on, and what follows the parameters; nil where they cannot be passed.
    static func arguments(of text: Substring) -> (arguments: String, rest: Substring)? {
        guard text.first == "(" else { return nil }
        var (depth, parameters): (Int, [String]) = (0, [""])
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if "([{<".contains(character) { depth += 1 }
            // An arrow ends nothing.
            if ")]}".contains(character) || character == ">" && !text[..<index].hasSuffix("-") { depth -= 1 }
            index = text.index(after: index)
            if depth == 0 { break }
            if depth == 1, character == "," { parameters.append("") } else { parameters[parameters.count - 1].append(character) }
        }
        guard depth == 0 else { return nil }
        parameters[0].removeFirst()
        var arguments: [String] = []
        for parameter in parameters where !parameter.allSatisfy(\.isWhitespace) {
            let halves = parameter.split(separator: ":", maxSplits: 1)
            let names = halves[0].split(whereSeparator: \.isWhitespace)
            guard halves.count == 2, let label = names.first, let value = names.last, !halves[1].contains("...") else { return nil }
            let isInOut = halves[1].split(whereSeparator: \.isWhitespace).first == "inout"
            arguments.append((label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + value)
        }
        return (arguments.joined(separator: ", "), text[index...])
    }
}
