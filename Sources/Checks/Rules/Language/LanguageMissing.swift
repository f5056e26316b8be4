extension Rule {
    /// A text of the widgets without a translation in a language that its table has. Only keys that the run looked up count: tables
    /// are often shared with the app. The text of the development language takes its place.
    static let languageMissing = Rule(
        "language.missing", .warning, "A text that a widget shows has no translation in one of its table's languages.",
        .program { program, _, _ in
            let tables = Dictionary(grouping: program.keys) { [$0.table, $0.path] }
            return tables.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { name, keys -> [Match] in
                let used = keys.filter { !$0.isUntranslated && program.usedKeys.contains(.init($0.key, table: $0.table)) }
                    .sorted { $0.key < $1.key }
                let languages = Set(keys.flatMap(\.translations.keys)).subtracting(["base", program.languages.first ?? "en"])
                return languages.sorted().compactMap { language in
                    // Without other words than names and signs, a text is the same in all languages.
                    let missing = used.filter { !$0.isTranslated(in: language) && $0.key.contains(where: \.isLetter) }
                    guard let first = missing.first else { return nil }
                    let texts = LanguageName.list(missing.map { Quoted.text($0.key) })
                    return Match(
                        "The table \(first.table) has no \(LanguageName.of(language)) for \(texts), so users see another language.",
                        subject: "\(first.table) \(language)", place: first.place)
                }
            }
        })
}
