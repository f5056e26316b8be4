public protocol ConvertibleFromGeneratedContent {
    init(_ content: GeneratedContent) throws
}

public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var instructionsRepresentation: Instructions { return Instructions(text: generatedContent.jsonString) }
    public var promptRepresentation: Prompt { return Prompt(text: generatedContent.jsonString) }
}

/// A type whose values a model makes.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    public func asPartiallyGenerated() -> PartiallyGenerated {
        // Content that a value has made has its form.
        try! PartiallyGenerated(generatedContent)
    }
}

extension Optional where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

/// Makes a structure or an enumeration one that a model can make.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) = #externalMacro(module: "DarkroomMacros", type: "Generable")

/// Describes a property to a model. `@Generable` reads it.
@attached(peer) public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "DarkroomMacros", type: "Marker") where T: Generable

@attached(peer) public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "DarkroomMacros", type: "Marker")

@attached(peer) public macro Guide(description: String) = #externalMacro(module: "DarkroomMacros", type: "Marker")
