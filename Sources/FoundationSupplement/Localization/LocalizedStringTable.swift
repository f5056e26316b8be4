import Foundation
import Synchronization

/// Lookup of localized strings in `.strings` and `.stringsdict` files of `.lproj` folders, and in String Catalogs
/// (`.xcstrings`).
package enum LocalizedStringTable {
    /// Returns the text for `key` in the language of `locale`, which may be a pseudo-language: that of a bundle's table, or
    /// else `text`. All localizable texts come from here.
    package static func format(
        forKey key: String, or text: LocalizedFormat, table: String?, bundle: Bundle?, locale: Locale
    ) -> LocalizedFormat {
        let format = format(forKey: key, table: table, bundle: bundle, locale: locale) ?? text
        return PseudoLanguage(locale)?.format(format, of: locale) ?? format
    }

    /// Returns the entry for `key` in a bundle's table, in the language of `locale`, or `nil`.
    ///
    /// The lookup tries the locale's own language first and then the plain language, then the development language,
    /// then `Base`.
    /// - Parameters:
    ///   - table: The name of the table. `nil` and the empty string stand for `Localizable`.
    ///   - bundle: The bundle to search. `nil` and the main bundle stand for the host's resource folders and then the
    /// main
    ///     bundle.
    private static func format(forKey key: String, table: String?, bundle: Bundle?, locale: Locale) -> LocalizedFormat? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        LookedUpKeys.note(key, table: name)
        guard bundle == nil else { return find(key, in: name, bundle: bundle, locale: locale) }
        let question = Question(
            key: key, table: name, locale: locale.identifier, folders: HostEnvironment.current.resourceFolders)
        if let known = answers.withLock({ $0[question] }) { return known }
        let answer = find(key, in: name, bundle: nil, locale: locale)
        answers.withLock { answers in
            if answers.count >= 4096 { answers.removeAll() }
            answers[question] = .some(answer)
        }
        return answer
    }

    /// A lookup in the main bundle. Most texts are requested repeatedly.
    private struct Question: Hashable {
        let key: String
        let table: String
        let locale: String
        let folders: [URL]
    }

    private static let answers = Mutex<[Question: LocalizedFormat?]>([:])

    private static func find(_ key: String, in name: String, bundle: Bundle?, locale: Locale) -> LocalizedFormat? {
        for folder in folders(of: bundle) {
            let tables = loadedTables(named: name, in: folder)
            for language in LanguageMatch.names(for: locale, among: tables.languages) {
                if let format = tables[language]?[key] { return format }
            }
            for language in [tables.developmentLanguage, "Base"] {
                if let format = tables[language.lowercased()]?[key] { return format }
            }
        }
        return nil
    }

    /// Returns the text for a key with its values inserted, or the default value if no table contains the key.
    /// - Parameter readsMarkdown: Whether the inline Markdown of the text becomes attributes.
    package static func text(
        key: String, defaultValue: String.LocalizationValue, table: String?, bundle: Bundle?, locale: Locale,
        readsMarkdown: Bool = false
    ) -> AttributedString {
        var format = LocalizedFormat(defaultValue.key)
        // Texts in the sources are in the development language.
        format.language = HostEnvironment.current.developmentLanguage
        format = self.format(forKey: key, or: format, table: table, bundle: bundle, locale: locale)
        return readsMarkdown
            ? format.markdownText(arguments: defaultValue.arguments, locale: locale)
            : format.text(arguments: defaultValue.arguments, locale: locale)
    }

    static func text(of resource: LocalizedStringResource, readsMarkdown: Bool = false) -> AttributedString {
        text(
            key: resource.key, defaultValue: resource.defaultValue, table: resource.table,
            bundle: resource.bundle.bundle, locale: resource.locale, readsMarkdown: readsMarkdown)
    }

    /// The folders that a bundle's resources are looked for in.
    static func folders(of bundle: Bundle?) -> [URL] {
        let own = bundle ?? .main
        let hosted = own == .main ? HostEnvironment.current.resourceFolders : []
        return hosted + [own.resourceURL ?? own.bundleURL]
    }

    /// Returns the names of a locale's language in folders and catalogs, from the most specific to the plainest, in
    /// lowercase.
    static func languages(of locale: Locale) -> [String] {
        let language = locale.language
        guard let code = language.languageCode?.identifier.lowercased() else { return [] }
        // The script is part of the name only where it distinguishes languages, as in Chinese. The region determines it
        // there.
        let script = language.script?.identifier.lowercased()
        let region = language.region?.identifier.lowercased()
        var names: [String] = []
        if let script, let region { names.append("\(code)-\(script)-\(region)") }
        if let region { names.append("\(code)-\(region)") }
        if let script { names.append("\(code)-\(script)") }
        names.append(code)
        return names
    }

    private static let loaded = Mutex<[String: StringTables]>([:])

    private static func loadedTables(named name: String, in folder: URL) -> StringTables {
        let identifier = folder.path + "\u{0}" + name
        return loaded.withLock { tables in
            if let known = tables[identifier] { return known }
            let read = StringTables(named: name, in: folder)
            tables[identifier] = read
            return read
        }
    }
}
