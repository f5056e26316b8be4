extension Rule {
    /// A text that `minimumScaleFactor(_:)` makes far smaller than its font. Off by default, because large numbers that shrink are a
    /// usual design.
    static let textScaled = Rule(
        "text.scaled", .note, "A text is scaled down to less than 60% of its font's size.", limit: Limit(0.6, "of the font's size"),
        isOnByDefault: false,
        .picture { picture, limit in
            picture.texts.filter { $0.scale < limit - 0.005 && $0.isVisible && !picture.look.stretchesTexts }.map { text in
                let isSmallest = text.scale <= text.minimumScale + 0.005
                return Match(
                    "\(Quoted.text(text.text)) is scaled to \(Quoted.percent(text.scale)) of its size"
                        + (isSmallest ? ", the least that its view allows." : "."),
                    subject: text.text, view: text.view)
            }
        })
}
