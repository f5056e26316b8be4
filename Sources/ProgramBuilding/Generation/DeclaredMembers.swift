import Foundation

/// The names of the static members that sources declare.
struct DeclaredMembers {
    /// By the type whose extension declares them; by an empty name where every type counts.
    private var names: [String: Set<String>] = [:]

    /// - Parameter types: the types whose extensions count; nil counts the members of every type.
    init(in sources: [URL], extending types: Set<String>? = nil) {
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            let text = String(decoding: DeclaredMembers.withoutComments([UInt8](data)), as: UTF8.self)
            let parts = types.map { DeclaredMembers.extensions(of: $0, in: text) } ?? [(type: "", body: text)]
            for part in parts {
                for match in part.body.matches(of: #/\b(?:static|class)\s+(?:\w+\s+)*?(?:let|var|func)\s+`?(\w+)/#) {
                    names[part.type, default: []].insert(String(match.output.1))
                }
            }
        }
    }

    /// - Parameter types: the types whose members count, beside those of every type.
    func contains(_ name: String, in types: Set<String> = []) -> Bool {
        types.union([""]).contains { names[$0]?.contains(name) ?? false }
    }

    private static func withoutComments(_ source: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(source.count)
        var start = 0
        for comment in ConditionScanner(source).comments {
            kept += source[start..<comment.lowerBound]
            start = comment.upperBound
        }
        return kept + source[start...]
    }

    /// The bodies of the extensions of types in a text, without what is in braces of their own: members of nested types are others.
    private static func extensions(of types: Set<String>, in text: String) -> [(type: String, body: String)] {
        text.matches(of: #/\bextension\s+(?:\w+\.)?(\w+)[^{}]*\{/#).compactMap { match in
            let type = String(match.output.1)
            guard types.contains(type) else { return nil }
            var (depth, body) = (1, "")
            for character in text[match.range.upperBound...] {
                if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
                if depth == 0 { break }
                if depth == 1 { body.append(character) }
            }
            return (type, body)
        }
    }
}
