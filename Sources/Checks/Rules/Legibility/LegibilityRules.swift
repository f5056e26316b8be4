extension RuleCatalog {
    /// Rules about whether content can be told from what is behind it.
    static let legibilityRules: [Rule] = [
        .legibilityContrast, .legibilityContrastAA, .legibilitySymbolContrast, .legibilityWallpaper, .legibilityVanishes,
        .legibilityFlatImage, .legibilityColorAlone,
    ]
}
