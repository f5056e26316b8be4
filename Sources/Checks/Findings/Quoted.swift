import Foundation

/// Writes texts and numbers of users into messages.
package enum Quoted {
    /// The longest text that messages quote, in characters.
    private static let longest = 60

    /// Returns a text in quotes on one line, shortened where it is long.
    package static func text(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\"" + (line.count > longest ? line.prefix(longest) + "…" : line) + "\""
    }

    /// Returns a number with at most one decimal.
    package static func number(_ value: CGFloat) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }

    /// Returns a part of 1 in whole percent.
    package static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

    /// Returns a contrast ratio with one decimal, rounded down, so that it never seems to reach what it misses: `2.9:1`.
    package static func ratio(_ ratio: Double) -> String { number((ratio * 10 + 0.001).rounded(.down) / 10) + ":1" }

    /// Returns `1 key` or `3 keys`.
    package static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
