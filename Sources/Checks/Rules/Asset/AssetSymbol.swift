extension Rule {
    /// A symbol that came with a later system than the oldest one that the extension runs on, where its place stays empty.
    static let assetSymbol = Rule(
        "asset.symbol", .warning, "A symbol is newer than the oldest system that the extension runs on.",
        .program { program, pictures, _ in
            guard let oldest = program.deploymentTarget else { return [] }
            let used = pictures.reduce(into: Set<String>()) { $0.formUnion($1.images) }
            return used.sorted().compactMap { name in
                guard let version = program.newSymbols[name] else { return nil }
                let picture = pictures.first { $0.images.contains(name) }
                return Match(
                    "The symbol \(Quoted.text(name)) came with iOS \(version), and the extension runs on iOS \(oldest), where nothing is "
                        + "drawn in its place. Use an older symbol there (if #available).",
                    subject: name, place: picture?.imagePlaces[name], picture: picture?.name, form: picture?.form)
            }
        })
}
