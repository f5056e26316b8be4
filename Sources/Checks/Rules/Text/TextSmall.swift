import Foundation

extension Rule {
    /// A text that is smaller than Apple's smallest text style. Human Interface Guidelines, Typography: "Minimum size 11 pt".
    static let textSmall = Rule(
        "text.small", .warning, "A text is smaller than the smallest size that Apple recommends.", limit: Limit(11, "points"),
        .picture { picture, limit in
            picture.texts.filter { $0.smallestFontSize < limit - 0.05 && $0.isVisible }.map { text in
                let size = Quoted.number(text.smallestFontSize)
                var match = Match(
                    "\(Quoted.text(text.text)) is " + (text.scale < 0.995 ? "scaled down to \(size) points" : "\(size) points large")
                        + "; the smallest legible size is \(Quoted.number(limit)).",
                    subject: text.text, view: text.view)
                if picture.look.stretchesTexts { match.severity = .note }
                return match
            }
        })
}
