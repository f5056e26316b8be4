import Foundation

/// The numbers that were formatted latest. The pictures of a timeline show the same ones again and again, and formatting one takes
/// longer than the rest of its text.
enum FormattedNumbers {
    // Numbers and Foundation's styles of them are values.
    private struct Number: Hashable, @unchecked Sendable {
        let value: AnyHashable
        let style: AnyHashable
    }

    // What these styles make is a string or an attributed string.
    private struct Output: @unchecked Sendable {
        let text: Any
    }

    private static let latest = KeptTexts<Number, Output>(most: 512)

    /// Returns what a style makes of a value. Only numbers in Foundation's styles are kept, which depend on nothing else.
    static func output<Format: FormatStyle>(of value: Format.FormatInput, in style: Format) -> Format.FormatOutput {
        guard style is any NumberFormatStyle, let hashable = value as? AnyHashable else { return style.format(value) }
        // Zero equals negative zero, which has a sign, and what is no number equals nothing.
        if let number = value as? any FloatingPoint, number.isZero || number.isNaN { return style.format(value) }
        let number = Number(value: hashable, style: AnyHashable(style))
        if let known = latest[number]?.text as? Format.FormatOutput { return known }
        let output = style.format(value)
        latest[number] = Output(text: output)
        return output
    }
}

private protocol NumberFormatStyle {}

extension IntegerFormatStyle: NumberFormatStyle {}
extension IntegerFormatStyle.Percent: NumberFormatStyle {}
extension IntegerFormatStyle.Currency: NumberFormatStyle {}
extension FloatingPointFormatStyle: NumberFormatStyle {}
extension FloatingPointFormatStyle.Percent: NumberFormatStyle {}
extension FloatingPointFormatStyle.Currency: NumberFormatStyle {}
extension Decimal.FormatStyle: NumberFormatStyle {}
extension Decimal.FormatStyle.Percent: NumberFormatStyle {}
extension Decimal.FormatStyle.Currency: NumberFormatStyle {}
