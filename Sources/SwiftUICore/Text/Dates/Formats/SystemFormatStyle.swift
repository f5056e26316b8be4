import Foundation

/// Formats of dates that change while they are looked at: clocks, stopwatches, distances, references.
///
/// Each writes a moment, as a rule the current one, beside a date of its own.
public enum SystemFormatStyle: Sendable {}

/// What the four formats share: they write dates, in a locale, and are asked for the next moment they change at.
protocol LiveDateFormat: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
    var locale: Locale { get set }

    /// How long a text stays the same, in seconds.
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
    /// The length in seconds.
    var seconds: TimeInterval {
        let parts = components
        return TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds) / 1e18
    }
}
