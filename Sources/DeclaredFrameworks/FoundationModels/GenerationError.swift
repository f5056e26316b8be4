extension LanguageModelSession {
    /// The reason why a model does not answer.
    public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
            public let underlyingErrors: [any Error]

            public init(debugDescription: String, underlyingErrors: [any Error] = []) {
                (self.debugDescription, self.underlyingErrors) = (debugDescription, underlyingErrors)
            }
        }

        /// A model's refusal, which it explains on request.
        public struct Refusal: Sendable {
            public init(transcriptEntries: [Transcript.Entry]) {}

            public var explanation: Response<String> {
                get async throws { throw LanguageModelSession.unavailable }
            }
            public var explanationStream: ResponseStream<String> { ResponseStream() }
        }

        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize: "The conversation is too long."
            case .assetsUnavailable: "The model is unavailable."
            case .guardrailViolation: "The content is likely to be unsafe."
            case .unsupportedGuide: "A guide is not supported."
            case .unsupportedLanguageOrLocale: "The language is not supported."
            case .decodingFailure: "The answer has another form."
            case .rateLimited: "There are too many requests."
            case .concurrentRequests: "The session is responding to another request."
            case .refusal: "The model refused to answer."
            }
        }

        public var recoverySuggestion: String? { nil }

        public var failureReason: String? {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context),
                .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
                .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
                context.debugDescription
            }
        }
    }

    /// The error of a tool that a model calls.
    public struct ToolCallError: Error, LocalizedError {
        public var tool: any Tool
        public var underlyingError: any Error

        public init(tool: any Tool, underlyingError: any Error) {
            (self.tool, self.underlyingError) = (tool, underlyingError)
        }

        public var errorDescription: String? { underlyingError.localizedDescription }
    }
}
