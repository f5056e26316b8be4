import ArgumentParser

/// The name of a value, as an option gives it.
///
/// Parsing keeps any text, because the parser's own refusal would not suggest a similar name. `value(for:)` refuses
/// unknown names.
package struct ValueName<Value: NamedValue>: Hashable, Sendable {
    /// The text of the command line.
    package let text: String

    /// Creates the name with any text.
    package init(_ text: String) { self.text = text }

    /// The name as the list spells it; the text itself if no value has the name.
    package var spelling: String { Value.allNamed.first { $0.name.lowercased() == text.lowercased() }?.name ?? text }

    /// Returns the value with the name. Uppercase and lowercase letters are the same.
    ///
    /// - Parameter option: the option, for the message.
    /// - Throws: `ProgramFailure` that suggests similar names and lists all if no value has the name.
    package func value(for option: String) throws -> Value {
        try Choice.of(text, for: option, in: Value.allNamed, name: \.name).value
    }
}

extension ValueName: ExpressibleByArgument {
    /// Keeps the argument's text.
    package init(argument: String) { self.init(argument) }

    package var defaultValueDescription: String { text }

    package static var allValueStrings: [String] { Value.allNamed.map(\.name) }

    package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
