/// Phrases that no shortcut of the app answers to. Nobody speaks here, so they are only kept.
public struct NegativeAppShortcutPhrases: Sendable {
    let phrases: [NegativeAppShortcutPhrase]

    public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// A phrase that no shortcut of the app answers to.
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
    let text: String

    public init(_ phraseKey: String) { text = phraseKey }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The text and the placeholders of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
    }
}
