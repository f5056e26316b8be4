extension Rule {
    /// A text that ends in an ellipsis, because its room is too small. A view that limits the lines of content expects that of long
    /// content, and large text or a long language cut more than the author has seen: these are notes. So is what the Dynamic Island
    /// cuts, because the widths of its regions are guesses.
    static let textTruncated = Rule(
        "text.truncated", .warning, "A text is cut off, and an ellipsis stands for the rest.",
        .picture { picture, _ in
            picture.texts.filter { $0.isTruncated && $0.isVisible }.map { text in
                var sentence = "\(Quoted.text(text.text)) is cut off"
                if text.scale < 0.995 { sentence += ", although it is scaled to \(Quoted.percent(text.scale))" }
                if let limit = text.lineLimit, text.lines.count >= limit {
                    sentence += " after " + (limit == 1 ? "its only line" : Quoted.count(limit, "line"))
                }
                var match = Match(sentence + ".", subject: text.text, view: text.view)
                let isBounded = text.key == nil && !text.isFigure && text.lineLimit.map { text.lines.count >= $0 } == true
                if isBounded || picture.look.stretchesTexts || picture.surface == .island { match.severity = .note }
                return match
            }
        })
}

extension TextFacts {
    /// Whether a user can read the text, or should be able to.
    var isVisible: Bool { isDrawn && !view.isRedacted }

    /// Whether the text is a number, a price, a time or the like, which says something else without its end.
    var isFigure: Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic).count
        return text.contains(where: \.isNumber) && letters <= 3
    }
}

extension Look {
    /// Whether texts take more room than on a new phone.
    var stretchesTexts: Bool { has(.typeSize) || has(.boldText) || has(.longLanguage) || has(.rightToLeft) }
}
