extension Rule {
    /// A word or number that goes on in the next line without a hyphen, because it is wider than its room. In the Dynamic Island it
    /// is a note, because the widths of the regions are guesses.
    static let textBroken = Rule(
        "text.broken", .warning, "A word is broken between two letters, because it is wider than its room.",
        .picture { picture, _ in
            picture.texts.filter { $0.breaksWord && $0.isVisible && !$0.isEastAsian }.map { text in
                var match = Match(
                    "\(Quoted.text(text.text)) goes on in the next line inside a word, which is wider than its room.", subject: text.text,
                    view: text.view)
                if picture.look.stretchesTexts || picture.surface == .island { match.severity = .note }
                return match
            }
        })
}

extension TextFacts {
    /// Whether there are Chinese, Japanese or Korean characters, between which lines may end.
    fileprivate var isEastAsian: Bool {
        text.unicodeScalars.contains { (0x1100...0x11FF).contains($0.value) || (0x2E80...0xD7FF).contains($0.value) }
    }
}
