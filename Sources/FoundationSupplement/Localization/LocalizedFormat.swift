import Foundation

/// The entry of a key in a table of localized strings: a format and its plural forms.
package struct LocalizedFormat: Equatable, Sendable {
    /// The forms of a named placeholder, and the argument that selects one.
    package struct Substitution: Equatable, Sendable {
        /// The index, counted from 0, of the argument whose number selects the form, or `nil` if the format's
        /// placeholder determines it.
        package var argumentIndex: Int?
        /// The format of the number at `%arg`.
        package var argumentSpecifier: String
        /// The formats, by plural category.
        package var forms: [PluralCategory: String]
        /// Whether the forms are the whole string, so that their placeholders start at the first argument.
        package var isWholeString: Bool

        package init(
            argumentIndex: Int?, argumentSpecifier: String = "lld", forms: [PluralCategory: String],
            isWholeString: Bool = false
        ) {
            self.argumentIndex = argumentIndex
            self.argumentSpecifier = argumentSpecifier
            self.forms = forms
            self.isWholeString = isWholeString
        }
    }

    /// The text with its placeholders (`%@`, `%lld`, `%#@name@`).
    package var format: String
    /// The plural forms of the named placeholders, by name.
    package var substitutions: [String: Substitution]
    /// The language of the text, whose grammar it follows; nil where it is not known.
    package var language: String?

    /// Creates an entry from its format. A format without named placeholders has no substitutions.
    package init(_ format: String, substitutions: [String: Substitution] = [:]) {
        self.format = format
        self.substitutions = substitutions
    }

    /// Returns the format with `arguments` inserted, written for `locale`.
    ///
    /// A placeholder without an argument becomes `(null)`, as in Foundation. Without arguments, the text is not a
    /// format: "100 % cotton" does not change.
    package func text(arguments: [FormatArgument], locale: Locale) -> AttributedString {
        FormatFilling(format: self, arguments: arguments, locale: locale).text()
    }

    /// Returns the format with its inline Markdown parsed and then `arguments` inserted. Arguments are not parsed as
    /// Markdown, and get the emphasis and the link of their placeholder.
    package func markdownText(arguments: [FormatArgument], locale: Locale) -> AttributedString {
        FormatFilling(format: self, arguments: arguments, locale: locale).markdownText()
    }
}
