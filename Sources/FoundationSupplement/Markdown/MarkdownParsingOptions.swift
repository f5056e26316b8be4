import Foundation

extension AttributedString {
    /// How Markdown becomes an attributed string.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// How much of Markdown counts.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks (paragraphs, headings, lists, quotes, code) and what is inside lines.
            case full = 0
            /// What is inside lines; line breaks become spaces.
            case inlineOnly = 1
            /// What is inside lines; white space and line breaks stay.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What happens when Markdown cannot be read. Every text is Markdown, so nothing fails.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible = 1
        }

        /// Whether `^[text](attribute: value)` shows as `text` rather than as it is written.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text; nothing in a picture depends on it.
        public var languageCode: String?
        /// Whether runs would carry their place in the source; nothing in a picture depends on it.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }
}
