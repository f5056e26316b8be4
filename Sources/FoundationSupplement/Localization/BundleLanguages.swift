import Foundation

/// The languages that a bundle's texts are in.
package struct BundleLanguages: Sendable {
    /// The languages as the bundle names them, in alphabetical order. `Base` stands for the development language.
    package let names: [String]
    /// The language of the sources, in which the bundle's texts are where no other language is chosen.
    package let development: String

    private let normalized: Set<String>
    /// Whether each bundle has its texts in the user's language, also where this one has none in it.
    private let isMixed: Bool

    /// Reads the languages of a bundle that lies in these folders: its `.lproj` folders, its String Catalogs, and its
    /// Info.plist. A file that cannot be read counts as missing.
    package init(of folders: [URL]) {
        var names: Set<String> = []
        var development: String?
        var isMixed = false
        for folder in folders {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            names.formUnion(entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
            let values = BundleLanguages.infoPlist(in: folder)
            names.formUnion(values["CFBundleLocalizations"] as? [String] ?? [])
            isMixed = isMixed || values["CFBundleAllowMixedLocalizations"] as? Bool ?? false
            // A build setting in the place of the region is not known here.
            if development == nil, let region = values["CFBundleDevelopmentRegion"] as? String, !region.hasPrefix("$") {
                development = region
            }
            for entry in entries.sorted() where entry.hasSuffix(".xcstrings") {
                guard let catalog = BundleLanguages.catalog(folder.appendingPathComponent(entry)) else { continue }
                names.formUnion(catalog.languages)
                if entry == "Localizable.xcstrings", development == nil { development = catalog.sourceLanguage }
            }
        }
        self.names = names.sorted()
        self.isMixed = isMixed
        self.development = LanguageMatch.normalized(development ?? "en")
        normalized = Set(names.map(LanguageMatch.normalized))
    }

    private static func catalog(_ file: URL) -> StringCatalog? {
        FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
    }

    private static func infoPlist(in folder: URL) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Info.plist").path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
    }

    /// The name of the language that suits a locale; nil where there is none.
    package func name(for locale: Locale) -> String? {
        guard let match = LanguageMatch.names(for: locale, among: normalized).first else { return nil }
        return names.first { LanguageMatch.normalized($0) == match }
    }

    /// Returns the locale in which a device of the user's locale runs the bundle: without texts in the user's language, it
    /// has the development language in the user's region, unless it allows each bundle its own. A pseudo-language stands for
    /// the development language too.
    package func locale(for user: Locale) -> Locale {
        if let language = PseudoLanguage(user) { return language.locale(ofSourcesIn: development, for: user) }
        if isMixed { return user }
        let known = normalized.union([development])
        guard LanguageMatch.names(for: user, among: known).isEmpty else { return user }
        let language = Locale.Language(identifier: development)
        var components = Locale.Components(locale: user)
        components.languageComponents = Locale.Language.Components(
            languageCode: language.languageCode,
            script: development.split(separator: "-").contains { $0.count == 4 } ? language.script : nil,
            region: user.region)
        return Locale(components: components)
    }
}
