import Foundation

/// Formats numbers for reports, independently of the locale.
enum ReportNumber {
    /// Returns a whole number with commas: `260,100`.
    static func count(_ value: Int) -> String {
        let digits = Array("\(value.magnitude)")
        let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
        return (value < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
    }

    /// Returns a count with a noun: `1 pixel`, `1,204 pixels`.
    static func count(_ value: Int, _ thing: String) -> String { "\(count(value)) \(thing)\(value == 1 ? "" : "s")" }

    /// Returns a share in percent with two significant digits. It is 0 % only for nothing and 100 % only for the whole.
    static func share(_ part: Int, of whole: Int) -> String {
        guard part > 0, whole > 0 else { return "0 %" }
        if part >= whole { return "100 %" }
        let percent = Double(part) * 100 / Double(whole)
        if percent < 0.01 { return "under 0.01 %" }
        if percent > 99.9 { return "over 99.9 %" }
        return decimal(percent, digits: percent < 1 ? 2 : percent < 10 ? 1 : 0) + " %"
    }

    /// Returns a number with at most `digits` decimals and without trailing zeros.
    static func decimal(_ value: Double, digits: Int) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        var text = String(format: "%.\(digits)f", value)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text == "-0" ? "0" : text
    }

    /// Returns a length in points with at most two decimals.
    static func points(_ value: Double) -> String { decimal(value, digits: 2) }
}
