import Foundation
internal import _FoundationICU

/// Writes measurements in the language of a locale, and in its units where asked, through Foundation's own ICU.
struct MeasurementText {
    /// How long the unit's name is.
    enum Width: String {
        case wide = "unit-width-full-name"
        case abbreviated = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    var width: Width
    var locale: Locale
    /// What the measurement is for, in CLDR's words: it picks the locale's unit. Nil keeps the unit.
    var usage: String?
    /// The precision as a part of an ICU number skeleton; nil leaves it to ICU.
    var precision: String?
    /// Whether the unit of a temperature is left out after the degree sign.
    var hidesTemperatureScale = false

    /// The measurement as text; a unit that CLDR does not know is written as its symbol.
    func text(of value: Double, unit: Unit) -> String {
        var value = value
        guard var name = UnicodeUnit.name(of: unit) else { return plainText(value, symbol: unit.symbol) }
        var usage = usage
        if hidesTemperatureScale, let unit = unit as? UnitTemperature {
            let isImperial = locale.measurementSystem == .us
            let shown: UnitTemperature = usage == nil ? unit : isImperial ? .fahrenheit : .celsius
            value = Measurement(value: value, unit: unit).converted(to: shown).value
            name = "generic"
            usage = nil
        }
        var skeleton = ["unit/\(name)", width.rawValue]
        if let usage {
            skeleton.append("usage/\(usage)")
        }
        if let precision {
            skeleton.append(precision)
        } else if hidesTemperatureScale, self.usage != nil {
            skeleton.append("precision-integer")
        }
        return format(value, skeleton.joined(separator: " ")) ?? plainText(value, symbol: unit.symbol)
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
