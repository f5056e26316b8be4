extension Rule {
    /// A key that neither the run nor a string in the sources names. Off by default: tables are often shared with the app.
    static let languageUnused = Rule(
        "language.unused", .note, "A text of a string table is used nowhere.", isOnByDefault: false,
        .program { program, _, _ in
            guard let mentioned = program.mentionedKeys else { return [] }
            let tables = Dictionary(grouping: program.keys) { [$0.table, $0.path] }
            return tables.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, keys in
                guard !isForSystem(keys) else { return nil }
                let unused = keys.filter { key in
                    !mentioned.contains(key.key) && !program.usedKeys.contains(.init(key.key, table: key.table))
                }.sorted { $0.key < $1.key }
                guard let first = unused.first else { return nil }
                let names = LanguageName.list(unused.map { Quoted.text($0.key) })
                return Match(
                    "No source of the extension uses \(names) of the table \(first.table).", subject: first.table, place: first.place)
            }
        })

    /// Whether the system looks the keys up: phrases of App Shortcuts, and texts of an intent's definition, whose keys are six letters
    /// and digits that Xcode makes up.
    private static func isForSystem(_ keys: [ProgramFacts.Key]) -> Bool {
        if keys.first?.table == "AppShortcuts" { return true }
        return keys.allSatisfy { $0.key.prefix { $0 != "-" }.wholeMatch(of: #/[A-Za-z0-9]{6}/#) != nil }
            && keys.contains { $0.key.contains(where: \.isNumber) }
    }
}
