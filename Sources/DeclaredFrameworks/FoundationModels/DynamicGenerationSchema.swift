/// A schema that a program makes while it runs.
public struct DynamicGenerationSchema: Sendable {
    let name: String?
    let schema: GenerationSchema
    /// The names of the schemas that this one refers to.
    let references: [String]

    private init(name: String?, _ schema: GenerationSchema, references: [String]) {
        (self.name, self.schema, self.references) = (name, schema, references)
    }

    public init(name: String, description: String? = nil, properties: [Property]) {
        let all = properties.map {
            GenerationSchema.Property(
                name: $0.name, description: $0.description, keywords: $0.schema.schema.keywords, isOptional: $0.isOptional)
        }
        self.init(
            name: name, GenerationSchema(name: name, description: description, properties: all),
            references: properties.flatMap(\.schema.references))
    }

    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        self.init(
            name: name,
            GenerationSchema(name: name, description: description, schemas: choices.map(\.schema.content)),
            references: choices.flatMap(\.references))
    }

    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        self.init(name: name, GenerationSchema(name: name, description: description, choices: choices), references: [])
    }

    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        var keywords = GenerationGuide<[Never]>(minimumCount: minimumElements, maximumCount: maximumElements).rule
        (keywords["type"], keywords["items"]) = ("array".generatedContent, itemSchema.schema.content)
        self.init(name: nil, GenerationSchema(keywords: keywords), references: itemSchema.references)
    }

    public init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value: Generable {
        self.init(name: nil, Value.generationSchema.applying(guides), references: [])
    }

    public init(referenceTo name: String) {
        let keywords = ["$ref": "#/$defs/\(name)".generatedContent]
        self.init(name: nil, GenerationSchema(keywords: keywords), references: [name])
    }

    /// A property of an object.
    public struct Property: Sendable {
        let name: String
        let description: String?
        let schema: DynamicGenerationSchema
        let isOptional: Bool

        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            (self.name, self.description, self.schema, self.isOptional) = (name, description, schema, isOptional)
        }
    }
}
