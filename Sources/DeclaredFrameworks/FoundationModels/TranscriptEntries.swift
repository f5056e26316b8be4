extension Transcript {
    public struct Instructions: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Segment]
        public var toolDefinitions: [ToolDefinition]

        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
        }

        public var description: String { segments.map(\.description).joined(separator: "\n") }
    }

    public struct ToolDefinition: Sendable, Equatable {
        public var name: String
        public var description: String

        public init(name: String, description: String, parameters: GenerationSchema) {
            (self.name, self.description) = (name, description)
        }

        public init(tool: some Tool) { (name, description) = (tool.name, tool.description) }
    }

    public struct Prompt: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Segment]
        public var options: GenerationOptions
        public var responseFormat: ResponseFormat?

        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            (self.id, self.segments, self.options, self.responseFormat) = (id, segments, options, responseFormat)
        }

        public var description: String { segments.map(\.description).joined(separator: "\n") }
    }

    public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection, CustomStringConvertible {
        public var id: String
        private let calls: [ToolCall]

        public init<S>(id: String = UUID().uuidString, _ calls: S) where S: Sequence, S.Element == ToolCall {
            (self.id, self.calls) = (id, Array(calls))
        }

        public subscript(position: Int) -> ToolCall { calls[position] }
        public var startIndex: Int { calls.startIndex }
        public var endIndex: Int { calls.endIndex }
        public var description: String { calls.map(\.description).joined(separator: "\n") }
    }

    public struct ToolCall: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var toolName: String
        public var arguments: GeneratedContent

        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }

        public var description: String { "\(toolName)(\(arguments.jsonString))" }
    }

    public struct ToolOutput: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var toolName: String
        public var segments: [Segment]

        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }

        public var description: String { segments.map(\.description).joined(separator: "\n") }
    }

    public struct Response: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var assetIDs: [String]
        public var segments: [Segment]

        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }

        public var description: String { segments.map(\.description).joined(separator: "\n") }
    }
}
