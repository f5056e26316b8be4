/// The form of what a model makes: a JSON schema.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    /// The schema's keywords.
    let keywords: [String: GeneratedContent]

    init(keywords: [String: GeneratedContent]) { self.keywords = keywords }

    public var debugDescription: String { content.jsonString }

    var content: GeneratedContent { GeneratedContent(rule: keywords) }

    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        self.init(name: String(describing: type), description: description, properties: properties)
    }

    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(name: String(describing: type), description: description, choices: choices)
    }

    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        self.init(
            name: String(describing: type), description: description, schemas: types.map { $0.generationSchema.content })
    }

    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var definitions: [String: GeneratedContent] = [:]
        for schema in dependencies {
            guard let name = schema.name else { continue }
            if definitions[name] != nil {
                let context = SchemaError.Context(debugDescription: "Two schemas have the name \(name).")
                throw SchemaError.duplicateType(schema: root.name, type: name, context: context)
            }
            definitions[name] = schema.schema.content
        }
        var keywords = root.schema.keywords
        if !definitions.isEmpty { keywords["$defs"] = GeneratedContent(rule: definitions) }
        let missing = Set(([root] + dependencies).flatMap(\.references)).subtracting(definitions.keys)
            .subtracting([root.name].compactMap { $0 })
        if !missing.isEmpty {
            let context = SchemaError.Context(debugDescription: "No schema has the name \(missing.sorted()[0]).")
            throw SchemaError.undefinedReferences(schema: root.name, references: missing.sorted(), context: context)
        }
        self.init(keywords: keywords)
    }
}

// MARK: Forms

extension GenerationSchema {
    init(name: String, description: String?, properties: [Property]) {
        var keywords = GenerationSchema.heading(name, description)
        keywords["type"] = "object".generatedContent
        let contents = properties.map { ($0.name, $0.schema as any ConvertibleToGeneratedContent) }
        keywords["properties"] = GeneratedContent(properties: contents, uniquingKeysWith: { _, new in new })
        keywords["required"] = properties.filter { !$0.isOptional }.map(\.name).generatedContent
        self.init(keywords: keywords)
    }

    init(name: String, description: String?, choices: [String]) {
        var keywords = GenerationSchema.heading(name, description)
        (keywords["type"], keywords["enum"]) = ("string".generatedContent, choices.generatedContent)
        self.init(keywords: keywords)
    }

    init(name: String, description: String?, schemas: [GeneratedContent]) {
        var keywords = GenerationSchema.heading(name, description)
        keywords["anyOf"] = GeneratedContent(kind: .array(schemas))
        self.init(keywords: keywords)
    }

    private static func heading(_ name: String, _ description: String?) -> [String: GeneratedContent] {
        var keywords = ["title": name.generatedContent]
        keywords["description"] = description?.generatedContent
        return keywords
    }

    /// The schema of a type that JSON knows.
    static func plain(_ type: String) -> GenerationSchema { GenerationSchema(keywords: ["type": type.generatedContent]) }
}

extension GenerationSchema {
    /// A property of an object.
    public struct Property: Sendable {
        let name: String
        let schema: GeneratedContent
        let isOptional: Bool

        init(name: String, description: String?, keywords: [String: GeneratedContent], isOptional: Bool) {
            var keywords = keywords
            if let description { keywords["description"] = description.generatedContent }
            (self.name, schema, self.isOptional) = (name, GeneratedContent(rule: keywords), isOptional)
        }

        public init<Value>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            let keywords = Value.generationSchema.applying(guides).keywords
            self.init(name: name, description: description, keywords: keywords, isOptional: false)
        }

        public init<Value>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            let keywords = Value.generationSchema.applying(guides).keywords
            self.init(name: name, description: description, keywords: keywords, isOptional: true)
        }

        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
        ) {
            self.init(
                name: name, description: description, keywords: GenerationSchema.plain("string").keywords, isOptional: false)
        }

        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
        ) {
            self.init(
                name: name, description: description, keywords: GenerationSchema.plain("string").keywords, isOptional: true)
        }
    }

    /// Returns the schema with the rules of guides; a later rule wins.
    func applying<Value>(_ guides: [GenerationGuide<Value>]) -> GenerationSchema {
        var keywords = keywords
        for guide in guides { keywords.merge(guide.rule) { $1 } }
        return GenerationSchema(keywords: keywords)
    }
}

extension GenerationSchema {
    public enum SchemaError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
            public let underlyingErrors: [any Error]

            public init(debugDescription: String, underlyingErrors: [any Error] = []) {
                (self.debugDescription, self.underlyingErrors) = (debugDescription, underlyingErrors)
            }
        }

        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)

        public var errorDescription: String? {
            switch self {
            case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context),
                .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
                context.debugDescription
            }
        }
        public var recoverySuggestion: String? { nil }
    }
}
