/// Texts in `ar-XB`, as on Android: controls around each word make its letters run from right to left.
///
/// Xcode's "Right-to-Left Pseudolanguage" mirrors the layout alone. Android's way shows more: what is written the other way is
/// localized, alignment and line breaks are those of a text that runs from the right, and each line keeps its words.
/// Placeholders stay as they are, because numbers and names run from the left in Arabic too.
enum PseudoDirection {
    /// RIGHT-TO-LEFT MARK gives the paragraph its direction, RIGHT-TO-LEFT OVERRIDE the letters theirs.
    private static let start = "\u{200F}\u{202E}"
    /// POP DIRECTIONAL FORMATTING, and a mark that binds punctuation and numbers behind the word.
    private static let end = "\u{202C}\u{200F}"

    /// Returns a text or a part of one. What has no letter to turn stays as it is.
    static func text(_ text: String) -> String {
        let parts = PseudoText.parts(of: text)
        guard PseudoText.hasLetters(parts) else { return text }
        return parts.map { part in
            switch part {
            case .fixed(let text): String(text)
            case .words(let words): turned(words)
            }
        }.joined()
    }

    /// A word is what consists of letters, numbers and what joins them, so Markdown's signs stay outside.
    private static func turned(_ words: Substring) -> String {
        String(words).replacing(#/[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*/#) { word in
            word.output.contains(where: \.isLetter) ? start + word.output + end : String(word.output)
        }
    }
}
