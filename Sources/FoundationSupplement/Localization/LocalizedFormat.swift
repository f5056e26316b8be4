import Foundation

/// What a table of localized strings has for a key: a format and its plural forms.
public struct LocalizedFormat: Equatable, Sendable {
    /// The forms of one named place, and which argument chooses among them.
    public struct Substitution: Equatable, Sendable {
        /// The argument counted from 0 whose number chooses the form; `nil` where the format's place says it.
        public var argumentIndex: Int?
        /// How the number is written at `%arg`.
        public var argumentSpecifier: String
        /// The formats, by plural category.
        public var forms: [PluralCategory: String]
        /// Whether the forms are the string itself, not a part of it, so that their places start at the first argument.
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

    /// The format with `arguments` in its places, written for `locale`.
    ///
    /// A place whose argument is missing reads `(null)`, as in Foundation. A format without arguments is no format:
    /// "100 % cotton" stays what it is.
    public func text(arguments: [FormatArgument], locale: Locale) -> AttributedString {
        FormatFilling(format: self, arguments: arguments, locale: locale).text()
    }

    /// The format with its inline Markdown read, then `arguments` in its places: what an argument says is no
    /// Markdown, and takes on the emphasis and the link of its place.
    public func markdownText(arguments: [FormatArgument], locale: Locale) -> AttributedString {
        FormatFilling(format: self, arguments: arguments, locale: locale).markdownText()
    }
}
