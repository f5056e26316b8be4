extension Rule {
    /// A text that has the same color as its ground. On a tinted Home Screen all opaque shapes are white, in StandBy a background
    /// is gone, on the Lock Screen brightness is opacity.
    static let legibilityVanishes = Rule(
        "legibility.vanishes", .warning, "A text has the same color as what is behind it.", limit: Limit(1.3, "to 1"),
        .picture { picture, limit in
            picture.texts.compactMap { text in
                guard picture.vanishes(text, limit: limit) else { return nil }
                var words = "\(Quoted.text(text.text)) has the same color as what is behind it"
                if picture.look.isDark && picture.look.isStandard { words += " in dark appearance" }
                return Match(words + ".", subject: text.text, view: text.view)
            }
        })
}

extension PictureFacts {
    /// Whether letters are there that nobody can see.
    func vanishes(_ text: TextFacts, limit: Double = 1.3) -> Bool {
        guard text.isMeasured, let luminance = text.luminance else { return false }
        let (light, dark) = (max(luminance.text, luminance.ground), min(luminance.text, luminance.ground))
        return (light + 0.05) / (dark + 0.05) < limit
    }
}
