/// The declaration of a type or an extension: its head, and its members.
struct TypeDeclaration {
    let attributes: [Attribute]
    /// `class`, `actor`, `struct`, `enum` or `extension`.
    let keyword: String
    /// The name, or the extended type.
    let name: String
    let members: [Member]
    /// What follows the name up to the members: what the type inherits, and what its parameters must be.
    let inheritance: String
    private let modifiers: [String]

    /// Reads a declaration; nil if the source declares no type.
    init?(_ source: String) {
        var reader = SourceReader(source)
        attributes = reader.readAttributes()
        var modifiers: [String] = []
        while let token = reader.token, !TypeDeclaration.keywords.contains(token.text) {
            modifiers.append(token.text)
            reader.skipBalanced()
        }
        self.modifiers = modifiers
        guard let keyword = reader.token else { return nil }
        self.keyword = keyword.text
        reader.advance()
        let start = reader.index
        while let token = reader.token, token.kind == .word || token.is("."), !token.is("where") { reader.advance() }
        name = reader.text(from: start)
        let heading = reader.index
        while let token = reader.token, !token.is("{") { reader.skipBalanced() }
        inheritance = reader.text(from: heading)
        let opening = reader.index
        reader.skipBalanced()
        let body = reader.text(from: opening)
        members = body.count < 2 ? [] : MemberReader.members(in: String(body.dropFirst().dropLast()))
    }

    /// The access of its members that must be seen wherever the type is.
    var access: String {
        if modifiers.contains("public") || modifiers.contains("open") { return "public " }
        return modifiers.contains("package") ? "package " : ""
    }

    /// Whether no class inherits from it.
    var isFinal: Bool { modifiers.contains("final") }

    /// Whether classes of other modules may inherit from it.
    var isOpen: Bool { modifiers.contains("open") }

    private static let keywords: Set<String> = ["class", "actor", "struct", "enum", "extension", "protocol"]
}
