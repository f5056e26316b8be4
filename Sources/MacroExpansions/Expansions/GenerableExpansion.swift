/// The expansion of `@Generable` of a structure: its schema, its content, and a type of parts that may not be there yet.
enum GenerableExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard let type = TypeDeclaration(request.declaration) else { return nil }
        let isEnum = type.keyword == "enum"
        switch request.role {
        case "member":
            let description = description(in: request.arguments)
            return isEnum ? GenerableEnumExpansion.members(of: type, description) : members(of: type, description)
        case "extension":
            guard let name = request.extendedType, request.conformances?.isEmpty == false else { return nil }
            let body = isEnum ? GenerableEnumExpansion.initializer(of: type) : initializer(of: type)
            return "extension \(name): FoundationModels.Generable {\n\(body)\n}"
        default: return nil
        }
    }

    /// Returns the argument of the schema's description with a comma behind it; empty without.
    private static func description(in arguments: String) -> String {
        let inner = String(arguments.dropFirst().dropLast())
        return inner.isEmpty ? "" : "\(inner), "
    }

    private static func members(of type: TypeDeclaration, _ description: String) -> String {
        let access = type.access
        let all = properties(of: type)
        let content = all.map { "(\"\($0.name)\", \($0.written) as any FoundationModels.ConvertibleToGeneratedContent)" }
        return """
            nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self, \(description)properties: [
            \(lines(all.map { "\(schema(of: $0))," }, by: 8))
                ])
            }

            nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
                FoundationModels.GeneratedContent(properties: [
            \(lines(content.map { "\($0)," }, by: 8))
                ] as [(String, any FoundationModels.ConvertibleToGeneratedContent)], uniquingKeysWith: { $1 })
            }

            \(partialType(all, access))
            """
    }

    /// The type of what there is of a value while a model makes it.
    private static func partialType(_ all: [Part], _ access: String) -> String {
        var (fields, reads): ([String], [String]) = ([], [])
        if !all.contains(where: { $0.name == "id" }) {
            fields.append("\(access)var id: FoundationModels.GenerationID")
            reads.append("self.id = content.id ?? FoundationModels.GenerationID()")
        }
        for part in all {
            if part.name == "id", part.type.hasSuffix("GenerationID") {
                fields.append("\(access)var id: FoundationModels.GenerationID")
                reads.append("self.id = content.id ?? FoundationModels.GenerationID()")
            } else {
                fields.append("\(part.name == "id" ? access : part.access)var \(part.written): (\(part.type)).PartiallyGenerated?")
                reads.append("self.\(part.written) = try content.value(forProperty: \"\(part.name)\")")
            }
        }
        return """
            nonisolated \(access)struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
            \(lines(fields, by: 4))
                nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
            \(lines(reads, by: 8))
                }
            }
            """
    }

    private static func initializer(of type: TypeDeclaration) -> String {
        let reads = properties(of: type).map { "self.\($0.written) = try content.value(forProperty: \"\($0.name)\")" }
        return """
                nonisolated \(type.access)init(_ content: FoundationModels.GeneratedContent) throws {
            \(lines(reads, by: 8))
                }
            """
    }

    static func lines(_ lines: [String], by depth: Int) -> String {
        lines.map { String(repeating: " ", count: depth) + $0 }.joined(separator: "\n")
    }
}

// MARK: Properties

extension GenerableExpansion {
    /// A stored property that a model can fill.
    private struct Part {
        let name: String
        /// The name as source must write it.
        let written: String
        let type: String
        /// Its access with a space behind it; empty where it has none of its own.
        let access: String
        /// The arguments of `@Guide` without their parentheses; empty without.
        let guide: String
    }

    private static func properties(of type: TypeDeclaration) -> [Part] {
        type.members.compactMap { member in
            guard case .property(let property) = member, !property.isStatic, !property.isComputed, let kind = property.type,
                !(property.keyword == "let" && property.value != nil)
            else { return nil }
            let guide = property.attribute("Guide")?.arguments ?? ""
            let access = property.modifiers.first { ["public", "package", "private", "fileprivate"].contains($0) }
            return Part(
                name: property.name, written: property.writtenName, type: kind, access: access.map { "\($0) " } ?? "",
                guide: String(guide.dropFirst().dropLast()))
        }
    }

    /// The property in the schema. A guide's arguments are its description, if there is one, and rules.
    private static func schema(of part: Part) -> String {
        var (description, guides): (String?, [String]) = (nil, [])
        for argument in arguments(in: part.guide) {
            if argument.hasPrefix("description") { description = argument } else { guides.append(argument) }
        }
        var arguments = ["name: \"\(part.name)\""]
        if let description { arguments.append(description) }
        arguments.append("type: \(part.type).self")
        if !guides.isEmpty { arguments.append("guides: [\(guides.joined(separator: ", "))]") }
        return "FoundationModels.GenerationSchema.Property(\(arguments.joined(separator: ", ")))"
    }

    /// The arguments of a call.
    private static func arguments(in source: String) -> [String] {
        var reader = SourceReader(source)
        var (arguments, start): ([String], Int) = ([], 0)
        while let token = reader.token {
            if token.is(",") {
                arguments.append(reader.text(from: start))
                reader.advance()
                start = reader.index
            } else {
                reader.skipBalanced()
            }
        }
        let last = reader.text(from: start)
        return last.isEmpty ? arguments : arguments + [last]
    }
}
