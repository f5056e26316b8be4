/// Swift's keywords, which generated sources cannot use as names as they are.
public enum SwiftKeywords {
    /// Returns a name in backticks where it is a keyword.
    public static func escaped(_ name: String) -> String { all.contains(name) ? "`\(name)`" : name }

    private static let all: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
