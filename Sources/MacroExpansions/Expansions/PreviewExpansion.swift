import Foundation

/// The expansion of `#Preview`: a type that passes the macro's arguments to a function.
enum PreviewExpansion {
    /// Returns the expansion. The source after `#Preview` is already a valid argument list. The type is public, because
    /// an optimizer removes internal types without references. Locations in the expansion are those of the macro. A
    /// `#line` literal must not stand before a brace, where it is parsed as a directive.
    static func expansion(of source: String, discriminator: String) -> String? {
        guard let name = source.range(of: "#Preview") else { return nil }
        var arguments = String(source[name.upperBound...])
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
}
