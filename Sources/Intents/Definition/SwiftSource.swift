import Foundation

/// Swift source code that is written line by line.
package struct SwiftSource {
    private(set) var text: String

    /// Starts a file.
    init(file name: String) {
        text = """
            // \(name).swift
            // Generated from an intent definition. Changes are lost when it is generated again.

            import Intents


            """
    }

    /// Writes lines at an indentation level.
    mutating func write(_ lines: String, indent: Int = 0) {
        let space = String(repeating: "    ", count: indent)
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            text += line.isEmpty ? "\n" : space + line + "\n"
        }
    }

    mutating func blankLine() {
        text += "\n"
    }

    /// Returns a name for source code, in backticks if it is a keyword.
    static func name(_ name: String, of owner: String) throws -> String {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
            name.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
        else { throw IntentDefinitionError.invalidName(name, of: owner) }
        return words.contains(name) ? "`\(name)`" : name
    }

    /// Returns text as a string literal.
    package static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// Returns a name with an uppercase first letter, as in `provideNameOptions`.
    static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The keywords that need backticks as the name of a case or property.
    private static let words: Set<String> = [
        "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
