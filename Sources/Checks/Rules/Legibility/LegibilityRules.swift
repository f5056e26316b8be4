extension RuleCatalog {
    /// Rules about whether content can be told from what is behind it.
    static let legibilityRules: [Rule] = [
        .legibilityContrast, .legibilityContrastAA, .legibilitySymbolContrast, .legibilityFaint, .legibilityWallpaper,
        .legibilityVanishes, .legibilityFlatImage, .legibilityColorAlone,
    ]
}
