import Foundation

/// The names of the static members that sources declare.
struct DeclaredMembers {
    private var names: Set<String> = []

    /// - Parameter types: the types whose extensions count; nil counts the members of every type.
    init(in sources: [URL], extending types: Set<String>? = nil) {
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            let text = String(decoding: DeclaredMembers.withoutComments([UInt8](data)), as: UTF8.self)
            for part in types.map({ DeclaredMembers.extensions(of: $0, in: text) }) ?? [text[...]] {
                for match in part.matches(of: #/\b(?:static|class)\s+(?:\w+\s+)*?(?:let|var|func)\s+`?(\w+)/#) {
                    names.insert(String(match.output.1))
                }
            }
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

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

    /// The bodies of the extensions of types in a text.
    private static func extensions(of types: Set<String>, in text: String) -> [Substring] {
        text.matches(of: #/\bextension\s+(?:\w+\.)?(\w+)[^{}]*\{/#).compactMap { match in
            guard types.contains(String(match.output.1)) else { return nil }
            var (depth, end) = (1, match.range.upperBound)
            while end < text.endIndex, depth > 0 {
                if text[end] == "{" { depth += 1 } else if text[end] == "}" { depth -= 1 }
                end = text.index(after: end)
            }
            return text[match.range.upperBound..<end]
        }
    }
}
