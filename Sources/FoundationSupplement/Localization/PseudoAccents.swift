import Synchronization

/// Texts in `en-XA`: `[Šéţţîñĝš one two]`.
///
/// Letters, brackets and number words are those of Android's `en-XA`. Android makes texts half as long again; here it is 40%,
/// as in the guides of Apple and IBM for texts of a line. Whole words are added, so short texts grow more, as on Android.
enum PseudoAccents {
    /// Returns a whole text, longer and in brackets.
    static func text(_ text: String) -> String {
        if let known = known.withLock({ $0[text] }) { return known }
        let parts = PseudoText.parts(of: text)
        guard PseudoText.hasLetters(parts) else { return text }
        let length = parts.reduce(0) { length, part in
            guard case .words(let words) = part else { return length }
            return length + words.count
        }
        let result = "[" + words(of: parts) + " " + padding(of: max(1, (length * 2 + 4) / 5)) + "]"
        known.withLock { known in
            if known.count >= 4096 { known.removeAll() }
            known[text] = result
        }
        return result
    }

    /// Returns a part of a text, as long as it was.
    static func words(_ text: String) -> String { words(of: PseudoText.parts(of: text)) }

    private static func words(of parts: [PseudoText.Part]) -> String {
        parts.map { part in
            switch part {
            case .fixed(let text): String(text)
            case .words(let words): String(words.map { letters[$0] ?? $0 })
            }
        }.joined()
    }

    /// Returns number words of at least `length` characters.
    private static func padding(of length: Int) -> String {
        var (padding, next) = (numbers[0], 1)
        while padding.count < length {
            padding += " " + numbers[next % numbers.count]
            next += 1
        }
        return padding
    }

    private static let known = Mutex<[String: String]>([:])

    private static let numbers = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ]

    /// Letters of the pinned fonts that are read as the letters without accents. Most have the width of those.
    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åɓçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ"))
}
