import Foundation
import Synchronization

/// Looks up localized strings: `.strings` and `.stringsdict` in `.lproj` folders, and String Catalogs (`.xcstrings`).
package enum LocalizedStringTable {
    /// What a bundle's table has for `key` in the language of `locale`, or `nil`.
    ///
    /// Languages are tried from the locale's own to its plain language; then the development language, then `Base`.
    /// - Parameters:
    ///   - table: the table's name; `nil` and the empty string mean `Localizable`.
    ///   - bundle: where to look; `nil` and the main bundle mean the host's resource folders, then the main bundle.
    package static func format(forKey key: String, table: String?, bundle: Bundle?, locale: Locale) -> LocalizedFormat? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
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

    /// A look-up in the main bundle; most texts are asked for again and again.
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
            for language in languages(of: locale) {
                if let format = tables[language]?[key] { return format }
            }
            for language in [tables.developmentLanguage, "Base"] {
                if let format = tables[language.lowercased()]?[key] { return format }
            }
        }
        return nil
    }

    /// The text for a key with its values in its places; the default value where no table has the key.
    /// - Parameter readsMarkdown: whether the inline Markdown of the text becomes attributes.
    package static func text(
        key: String, defaultValue: String.LocalizationValue, table: String?, bundle: Bundle?, locale: Locale,
        readsMarkdown: Bool = false
    ) -> AttributedString {
        let format =
            format(forKey: key, table: table, bundle: bundle, locale: locale) ?? LocalizedFormat(defaultValue.key)
        return readsMarkdown
            ? format.markdownText(arguments: defaultValue.arguments, locale: locale)
            : format.text(arguments: defaultValue.arguments, locale: locale)
    }

    static func text(of resource: LocalizedStringResource, readsMarkdown: Bool = false) -> AttributedString {
        text(
            key: resource.key, defaultValue: resource.defaultValue, table: resource.table,
            bundle: resource.bundle.bundle, locale: resource.locale, readsMarkdown: readsMarkdown)
    }

    private static func folders(of bundle: Bundle?) -> [URL] {
        let own = bundle ?? .main
        let hosted = own == .main ? HostEnvironment.current.resourceFolders : []
        return hosted + [own.resourceURL ?? own.bundleURL]
    }

    /// The names a locale's language goes by in folders and catalogs, from the most exact to the plainest, lower case.
    static func languages(of locale: Locale) -> [String] {
        let language = locale.language
        guard let code = language.languageCode?.identifier.lowercased() else { return [] }
        // The script is part of the name only where it sets apart, as in Chinese; the region gives it there.
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
