/// The expansion of `@Generable` of an enumeration: a string where no case has values, else an object with the case's name.
enum GenerableEnumExpansion {
    static func members(of type: TypeDeclaration, _ description: String) -> String {
        let all = cases(of: type)
        let names = all.map { isRaw(type) ? "Self.\($0.name).rawValue" : "\"\(plain($0.name))\"" }
        let switches = all.map { "case .\($0.name)\(pattern($0)): \(content(of: $0, in: type))" }
        return """
            nonisolated \(type.access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self, \(description)anyOf: [\(names.joined(separator: ", "))])
            }

            nonisolated \(type.access)var generatedContent: FoundationModels.GeneratedContent {
                switch self {
            \(GenerableExpansion.lines(switches, by: 4))
                }
            }
            """
    }

    static func initializer(of type: TypeDeclaration) -> String {
        let all = cases(of: type)
        let hasValues = all.contains { !$0.parameters.isEmpty }
        let tests = all.map { value in
            let name = isRaw(type) ? "Self.\(value.name).rawValue" : "\"\(plain(value.name))\""
            return "if name == \(name) { self = .\(value.name)\(reads(value)); return }"
        }
        let name = hasValues ? "content.value(String.self, forProperty: \"case\")" : "content.value(String.self)"
        return """
                nonisolated \(type.access)init(_ content: FoundationModels.GeneratedContent) throws {
                    let name = try \(name)
            \(GenerableExpansion.lines(tests, by: 8))
                    throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
                        FoundationModels.LanguageModelSession.GenerationError.Context(debugDescription: "There is no case \\(name)."))
                }
            """
    }

    private static func cases(of type: TypeDeclaration) -> [EnumCase] {
        type.members.compactMap { if case .enumCase(let value) = $0 { value } else { nil } }
    }

    private static func isRaw(_ type: TypeDeclaration) -> Bool {
        Tokenizer.tokens(in: type.inheritance).contains { $0.is("String") }
    }

    private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

    /// The key of an associated value in the object.
    private static func key(_ index: Int, of value: EnumCase) -> String {
        value.parameters[index].label ?? (value.parameters.count == 1 ? "value" : "value\(index + 1)")
    }

    private static func pattern(_ value: EnumCase) -> String {
        if value.parameters.isEmpty { return "" }
        return "(\(value.parameters.indices.map { "let part\($0)" }.joined(separator: ", ")))"
    }

    private static func content(of value: EnumCase, in type: TypeDeclaration) -> String {
        let name = isRaw(type) ? "rawValue" : "\"\(plain(value.name))\""
        guard cases(of: type).contains(where: { !$0.parameters.isEmpty }) else { return "\(name).generatedContent" }
        let parts = ["\"case\": \(name)"] + value.parameters.indices.map { "\"\(key($0, of: value))\": part\($0)" }
        return "FoundationModels.GeneratedContent(properties: [\(parts.joined(separator: ", "))])"
    }

    private static func reads(_ value: EnumCase) -> String {
        if value.parameters.isEmpty { return "" }
        let parts = value.parameters.enumerated().map { index, parameter in
            let label = parameter.label.map { "\($0): " } ?? ""
            return "\(label)try content.value(forProperty: \"\(key(index, of: value))\")"
        }
        return "(\(parts.joined(separator: ", ")))"
    }
}
