import Foundation

extension Rule {
    /// The shortest text that is looked for elsewhere: shorter ones are in others by chance.
    private static let shortest = 4

    /// A private text whose characters another view shows, or VoiceOver reads, on a locked phone.
    static let privacyRepeated = Rule(
        "privacy.repeated", .warning, "A private text is readable in another place on a locked phone.",
        .picture { picture, _ in
            guard picture.look.has(.locked), !picture.isPlaceholder else { return [] }
            let hidden = picture.texts.filter { $0.view.isRedacted && $0.view.isPrivacySensitive && $0.text.count >= shortest }
            let secrets = Set(hidden.map(\.text).filter { text in text.contains { $0.isLetter || $0.isNumber } }).sorted()
            guard !secrets.isEmpty else { return [] }
            func secret(in text: String) -> String? { secrets.first { holds(text, $0) } }
            let texts = picture.texts.filter { $0.isReadable && !$0.view.isPrivacySensitive }.compactMap { text -> Match? in
                secret(in: text.text).map {
                    Match(
                        "\(Quoted.text(text.text)) shows the private text \(Quoted.text($0)) on a locked phone. Mark it with "
                            + ".privacySensitive() too.", subject: text.text, view: text.view)
                }
            }
            let labels = picture.images.compactMap { image -> Match? in
                guard let label = image.writtenLabel, let secret = secret(in: label), !image.view.isAccessibilityHidden else { return nil }
                return Match(
                    "The label \(Quoted.text(label)) of an image tells the private text \(Quoted.text(secret)) on a locked phone.",
                    subject: label, view: image.view)
            }
            return texts + labels
        })

    /// Whether a text has another one in it, as words of their own.
    private static func holds(_ text: String, _ part: String) -> Bool {
        guard let range = text.range(of: part) else { return false }
        func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
        let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
        return !isWord(before) && !isWord(after)
    }
}
