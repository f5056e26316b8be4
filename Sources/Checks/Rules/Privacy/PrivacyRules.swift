extension RuleCatalog {
    /// Rules about what a locked phone shows.
    static let privacyRules: [Rule] = [.privacyReadable, .privacyRepeated]
}

extension TextFacts {
    /// Whether people can read the text in the picture.
    var isReadable: Bool { !view.isRedacted && isDrawn && text.contains { $0.isLetter || $0.isNumber } }
}
