import Foundation

/// The entry of a key in a table of localized strings: a format and its plural forms.
public struct LocalizedFormat: Equatable, Sendable {
    /// The forms of a named placeholder, and the argument that selects one.
    public struct Substitution: Equatable, Sendable {
        /// The index, counted from 0, of the argument whose number selects the form, or `nil` if the format's
        /// placeholder determines it.
        public var argumentIndex: Int?
        /// The format of the number at `%arg`.
        public var argumentSpecifier: String
        /// The formats, by plural category.
        public var forms: [PluralCategory: String]
        /// Whether the forms are the whole string, so that their placeholders start at the first argument.
        public var isWholeString: Bool

        public init(
            argumentIndex: Int?, argumentSpecifier: String = "lld", forms: [PluralCategory: String],
            isWholeString: Bool = false
        ) {
            self.argumentIndex = argumentIndex
            self.argumentSpecifier = argumentSpecifier
            self.forms = forms
            self.isWholeString = isWholeString
        }
    }

    public var format: String
    public var substitutions: [String: Substitution]

    public init(_ format: String, substitutions: [String: Substitution] = [:]) {
        self.format = format
        self.substitutions = substitutions
    }

    /// Returns the format with `arguments` inserted, written for `locale`.
    ///
    /// A placeholder without an argument becomes `(null)`, as in Foundation. Without arguments, the text is not a
    /// format: "100 % cotton" does not change.
    public func text(arguments: [FormatArgument], locale: Locale) -> AttributedString {
        FormatFilling(format: self, arguments: arguments, locale: locale).text()
    }

    /// Returns the format with its inline Markdown parsed and then `arguments` inserted. Arguments are not parsed as
    /// Markdown, and get the emphasis and the link of their placeholder.
    public func markdownText(arguments: [FormatArgument], locale: Locale) -> AttributedString {
        FormatFilling(format: self, arguments: arguments, locale: locale).markdownText()
    }
}
