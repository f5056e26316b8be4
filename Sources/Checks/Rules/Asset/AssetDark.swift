extension Rule {
    /// A color or image without a dark variant, where most others of its catalog that the run used have one.
    static let assetDark = Rule(
        "asset.dark", .note, "A color or image has no dark variant, and its neighbors have one.",
        .program { program, pictures, _ in
            let images = pictures.reduce(into: Set<String>()) { $0.formUnion($1.images) }
            let used = program.assets.filter { asset in
                switch asset.form {
                case .image: images.contains(asset.name) && !asset.isTemplate
                case .color: program.usedColors.contains(asset.name)
                case .symbol: false
                }
            }
            return used.compactMap { asset in
                guard !asset.hasDarkVariant else { return nil }
                let others = used.filter { $0.form == asset.form && $0.catalog == asset.catalog && $0.name != asset.name }
                let dark = others.filter(\.hasDarkVariant).count
                // Most of them, and more than one: a single dark image is a special one.
                guard dark >= 2, dark * 2 > others.count else { return nil }
                let kind = asset.form == .color ? "color" : "image"
                return Match(
                    "The \(kind) \(Quoted.text(asset.name)) has no dark variant, which \(dark == others.count ? "all" : "most") other \(kind)s "
                        + "that the widgets use have.", subject: asset.name, place: SourceLocation(path: asset.path))
            }
        })
}
