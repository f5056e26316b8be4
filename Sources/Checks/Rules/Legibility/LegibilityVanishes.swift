extension Rule {
    /// A text, or a symbol that stands for itself, that has the same color as its ground. On a tinted or clear Home Screen all opaque
    /// shapes are white, in StandBy a background is gone, on the Lock Screen brightness is opacity.
    static let legibilityVanishes = Rule(
        "legibility.vanishes", .warning, "A text or a symbol has the same color as what is behind it.", limit: Limit(1.3, "to 1"),
        .picture { picture, limit in
            let gone = picture.texts.filter { picture.vanishes($0, limit: limit) }
            let ending = picture.look.isDark && picture.look.isStandard ? " in dark appearance." : "."
            // A shape that turns white is one finding, whatever is on it.
            if gone.count > 3 {
                var match = Match(
                    "\(gone.count) texts have the same color as what is behind them, such as \(Quoted.text(gone[0].text))" + ending,
                    subject: gone[0].text, view: gone[0].view)
                match.frame = gone.dropFirst().reduce(gone[0].view.frame) { $0.union($1.view.frame) }
                return [match]
            }
            let texts = gone.map { text in
                Match(
                    "\(Quoted.text(text.text)) has the same color as what is behind it" + ending, subject: text.text, view: text.view)
            }
            let images = picture.tellingImages.filter { ($0.contrast ?? limit) < limit }
            return texts + images.map { image in
                Match(
                    "The \(image.words) has the same color as what is behind it" + ending, subject: image.name ?? "image", view: image.view)
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
