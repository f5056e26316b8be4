import Foundation

/// The expansion of `#Preview`: a type that passes the macro's arguments to a function.
enum PreviewExpansion {
    /// Returns the expansion. The source after `#Preview` is already a valid argument list. The type is public, because
    /// an optimizer removes internal types without references. Locations in the expansion are those of the macro. A
    /// `#line` literal must not stand before a brace, where it is parsed as a directive.
    static func expansion(of source: String, discriminator: String) -> String? {
        // The comments before the macro are part of its source, and can hold another one.
        let code = withoutLeadingComments(source)
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

    private static func withoutLeadingComments(_ source: String) -> Substring {
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
            } else {
                return rest
            }
        }
    }
}
