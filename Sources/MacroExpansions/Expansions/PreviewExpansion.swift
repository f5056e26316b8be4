import Foundation

/// The expansion of `#Preview`: a type that passes the macro's arguments to a function.
enum PreviewExpansion {
    /// Returns the expansion. The source after `#Preview` is already a valid argument list. The type is public, because
    /// an optimizer removes internal types without references. Locations in the expansion are those of the macro. A
    /// `#line` literal must not stand before a brace, where it is parsed as a directive.
    static func expansion(of source: String, discriminator: String) -> String? {
        // The comments and attributes before the macro are part of its source, and comments can hold another one.
        let code = withoutLeadingParts(source)
        guard code.hasPrefix("#Preview") else { return nil }
        var arguments = String(code.dropFirst("#Preview".count))
        var view = ""
        // A query, for one, finds nothing outside of a view.
        if let split = PreviewableProperties(arguments) {
            view = """

                struct _PreviewedView: SwiftUI.View {
                \(split.properties.joined(separator: "\n"))
                var body: some SwiftUI.View {
                \(split.rest.joined(separator: "\n"))
                }
                }
                """
            arguments = "\(split.arguments) { _PreviewedView() }"
        }
        return """
            public struct \(discriminator)7PreviewfMu_: PreviewRegistry {\(view)
                public static var fileID: String { #fileID }
                public static var line: Int { Int(#line) }
                @MainActor public static func makePreview() -> _PreviewContent { _makePreview\(arguments) }
            }
            """
    }

    private static func withoutLeadingParts(_ source: String) -> Substring {
        var rest = source[...]
        while true {
            rest = rest.drop { $0.isWhitespace }
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                var depth = 0
                repeat {
                    let isStart = rest.hasPrefix("/*"), isEnd = rest.hasPrefix("*/")
                    depth += isStart ? 1 : isEnd ? -1 : 0
                    rest = rest.dropFirst(isStart || isEnd ? 2 : 1)
                } while depth > 0 && !rest.isEmpty
            } else if rest.hasPrefix("@") {
                rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
                if rest.hasPrefix("(") { rest = withoutParentheses(rest) }
            } else {
                return rest
            }
        }
    }

    /// The source behind parentheses, which may hold others and texts with some.
    private static func withoutParentheses(_ source: Substring) -> Substring {
        var (depth, isInText) = (0, false)
        for (index, character) in zip(source.indices, source) {
            switch character {
            case "\"": isInText.toggle()
            case "(" where !isInText: depth += 1
            case ")" where !isInText:
                depth -= 1
                if depth == 0 { return source[source.index(after: index)...] }
            default: break
            }
        }
        return ""
    }
}
