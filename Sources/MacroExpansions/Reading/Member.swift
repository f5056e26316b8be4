/// A member of a type, as far as macros need it.
enum Member {
    case property(Property)
    /// `#if` with its condition, `#elseif`, `#else`, `#endif`.
    case directive(String)
    /// A macro that stands alone, such as `#Unique`: its name without the number sign, and its arguments.
    case macro(name: String, arguments: String)
    /// A case of an enumeration.
    case enumCase(EnumCase)
    /// Any other declaration: its keyword.
    case other(String)
}

/// A case of an enumeration with the values that belong to it.
struct EnumCase {
    /// The name as source writes it.
    var name: String
    /// The label and the type of each associated value; nil without a label.
    var parameters: [(label: String?, type: String)]
}

/// A variable or constant of a type.
struct Property {
    var attributes: [Attribute]
    var modifiers: [String]
    /// `var` or `let`.
    var keyword: String
    /// The name without backticks.
    var name: String
    /// The type annotation as written.
    var type: String?
    /// The initial value as written.
    var value: String?
    /// The first words of its accessors, such as `get`, `didSet`; empty without accessors.
    var accessors: [String]

    /// Whether it is computed by a getter.
    var isComputed: Bool { !accessors.isEmpty && !accessors.allSatisfy { ["didSet", "willSet"].contains($0) } }

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The name as source must write it.
    var writtenName: String { Property.keywords.contains(name) ? "`\(name)`" : name }

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.plainName == name } }

    /// The keywords that people use as names of properties.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]
}
