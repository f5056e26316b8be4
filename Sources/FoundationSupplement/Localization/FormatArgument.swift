import Foundation

/// A value for a placeholder of a format. It is formatted for a locale together with the format.
package enum FormatArgument: Sendable {
    case text(AttributedString)
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
    case resource(LocalizedStringResource)
    /// A value with its format style: its text in the current locale, and a function that formats it for another one.
    case formatted(AttributedString, in: @Sendable (Locale) -> AttributedString)

    /// Creates the argument for a number in a localized string.
    package init<Value: _FormatSpecifiable>(_ value: Value) {
        switch value._arg {
        case let number as Int64: self = .signed(number)
        case let number as Int32: self = .signed(Int64(number))
        case let number as UInt64: self = .unsigned(number)
        case let number as UInt32: self = .unsigned(UInt64(number))
        case let number as Double: self = .floating(number)
        case let number as Float: self = .floating(Double(number))
        case let number as CGFloat: self = .floating(Double(number))
        default: self = .text(AttributedString("\(value)"))
        }
    }

    /// The number of this argument, which selects a plural form.
    package var number: Double? {
        switch self {
        case .signed(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .floating(let number): number
        case .text, .resource, .formatted: nil
        }
    }

    /// Returns the text of the argument in `locale` at a placeholder of a format.
    ///
    /// Numbers get the locale's digits and grouping, as `%lld` does in localized strings on a device.
    package func text(at place: FormatTemplate.Placeholder, locale: Locale) -> AttributedString {
        switch self {
        case .text(let text): text
        case .formatted(_, let write): write(locale)
        case .resource(let resource): AttributedString(resource.string(in: locale))
        case .signed(let number):
            AttributedString(NumberPlace(place).text(signed: number, locale: locale))
        case .unsigned(let number):
            AttributedString(NumberPlace(place).text(unsigned: number, locale: locale))
        case .floating(let number):
            AttributedString(NumberPlace(place).text(floating: number, locale: locale))
        }
    }
}

extension FormatArgument: Hashable {
    /// A comparable form of the argument. A deferred value is compared by its current text.
    private var comparable: AnyHashable {
        switch self {
        case .text(let text), .formatted(let text, _): text
        case .signed(let number): number
        case .unsigned(let number): number
        case .floating(let number): number
        case .resource(let resource): resource
        }
    }

    package static func == (left: FormatArgument, right: FormatArgument) -> Bool {
        left.comparable == right.comparable
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(comparable)
    }
}

extension FormatArgument: Codable {
    /// The archived form of the argument. Of attributed text, only the characters are archived.
    private enum Archived: Codable {
        case text(String)
        case signed(Int64)
        case unsigned(UInt64)
        case floating(Double)
        case resource(LocalizedStringResource)
    }

    package init(from decoder: Decoder) throws {
        switch try Archived(from: decoder) {
        case .text(let text): self = .text(AttributedString(text))
        case .signed(let number): self = .signed(number)
        case .unsigned(let number): self = .unsigned(number)
        case .floating(let number): self = .floating(number)
        case .resource(let resource): self = .resource(resource)
        }
    }

    package func encode(to encoder: Encoder) throws {
        let archived: Archived =
            switch self {
            case .text(let text), .formatted(let text, _): .text(String(text.characters))
            case .signed(let number): .signed(number)
            case .unsigned(let number): .unsigned(number)
            case .floating(let number): .floating(number)
            case .resource(let resource): .resource(resource)
            }
        try archived.encode(to: encoder)
    }
}
