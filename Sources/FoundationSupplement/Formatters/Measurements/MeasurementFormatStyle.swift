import Foundation

extension Measurement where UnitType: Dimension {
    /// A format style for measurements: `5 km`, `3.1 mi`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's name.
        public struct UnitWidth: Hashable, Codable, Sendable {
            fileprivate var name: String

            /// `5 kilometers`
            public static var wide: Self { Self(name: "wide") }
            /// `5 km`
            public static var abbreviated: Self { Self(name: "abbreviated") }
            /// `5km`
            public static var narrow: Self { Self(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        /// The purpose of the measurement, or `nil` for a general one.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The style of the number, or `nil` for as many digits as the usage needs.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether the unit of a temperature after the degree sign is omitted.
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement) -> String {
            var text = MeasurementText(
                width: width == .wide ? .wide : width == .narrow ? .narrow : .abbreviated, locale: locale,
                usage: (usage ?? .general).name, hidesTemperatureScale: hidesScaleName)
            guard let numberFormatStyle else { return text.text(of: value.value, unit: value.unit) }
            // The text first gets all digits. The number is then parsed, in the unit that the locale selects, and
            // formatted in its own style.
            text.precision = ".##########"
            let exact = text.text(of: value.value, unit: value.unit)
            guard let range = Self.numberRange(in: exact),
                let number = try? Double(String(exact[range]), format: .number.locale(locale))
            else { return exact }
            return exact.replacingCharacters(in: range, with: numberFormatStyle.locale(locale).format(number))
        }

        /// Returns the range of the last number in a text, including its separators.
        private static func numberRange(in text: String) -> Range<String.Index>? {
            guard let last = text.lastIndex(where: { $0.isNumber && $0.isWholeNumber }) else { return nil }
            var first = last
            while first > text.startIndex {
                let previous = text.index(before: first)
                let character = text[previous]
                guard character.isWholeNumber || ".,'’٫٬\u{A0}\u{202F}-\u{2212}".contains(character) else { break }
                first = previous
            }
            return first..<text.index(after: last)
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the measurement in the units of the current locale.
    public func formatted() -> String {
        FormatStyle(width: .abbreviated).format(self)
    }

    /// Returns the measurement in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    /// Returns a style for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Returns a style for temperatures, with or without the name of the scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
