import Foundation

/// A duration in clock format: "2:59", "1:02:03".
enum ClockText {
    private struct Clock: Hashable, Sendable {
        let seconds: Int64
        let showsHours: Bool
        let locale: Locale
    }

    /// The latest texts, because the families of a widget show the same ones, one family's day after the other's, and formatting takes
    /// longer than the rest of a text.
    private static let latest = KeptTexts<Clock, String>(most: 4096)

    /// Returns the text of a duration. A countdown rounds up to whole seconds, a count up rounds down.
    static func string(seconds: TimeInterval, isRemaining: Bool, showsHours: Bool, locale: Locale) -> String {
        let exact = (abs(seconds) * 1000).rounded() / 1000
        let whole = isRemaining ? exact.rounded(.up) : exact.rounded(.down)
        let limited = Int64(whole.isNaN ? 0 : min(whole, 1e12))
        let showsHours = showsHours && limited >= 3600
        let clock = Clock(seconds: limited, showsHours: showsHours, locale: locale)
        if let known = latest[clock] { return known }
        let style = Duration.TimeFormatStyle(
            pattern: showsHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
        let text = style.format(.seconds(limited))
        latest[clock] = text
        return text
    }
}
