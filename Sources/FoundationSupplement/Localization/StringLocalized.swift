import Foundation

extension String {
    /// Creates the string for a key in a table, with the key's interpolations inserted.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = LocalizedStringTable.text(
            key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle, locale: locale)
        self.init(text.characters)
    }

    /// Creates the string for a key in a table, or from the default value if the table does not contain the key.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = LocalizedStringTable.text(
            key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
        self.init(text.characters)
    }

    /// Creates the string of a resource.
    public init(localized resource: LocalizedStringResource) {
        self.init(LocalizedStringTable.text(of: resource).characters)
    }
}

extension AttributedString {
    /// Options for the conversion of localized strings to attributed strings.
    public struct LocalizationOptions: Sendable {
        /// Values for the placeholders, instead of the string's own.
        public var replacements: [any CVarArg & Sendable]?
        /// Whether inserted values are marked with their index. The attribute does not affect a picture.
        public var applyReplacementIndexAttribute = false
        /// Whether words agree with numbers. Strings do not change.
        public var inflect = true

        public init() {}
    }

    /// Creates the string for a key in a table, with its inline Markdown parsed.
    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = .init(), table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringTable.text(
            key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle, locale: locale,
            readsMarkdown: true)
    }

    /// Creates the string for a key in a table, or from the default value if the table does not contain the key, with
    /// its inline Markdown parsed.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions = .init(),
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringTable.text(
            key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle, locale: locale,
            readsMarkdown: true)
    }

    /// Creates the string of a resource, with its inline Markdown parsed.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedStringTable.text(of: resource, readsMarkdown: true)
    }

    /// Creates the string of a resource, with its inline Markdown parsed.
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self.init(localized: resource)
    }
}
