/// A declaration at file scope or in a type.
struct SwiftDeclaration: Equatable {
    /// The code that can use a declaration. A declaration in a private type is private, too.
    enum Visibility: Comparable { case module, package, everyone }

    /// `struct`, `func`, `var` and so on.
    var keyword: String
    /// The name, with the labels of its parameters: `frame(width:height:)`. An extension has its type's name.
    var name: String
    /// The line of the keyword, counted from 1.
    var line: Int
    var visibility: Visibility
    var isDocumented: Bool
    var isOverride: Bool
    /// The names of the types around it, the outermost first.
    var types: [String]
    /// The keyword of the declaration around it; empty at file scope.
    var surrounding: String
    /// What the inheritance clause of a type, protocol or extension names.
    var inherited: [String] = []
    /// The path of the file from the project's folder, where a file was read.
    var file = ""

    static let typeKeywords: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]

    var isType: Bool { Self.typeKeywords.contains(keyword) }
    var isProperty: Bool { keyword == "var" || keyword == "let" }
    /// The name behind those of the types around it.
    var path: String { (types + [name]).joined(separator: ".") }
}
