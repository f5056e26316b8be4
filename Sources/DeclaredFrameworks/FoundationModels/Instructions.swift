/// What a model is told about its task.
public struct Instructions: Sendable {
    let text: String

    init(parts: [Instructions]) { text = parts.map(\.text).joined(separator: "\n") }
    init(text: String) { self.text = text }

    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}

public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

// `return` keeps the protocol's builder from making these out of themselves.
extension Instructions: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions { return self }
}

extension String: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions { return Instructions(text: self) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        return Instructions(parts: map(\.instructionsRepresentation))
    }
}

@resultBuilder public struct InstructionsBuilder {
    public static func buildBlock<each I>(_ components: repeat each I) -> Instructions
    where repeat each I: InstructionsRepresentable {
        var parts: [Instructions] = []
        repeat parts.append((each components).instructionsRepresentation)
        return Instructions(parts: parts)
    }

    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        Instructions(parts: instructions.map(\.instructionsRepresentation))
    }
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        instructions ?? Instructions(parts: [])
    }
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        instructions.instructionsRepresentation
    }
    public static func buildExpression<I>(_ expression: I) -> I where I: InstructionsRepresentable { expression }
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
}
