import Foundation

extension AttributedString {
    /// Options for the conversion of Markdown to an attributed string.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The syntax that the parser supports.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks (paragraphs, headings, lists, quotes, code) and inline syntax.
            case full = 0
            /// Inline syntax. Line breaks become spaces.
            case inlineOnly = 1
            /// Inline syntax. White space and line breaks are preserved.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// The behavior for invalid Markdown. Every text is valid, so no failure occurs.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible = 1
        }

        /// Whether `^[text](attribute: value)` shows as `text` instead of literally.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text, which does not affect a picture.
        public var languageCode: String?
        /// Whether runs contain their source position, which does not affect a picture.
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
