/// What was said in a session.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
    private var entries: [Entry]

    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

    public subscript(index: Int) -> Entry { entries[index] }
    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }

    public enum Entry: Sendable, Identifiable, Equatable, CustomStringConvertible {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)

        public var id: String {
            switch self {
            case .instructions(let value): value.id
            case .prompt(let value): value.id
            case .toolCalls(let value): value.id
            case .toolOutput(let value): value.id
            case .response(let value): value.id
            }
        }

        public var description: String {
            switch self {
            case .instructions(let value): value.description
            case .prompt(let value): value.description
            case .toolCalls(let value): value.description
            case .toolOutput(let value): value.description
            case .response(let value): value.description
            }
        }
    }

    public enum Segment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        case text(TextSegment)
        case structure(StructuredSegment)

        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }

        public var description: String {
            switch self {
            case .text(let segment): segment.description
            case .structure(let segment): segment.description
            }
        }
    }

    public struct TextSegment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var content: String

        public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }

        public var description: String { content }
    }

    public struct StructuredSegment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var source: String
        public let content: GeneratedContent

        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }

        public var description: String { content.jsonString }
    }

    public struct ResponseFormat: Sendable, Equatable, CustomStringConvertible {
        public let name: String

        public init<Content>(type: Content.Type) where Content: Generable { name = String(describing: type) }
        public init(schema: GenerationSchema) {
            if case .string(let title) = schema.keywords["title"]?.kind { name = title } else { name = "" }
        }

        public var description: String { name }
    }
}
