extension Rule {
    /// A key that neither the run nor a string in the sources names. Off by default: tables are often shared with the app.
    static let languageUnused = Rule(
        "language.unused", .note, "A text of a string table is used nowhere.", isOnByDefault: false,
        .program { program, _, _ in
            guard let mentioned = program.mentionedKeys else { return [] }
            let tables = Dictionary(grouping: program.keys) { [$0.table, $0.path] }
            return tables.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, keys in
                let unused = keys.filter { key in
                    !mentioned.contains(key.key) && !program.usedKeys.contains(.init(key.key, table: key.table))
                }.sorted { $0.key < $1.key }
                guard let first = unused.first else { return nil }
                let names = LanguageName.list(unused.map { Quoted.text($0.key) })
                return Match(
                    "No source of the extension uses \(names) of the table \(first.table).", subject: first.table, place: first.place)
            }
        })
}
