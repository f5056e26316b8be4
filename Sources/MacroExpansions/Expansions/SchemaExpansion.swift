/// The expansion of `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)`: the protocol with what a schema gives, and the
/// wrappers of plain properties.
enum SchemaExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        switch request.role {
        case "memberAttribute":
            guard let property = MemberReader.property(in: request.declaration) else { return nil }
            return wrapper(of: property, for: request.macro)
        case "extension":
            // The compiler names the protocols that the type lacks. One that another inherits has to be among them, too.
            guard let type = request.extendedType, let lacking = request.conformances.flatMap(TypeDeclaration.init)?.inheritance,
                !lacking.isEmpty, let declaration = TypeDeclaration(request.declaration)
            else { return nil }
            let protocols = lacking.split { ":, ".contains($0) }.map { "AppIntents.\($0.split(separator: ".").last ?? $0)" }
            let kind = request.macro.dropFirst("Schema".count)
            let property = "    \(declaration.access)static var __assistantSchema\(kind): AppIntents.AssistantSchemas.\(kind)Schema {"
            let value = "        AppIntents.AssistantSchemas.\(kind)Schema\(request.arguments)"
            return "extension \(type): \(protocols.joined(separator: ", ")) {\n\(property)\n\(value)\n    }\n}"
        default: return nil
        }
    }

    /// Returns the attribute that makes a property one that the system sees. Apple's macro knows which properties a schema has. Here,
    /// all stored ones of an intent are its parameters, and those of an entity whose type the system knows are its properties.
    private static func wrapper(of property: Property, for macro: String) -> String? {
        guard property.keyword == "var", !property.isStatic, !property.isComputed, property.attributes.isEmpty,
            property.value == nil, property.accessors.isEmpty, let type = property.type
        else { return nil }
        if macro == "SchemaIntent" { return "@AppIntents.IntentParameter" }
        guard macro == "SchemaEntity", property.name != "id", property.name != "displayRepresentation" else { return nil }
        let plain = type.filter { !"[]?! ".contains($0) }
        return known.contains(plain) ? "@AppIntents.EntityProperty" : nil
    }

    private static let known: Set<String> = [
        "AttributedString", "Bool", "CLPlacemark", "Date", "DateComponents", "Decimal", "Double", "Duration", "Int", "IntentFile",
        "IntentPerson", "String", "URL",
    ]
}
