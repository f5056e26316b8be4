import Foundation

/// The choice of a language among those that there are texts in. Names of languages are in lowercase with hyphens.
enum LanguageMatch {
    /// Older names of languages and of their folders.
    private static let aliases = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl", "japanese": "ja",
        "spanish": "es", "danish": "da", "finnish": "fi", "norwegian": "nb", "swedish": "sv", "portuguese": "pt",
        "korean": "ko", "no": "nb", "iw": "he", "in": "id",
    ]

    /// Returns the name of a language in lowercase with hyphens.
    static func normalized(_ language: String) -> String {
        let name = language.replacingOccurrences(of: "_", with: "-").lowercased()
        let code = name.prefix { $0 != "-" }
        return (aliases[String(code)] ?? String(code)) + name.dropFirst(code.count)
    }

    /// Returns the available names that suit a locale, the best first; none where its language is not available. A
    /// pseudo-language is made of the texts in the sources' language.
    static func names(for locale: Locale, among available: Set<String>) -> [String] {
        let locale = PseudoLanguage.sources(of: locale) ?? locale
        var chain = LocalizedStringTable.languages(of: locale)
        guard let code = chain.last else { return [] }
        // Regions share a variety of their language before the plain language.
        let shared = ["es": (except: "ES", name: "es-419"), "en": (except: "US", name: "en-gb")][code]
        if let shared, let region = locale.language.region?.identifier, region != shared.except {
            chain.insert(shared.name, at: chain.count - 1)
        }
        let exact = chain.filter(available.contains)
        guard exact.isEmpty else { return exact }
        let script = locale.language.script
        return available.filter { name in
            guard name.prefix(while: { $0 != "-" }) == code else { return false }
            let other = Locale.Language(identifier: name).script
            return script == nil || other == nil || other == script
        }.sorted()
    }
}
