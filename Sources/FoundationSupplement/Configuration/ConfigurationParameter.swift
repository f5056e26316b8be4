import Foundation

/// A parameter of a widget's configuration, as a person at a terminal sees it; the same for App Intents and the older
/// Intents.
package struct ConfigurationParameter: Hashable, Sendable {
    /// A value to choose.
    package struct Choice: Hashable, Sendable {
        /// What to write for the value.
        package var text: String
        /// The name people see.
        package var title: String

        package init(text: String, title: String) {
            self.text = text
            self.title = title
        }
    }

    /// The name of the property in the source.
    package var name: String
    /// The name people see.
    package var title: String
    /// What to write for a value: "a whole number", "one of the choices" …
    package var expectation: String
    /// Whether the parameter may go without a value.
    package var isOptional: Bool
    /// The value it has now, as it would be written; nil where it has none.
    package var value: String?
    /// The values to choose from; nil where any value that meets the expectation will do.
    package var choices: [Choice]?

    package init(
        name: String, title: String, expectation: String, isOptional: Bool, value: String?, choices: [Choice]?
    ) {
        self.name = name
        self.title = title
        self.expectation = expectation
        self.isOptional = isOptional
        self.value = value
        self.choices = choices
    }
}
