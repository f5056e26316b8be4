import Foundation

extension RuleCatalog {
    /// Rules about string tables.
    static let languageRules: [Rule] = [
        .languageMissing, .languageArguments, .languagePlural, .languageUnlocalized, .languageUnused,
    ]
}

extension ProgramFacts.Key {
    /// Where the table lies.
    var place: SourceLocation { SourceLocation(path: path) }

    /// The table's name with its key in sentences.
    var words: String { "\(Quoted.text(key)) of the table \(table)" }

    /// Whether a language, or the language that it is a variety of, has a translation.
    func isTranslated(in language: String) -> Bool {
        if translations[language] != nil { return true }
        guard let end = language.lastIndex(of: "-") else { return false }
        return isTranslated(in: String(language[..<end]))
    }
}

/// Names of languages in sentences.
enum LanguageName {
    /// Returns the English name of a language: `de` is German.
    static func of(_ language: String) -> String {
        Locale(identifier: "en_US").localizedString(forIdentifier: language) ?? language
    }

    /// Returns names in a row: `A`, `A and B`, `A, B and C`; of more than four, the first three and their number.
    static func list(_ names: [String]) -> String {
        let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
        return shown.count < 2 ? shown.joined() : shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    }
}
