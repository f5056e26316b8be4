import Foundation

/// A duration in clock format: "2:59", "1:02:03".
enum ClockText {
    /// Returns the text of a duration. A countdown rounds up to whole seconds, a count up rounds down.
    static func string(seconds: TimeInterval, isRemaining: Bool, showsHours: Bool, locale: Locale) -> String {
        let exact = (abs(seconds) * 1000).rounded() / 1000
        let whole = isRemaining ? exact.rounded(.up) : exact.rounded(.down)
        let limited = Int64(whole.isNaN ? 0 : min(whole, 1e12))
        let showsHours = showsHours && limited >= 3600
        let style = Duration.TimeFormatStyle(
            pattern: showsHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
        return style.format(.seconds(limited))
    }
}
