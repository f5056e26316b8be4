// Values that a model writes as JSON knows them.

extension Never: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(keywords: [:]) }
    public init(_ content: GeneratedContent) throws { throw content.failure("There is no value of this type.") }
    public var generatedContent: GeneratedContent { switch self {} }
}

extension Bool: Generable {
    public static var generationSchema: GenerationSchema { .plain("boolean") }
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.failure("This is neither true nor false.") }
        self = value
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension String: Generable {
    public static var generationSchema: GenerationSchema { .plain("string") }
    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.failure("This is no string.") }
        self = value
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Int: Generable {
    public static var generationSchema: GenerationSchema { .plain("integer") }
    public init(_ content: GeneratedContent) throws {
        guard let value = Int(exactly: try content.number()) else { throw content.failure("This is no whole number.") }
        self = value
    }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Float: Generable {
    public static var generationSchema: GenerationSchema { .plain("number") }
    public init(_ content: GeneratedContent) throws { self = Float(try content.number()) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
    public static var generationSchema: GenerationSchema { .plain("number") }
    public init(_ content: GeneratedContent) throws { self = try content.number() }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Decimal: Generable {
    public static var generationSchema: GenerationSchema { .plain("number") }
    public init(_ content: GeneratedContent) throws { self = Decimal(try content.number()) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue)) }
}

extension GeneratedContent {
    fileprivate func number() throws -> Double {
        guard case .number(let value) = kind else { throw failure("This is no number.") }
        return value
    }
}

extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    public static var generationSchema: GenerationSchema {
        GenerationSchema(keywords: ["type": "array".generatedContent, "items": Element.generationSchema.content])
    }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws { self = try content.elements().map { try Element($0) } }
}

extension Optional: InstructionsRepresentable, PromptRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}

extension GenerationID: Generable {
    public static var generationSchema: GenerationSchema { .plain("string") }
    public init(_ content: GeneratedContent) throws { self = content.id ?? GenerationID() }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .null, id: self) }
}
