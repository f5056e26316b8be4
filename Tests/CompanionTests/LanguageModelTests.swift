import FoundationModels
import Testing

/// Foundation Models as on a device that is not eligible: values hold, and requests throw.
@Suite struct LanguageModelTests {
    @Generable(description: "What a dish needs.")
    struct Recipe: Equatable {
        @Generable enum Course: String { case starter, main = "main course" }
        @Generable enum Amount: Equatable { case some, exactly(grams: Int), range(Int, Int) }
        @Generable struct Part: Equatable {
            var name: String
            @Guide(description: "How much.", .range(1...100)) var grams: Int?
            var amount = 1
        }

        @Guide(description: "A title, \"short\"") let title: String
        @Guide(description: "The parts", .count(1...3)) var parts: [Part]
        @Guide(.anyOf(["a", "b"])) var kind: String
        var course: Course
        var amount: Amount
        var isMain: Bool { course == .main }
    }

    private let recipe = Recipe(
        title: "Soup", parts: [Recipe.Part(name: "leek", grams: 200), Recipe.Part(name: "salt", grams: nil)], kind: "a",
        course: .main, amount: .range(1, 2))

    @Test func valuesBecomeContentAndComeBack() throws {
        let json = recipe.generatedContent.jsonString
        #expect(json.hasPrefix(#"{"title": "Soup", "parts": [{"name": "leek", "grams": 200}, {"name": "salt", "grams": null}], "kind": "a""#))
        #expect(json.hasSuffix(#""course": "main course", "amount": {"case": "range", "value1": 1, "value2": 2}}"#))
        #expect(try Recipe(GeneratedContent(json: json)) == recipe)
        #expect(recipe.asPartiallyGenerated().title == "Soup")
        let part = try Recipe.PartiallyGenerated(GeneratedContent(json: #"{"title": "So", "parts": [{"name": "le"}]}"#))
        #expect(part.title == "So" && part.parts?.first?.name == "le" && part.course == nil)
        #expect(throws: LanguageModelSession.GenerationError.self) { try Recipe(GeneratedContent(json: "{}")) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try Recipe.Course(GeneratedContent(json: #""dessert""#)) }
        let content = GeneratedContent(properties: ["yes": true, "no": Optional<Int>.none, "pi": 3.5])
        #expect(try content.value(Bool.self, forProperty: "yes") && content.value(Int?.self, forProperty: "no") == nil)
        #expect(content.debugDescription == #"{"yes": true, "no": null, "pi": 3.5}"#)
    }

    @Test func schemasHaveTheGuides() throws {
        let schema = Recipe.generationSchema.debugDescription
        #expect(schema.contains(#""description": "What a dish needs.""#) && schema.contains(#""title": "Recipe""#))
        #expect(schema.contains(#""parts": {"description": "The parts", "items": {"#) && schema.contains(#""maxItems": 3, "minItems": 1"#))
        #expect(schema.contains(#""kind": {"enum": ["a", "b"], "type": "string"}"#))
        #expect(schema.contains(#""grams": {"description": "How much.", "maximum": 100, "minimum": 1, "type": "integer"}"#))
        #expect(schema.contains(#""required": ["title", "parts", "kind", "course", "amount"]"#))
        let name = DynamicGenerationSchema.Property(name: "name", schema: DynamicGenerationSchema(type: String.self))
        let other = DynamicGenerationSchema.Property(name: "other", schema: DynamicGenerationSchema(referenceTo: "B"))
        let root = DynamicGenerationSchema(name: "A", properties: [name, other])
        #expect(throws: GenerationSchema.SchemaError.self) { try GenerationSchema(root: root, dependencies: []) }
        let choice = DynamicGenerationSchema(name: "B", anyOf: ["x", "y"])
        #expect(try GenerationSchema(root: root, dependencies: [choice]).debugDescription.contains(##""$ref": "#/$defs/B""##))
    }

    struct Find: Tool {
        let description = "Finds"
        @Generable struct Arguments { @Guide(.minimum(1)) let count: Int }
        func call(arguments: Arguments) async throws -> some PromptRepresentable { ["a", "b"] }
    }

    @Test func requestsThrow() async throws {
        let model = SystemLanguageModel(useCase: .contentTagging, guardrails: .permissiveContentTransformations)
        #expect(model.availability == .unavailable(.deviceNotEligible) && !SystemLanguageModel.default.isAvailable)
        #expect(!model.supportsLocale())
        let session = LanguageModelSession(model: model, tools: [Find()]) {
            "Be brief."
            if model.isAvailable { "Be kind." }
            for name in ["a", "b"] { name }
        }
        session.prewarm()
        guard case .instructions(let instructions)? = session.transcript.first else { throw CancellationError() }
        #expect(instructions.description.hasPrefix("Be brief.") && instructions.description.hasSuffix("a\nb"))
        #expect(instructions.toolDefinitions.map(\.name) == ["Find"] && !session.isResponding)
        #expect(LanguageModelSession().transcript.isEmpty && LanguageModelSession(instructions: "a").transcript.count == 1)
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "a") }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "a", generating: Recipe.self, options: GenerationOptions(sampling: .greedy, temperature: 0.3))
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await part in session.streamResponse(generating: Recipe.self, prompt: { "a" }) { _ = part.content.title }
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.streamResponse(to: "a").collect() }
    }
}
