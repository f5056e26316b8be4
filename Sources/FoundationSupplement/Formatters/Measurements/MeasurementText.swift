import Foundation
internal import _FoundationICU

/// Formats measurements in the language of a locale, and in its units if requested, with Foundation's own ICU.
struct MeasurementText {
    /// The length of the unit's name.
    enum Width: String {
        case wide = "unit-width-full-name"
        case abbreviated = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    var width: Width
    var locale: Locale
    /// The name in CLDR of the measurement's purpose, which selects the locale's unit, or `nil` to keep the unit.
    var usage: String?
    /// The precision as part of an ICU number skeleton, or `nil` for ICU's default.
    var precision: String?
    /// Whether the unit of a temperature after the degree sign is omitted.
    var hidesTemperatureScale = false

    /// Returns the measurement as text. A unit that CLDR does not know appears as its symbol.
    func text(of value: Double, unit: Unit) -> String {
        if hidesTemperatureScale, let unit = unit as? UnitTemperature { return degrees(value, unit: unit) }
        guard let name = UnicodeUnit.name(of: unit) else { return plainText(value, symbol: unit.symbol) }
        let parts = ["unit/\(name)", width.rawValue, usage.map { "usage/\($0)" }, precision]
        return format(value, parts.compactMap { $0 }.joined(separator: " ")) ?? plainText(value, symbol: unit.symbol)
    }

    /// Returns a temperature without a unit after the degree sign, in the scale of the usage.
    private func degrees(_ value: Double, unit: UnitTemperature) -> String {
        let local: UnitTemperature = locale.measurementSystem == .us ? .fahrenheit : .celsius
        let shown = usage == nil ? unit : local
        let number = Measurement(value: value, unit: unit).converted(to: shown).value
        // If the locale selects the unit, ICU rounds temperatures to whole degrees.
        let precision = precision ?? (usage == nil ? nil : "precision-integer")
        return (format(number, precision ?? "") ?? number.formatted(.number.locale(locale))) + "°"
    }

    private func plainText(_ value: Double, symbol: String) -> String {
        value.formatted(.number.locale(locale)) + (width == .narrow ? "" : " ") + symbol
    }

    private func format(_ value: Double, _ skeleton: String) -> String? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return UnicodeText.read { buffer, capacity, status in
            swift_unumf_resultToString(result, buffer, capacity, &status)
        }
    }
}
