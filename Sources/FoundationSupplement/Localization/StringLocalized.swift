import Foundation

extension String {
    /// The string that a table has for a key, with the key's interpolations in its places.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = LocalizedStringTable.text(
            key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle, locale: locale)
        self.init(text.characters)
    }

    /// The string that a table has for a key, or the default value where it has none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = LocalizedStringTable.text(
            key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
        self.init(text.characters)
    }

    /// The string that a resource stands for.
    public init(localized resource: LocalizedStringResource) {
        self.init(LocalizedStringTable.text(of: resource).characters)
    }
}

extension AttributedString {
    /// How localized strings become attributed ones.
    public struct LocalizationOptions: Sendable {
        /// Values for the places of the string, in place of its own.
        public var replacements: [any CVarArg & Sendable]?
        /// Marks what filled the places; no attribute of it shows in a picture.
        public var applyReplacementIndexAttribute = false
        /// Agreement of words with each other; strings stay as they are written.
        public var inflect = true

        public init() {}
    }

    /// The string that a table has for a key, its inline Markdown read.
    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = .init(), table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringTable.text(
            key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle, locale: locale,
            readsMarkdown: true)
    }

    /// The string that a table has for a key, or the default value where it has none, its inline Markdown read.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions = .init(),
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringTable.text(
            key: "\(key)", defaultValue: defaultValue, table: table, bundle: bundle, locale: locale,
            readsMarkdown: true)
    }

    /// The string that a resource stands for, its inline Markdown read.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedStringTable.text(of: resource, readsMarkdown: true)
    }

    /// The string that a resource stands for, its inline Markdown read.
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self.init(localized: resource)
    }
}
