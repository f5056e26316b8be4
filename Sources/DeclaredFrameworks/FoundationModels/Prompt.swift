/// What a model is asked.
public struct Prompt: Sendable {
    let text: String

    init(parts: [Prompt]) { text = parts.map(\.text).joined(separator: "\n") }
    init(text: String) { self.text = text }

    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

// `return` keeps the protocol's builder from making these out of themselves.
extension Prompt: PromptRepresentable {
    public var promptRepresentation: Prompt { return self }
}

extension String: PromptRepresentable {
    public var promptRepresentation: Prompt { return Prompt(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt {
        return Prompt(parts: map(\.promptRepresentation))
    }
}

@resultBuilder public struct PromptBuilder {
    public static func buildBlock<each P>(_ components: repeat each P) -> Prompt
    where repeat each P: PromptRepresentable {
        var parts: [Prompt] = []
        repeat parts.append((each components).promptRepresentation)
        return Prompt(parts: parts)
    }

    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        Prompt(parts: prompts.map(\.promptRepresentation))
    }
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildOptional(_ prompts: Prompt?) -> Prompt {
        prompts ?? Prompt(parts: [])
    }
    public static func buildLimitedAvailability(_ prompts: some PromptRepresentable) -> Prompt {
        prompts.promptRepresentation
    }
    public static func buildExpression<P>(_ expression: P) -> P where P: PromptRepresentable { expression }
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
}
