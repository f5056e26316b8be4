extension RuleCatalog {
    /// Rules about images, colors, symbols and fonts.
    static let assetRules: [Rule] = [.assetImage, .assetColor, .assetFont, .assetSymbol, .assetSymbolName, .assetDark]
}
