/// A text in which `*` stands for any text, including an empty one.
package struct TextPattern: Sendable, Hashable {
    package let text: String

    /// Creates a pattern from its text. There is no escape character, so each `*` is a wildcard.
    package init(_ text: String) { self.text = text }

    /// Whether the pattern contains a wildcard.
    package var hasWildcards: Bool { text.utf8.contains(TextPattern.wildcard) }

    /// The number of bytes without the wildcards.
    package var fixedLength: Int { text.utf8.count { $0 != TextPattern.wildcard } }

    /// Returns whether the pattern matches the whole of `other`. It compares bytes, so case matters.
    package func matches(_ other: String) -> Bool {
        let pattern = Array(text.utf8)
        let bytes = Array(other.utf8)
        var (at, place) = (0, 0)
        // The place of the last wildcard, and the current end of the text that it stands for.
        var retry: (at: Int, place: Int)?
        while place < bytes.count {
            if at < pattern.count, pattern[at] == TextPattern.wildcard {
                retry = (at, place)
                at += 1
            } else if at < pattern.count, pattern[at] == bytes[place] {
                at += 1
                place += 1
            } else if let last = retry {
                retry = (last.at, last.place + 1)
                (at, place) = (last.at + 1, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == TextPattern.wildcard }
    }

    private static let wildcard = UInt8(ascii: "*")
}
