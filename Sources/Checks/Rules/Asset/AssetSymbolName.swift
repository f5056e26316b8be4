extension Rule {
    /// A symbol that no system has, because its name is misspelled. A name that is like no other may be that of a newer system.
    static let assetSymbolName = Rule(
        "asset.symbol-name", .warning, "A symbol's name is misspelled, so its place stays empty.",
        .picture { picture, _ in
            picture.images.compactMap { image in
                guard image.source == .symbol, let name = image.name, !image.meantSymbols.isEmpty else { return nil }
                let meant = image.meantSymbols.map(Quoted.text).joined(separator: " or ")
                return Match(
                    "There is no symbol \(Quoted.text(name)), so nothing is drawn. Did you mean \(meant)?", subject: name,
                    view: image.view)
            }
        })
}
