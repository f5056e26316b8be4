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

    /// A text without its lines that are comments. What stands behind code stays, because two slashes may be in a string.
    private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
        let (slash, star, newline) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\n"))
        var kept: [UInt8] = []
        kept.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let start = text[index...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? text.count
            if start + 1 < text.count, text[start] == slash, text[start + 1] == star {
                var end = start + 2
                while end < text.count, !(text[end] == star && end + 1 < text.count && text[end + 1] == slash) { end += 1 }
                index = min(end + 2, text.count)
                continue
            }
            let end = text[start...].firstIndex(of: newline).map { $0 + 1 } ?? text.count
            let isComment = start + 1 < text.count && text[start] == slash && text[start + 1] == slash
            if !isComment { kept += text[index..<end] }
            index = end
        }
        return kept
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
