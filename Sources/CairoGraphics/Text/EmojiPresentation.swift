/// The rule whether a grapheme cluster is shown as a color picture (UTS 51, emoji presentation).
enum EmojiPresentation {
    private static let textSelector: UInt32 = 0xFE0E
    private static let pictureSelector: UInt32 = 0xFE0F
    private static let keycap: UInt32 = 0x20E3

    static func applies(to character: ArraySlice<UInt32>) -> Bool {
        guard let first = character.first else { return false }
        let second = character.dropFirst().first
        // Digits and signs are emoji only in a keycap sequence.
        if first < 0xA9 { return second == pictureSelector && character.contains(keycap) }
        if second == textSelector { return false }
        guard let scalar = Unicode.Scalar(first), scalar.properties.isEmoji else { return false }
        if scalar.properties.isEmojiPresentation || second == pictureSelector { return true }
        return character.dropFirst().contains { other in
            Unicode.Scalar(other)?.properties.isEmojiModifier ?? false
        }
    }

    /// Returns whether no text font of an iPhone has an emoji, so that it is a color picture without a selector, too.
    ///
    /// Its text fonts have U+2622, which was measured. They are of the time before Unicode took in the emoji of phones; that they
    /// lack all that came with version 5.2 and later, such as the stopwatch U+23F1, is a guess.
    static func isPictureAlone(_ character: ArraySlice<UInt32>) -> Bool {
        guard !character.contains(textSelector), let properties = character.first.flatMap(Unicode.Scalar.init)?.properties,
            properties.isEmoji, let age = properties.age
        else { return false }
        return (age.major, age.minor) >= (5, 2)
    }
}
