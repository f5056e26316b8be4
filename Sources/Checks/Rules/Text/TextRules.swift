extension RuleCatalog {
    /// Rules about how texts fit.
    static let textRules: [Rule] = [.textTruncated, .textBroken, .textClipped, .textScaled, .textSmall]
}
