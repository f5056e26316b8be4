import Foundation

extension AttributedString {
    /// Options for the values that are inserted into a localized string.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Marks inserted values with their index. The attribute does not affect a picture.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 2)
    }

    /// Creates the string for a key in a table, with its inline Markdown parsed.
    @_disfavoredOverload public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
    }

    /// Creates the string for a key in a table, or from the default value if the table does not contain the key, with
    /// its inline Markdown parsed.
    @_disfavoredOverload public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
    }
}
