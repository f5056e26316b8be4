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
}
