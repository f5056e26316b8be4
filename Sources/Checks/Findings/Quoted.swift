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

extension Quoted {
    /// Returns a duration in seconds as `45 s`, `5 min`, `5 h 50 min` or `3 days`.
    package static func duration(_ seconds: TimeInterval) -> String {
        let whole = Int(seconds.rounded())
        let (hours, minutes) = (whole / 3600, whole % 3600 / 60)
        switch whole {
        case ..<120: return "\(whole) s"
        case ..<7200: return whole % 60 == 0 || whole > 600 ? "\(whole / 60) min" : "\(whole / 60) min \(whole % 60) s"
        case ..<172_800: return minutes == 0 ? "\(hours) h" : "\(hours) h \(minutes) min"
        default: return "\(whole / 86_400) days"
        }
    }
}
