/// A conversation with a model. Its requests throw, because no model is available.
public final class LanguageModelSession: Sendable, Observable {
    /// The instructions, and what an earlier session has said.
    public let transcript: Transcript
    public var isResponding: Bool { false }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
        self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        var entries: [Transcript.Entry] = []
        if instructions != nil || !tools.isEmpty {
            let segments = instructions.map { [Transcript.Segment.text(Transcript.TextSegment(content: $0.text))] } ?? []
            entries = [
                .instructions(
                    Transcript.Instructions(
                        segments: segments, toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) })),
            ]
        }
        self.init(model: model, tools: tools, transcript: Transcript(entries: entries))
    }

    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
        self.transcript = transcript
    }

    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// What a model has answered.
    public struct Response<Content> where Content: Generable {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// The error of every request.
    static var unavailable: GenerationError {
        .assetsUnavailable(
            GenerationError.Context(debugDescription: "The device is not eligible for Apple Intelligence."))
    }
}

// MARK: Text

extension LanguageModelSession {
    @discardableResult public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions(),
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Response<String> { throw LanguageModelSession.unavailable }

    @discardableResult public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions(),
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Response<String> { throw LanguageModelSession.unavailable }

    @discardableResult public func respond(
        options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation,
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw LanguageModelSession.unavailable
    }

    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> { ResponseStream() }

    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> { ResponseStream() }

    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> {
        _ = try prompt()
        return ResponseStream()
    }
}

// MARK: Schemas

extension LanguageModelSession {
    @discardableResult public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation
    ) async throws -> Response<GeneratedContent> { throw LanguageModelSession.unavailable }

    @discardableResult public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation
    ) async throws -> Response<GeneratedContent> { throw LanguageModelSession.unavailable }

    @discardableResult public func respond(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        isolation: isolated (any Actor)? = #isolation, @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        _ = try prompt()
        throw LanguageModelSession.unavailable
    }

    public func streamResponse(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> { ResponseStream() }

    public func streamResponse(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<GeneratedContent> { ResponseStream() }

    public func streamResponse(
        schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<GeneratedContent> {
        _ = try prompt()
        return ResponseStream()
    }
}

// MARK: Types

extension LanguageModelSession {
    @discardableResult public func respond<Content>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation
    ) async throws -> Response<Content> where Content: Generable { throw LanguageModelSession.unavailable }

    @discardableResult public func respond<Content>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation
    ) async throws -> Response<Content> where Content: Generable { throw LanguageModelSession.unavailable }

    @discardableResult public func respond<Content>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), isolation: isolated (any Actor)? = #isolation,
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> where Content: Generable {
        _ = try prompt()
        throw LanguageModelSession.unavailable
    }

    public func streamResponse<Content>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> where Content: Generable { ResponseStream() }

    public func streamResponse<Content>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> where Content: Generable { ResponseStream() }

    public func streamResponse<Content>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> where Content: Generable {
        _ = try prompt()
        return ResponseStream()
    }
}
