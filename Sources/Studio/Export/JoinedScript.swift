import Foundation
import Processes

/// The page's modules as one script. Browsers load no modules from files.
///
/// Each import is a line at the top of a module, each export stands before a declaration, and names are unique over all
/// modules. So the modules can stand below each other, each behind those that it imports.
struct JoinedScript {
    let text: String

    /// - Parameters:
    ///   - main: the name of the first module.
    ///   - read: returns the text of a module.
    /// - Throws: the errors of `read`.
    init(_ main: String, read: (String) throws -> String) throws {
        var (parts, seen): ([String], Set<String>) = ([], [])
        func add(_ name: String) throws {
            guard seen.insert(name).inserted else { return }
            let source = try read(name)
            for match in source.matches(of: JoinedScript.imports) { try add(String(match.output.1)) }
            let body = source.replacing(JoinedScript.imports, with: "").replacing(#/(?m)^export /#, with: "")
            parts.append("// \(name)\n" + body.trimmingCharacters(in: .newlines))
        }
        try add(main)
        text = "(async () => {\n\"use strict\";\n" + parts.joined(separator: "\n\n") + "\n})();\n"
    }

    // A regular expression cannot be Sendable, and is the same for everyone.
    private static var imports: Regex<(Substring, Substring)> { #/(?m)^import \{[^}]*\} from "\.\/([a-z-]+\.js)";\n/# }
}
