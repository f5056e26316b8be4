import Foundation

/// A parameter of a widget's configuration as the command line shows it, for App Intents and for the older Intents.
package struct ConfigurationParameter: Hashable, Sendable {
    /// A value that can be chosen.
    package struct Choice: Hashable, Sendable {
        /// The text that selects the value.
        package var text: String
        /// The name that people see.
        package var title: String

        package init(text: String, title: String) {
            self.text = text
            self.title = title
        }
    }

    /// The name of the property in the source.
    package var name: String
    /// The name that people see.
    package var title: String
    /// A description of valid values: "a whole number", "one of the choices" …
    package var expectation: String
    /// Whether the parameter can be without a value.
    package var isOptional: Bool
    /// The current value in the form of an argument, or `nil` if there is none.
    package var value: String?
    /// The values to choose from, or `nil` if every value that meets the expectation is valid.
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
