/// What the compiler asks about a macro that is attached to a declaration.
struct MacroRequest {
    /// The name of the macro's type, such as `PersistentModel`.
    let macro: String
    /// `accessor`, `memberAttribute`, `member`, `peer`, `extension` …
    let role: String
    /// The attribute, such as `@Query(sort: \.name)`.
    let attribute: String
    /// The declaration that the macro is attached to.
    let declaration: String
    /// The type whose member the declaration is, for the role `memberAttribute`.
    let parent: String?
    /// The type that an extension must name, with those that enclose it.
    let extendedType: String?
    /// The protocols to which the type does not conform yet.
    let conformances: String?
    /// The declarations that enclose the macro, the innermost first; without their members.
    let context: [String]

    /// Reads the request from the compiler's message.
    init?(_ message: [String: Any]) {
        func source(_ key: String) -> String? { (message[key] as? [String: Any])?["source"] as? String }
        guard let macro = message["macro"] as? [String: Any], let type = macro["typeName"] as? String,
            let role = message["macroRole"] as? String, let attribute = source("attributeSyntax"),
            let declaration = source("declSyntax")
        else { return nil }
        (self.macro, self.role, self.attribute, self.declaration) = (type, role, attribute, declaration)
        parent = source("parentDeclSyntax")
        extendedType = source("extendedTypeSyntax")
        conformances = source("conformanceListSyntax")
        context = (message["lexicalContext"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
    }

    /// The arguments of the attribute with their parentheses; empty without.
    var arguments: String {
        var reader = SourceReader(attribute)
        return reader.readAttribute()?.arguments ?? ""
    }
}
