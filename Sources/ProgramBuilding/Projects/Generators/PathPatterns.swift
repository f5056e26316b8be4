import Foundation

/// Patterns of paths as generators of projects write them: `*` stands for a part of a name, `**` for any folders, `?` for a
/// character, `{a,b}` for one of several texts. A folder that matches matches with all that it holds.
struct PathPatterns {
    private let expressions: [Regex<AnyRegexOutput>]

    init(_ patterns: [String]) { expressions = patterns.compactMap { try? Regex(PathPatterns.expression(for: $0)) } }

    /// Whether a path, relative to the folder that the patterns are for, matches one of them.
    func match(_ path: String) -> Bool { expressions.contains { path.wholeMatch(of: $0) != nil } }

    private static func expression(for pattern: String) -> String {
        var (text, rest, depth) = ("", Substring(pattern), 0)
        while let character = rest.first {
            rest = rest.dropFirst()
            switch character {
            case "*" where rest.first == "*":
                rest = rest.dropFirst()
                if rest.first == "/" {
                    rest = rest.dropFirst()
                    text += "(?:.*/)?"
                } else {
                    text += ".*"
                }
            case "*": text += "[^/]*"
            case "?": text += "[^/]"
            case "{":
                depth += 1
                text += "(?:"
            case "}" where depth > 0:
                depth -= 1
                text += ")"
            case "," where depth > 0: text += "|"
            default:
                text += character.isLetter || character.isNumber || character == "/" ? String(character) : "\\\(character)"
            }
        }
        // A slash at the end is not part of a folder's path.
        if text.hasSuffix("/") { text.removeLast() }
        return text + "(?:/.*)?"
    }
}
