import Foundation

/// Format styles for dates whose text changes over time: clocks, stopwatches, offsets and references.
///
/// Each style formats a date, usually the current one, in relation to a date of its own.
public enum SystemFormatStyle: Sendable {}

/// The common requirements of the four formats: they format dates in a locale and provide the date of the next change.
protocol LiveDateFormat: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
    var locale: Locale { get set }

    /// The duration for which a text stays the same, in seconds.
    var precision: TimeInterval { get }
}

extension LiveDateFormat {
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    public func discreteInput(before input: Date) -> Date? { input - precision }
    public func discreteInput(after input: Date) -> Date? { input + precision }
}

extension Duration {
    /// The duration in seconds.
    var seconds: TimeInterval {
        let parts = components
        return TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds) / 1e18
    }
}
