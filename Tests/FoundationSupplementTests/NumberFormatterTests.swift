import FoundationSupplement
import Testing

/// The texts are those of Apple's systems.
struct NumberFormatterTests {
    private func text(
        _ number: NSNumber, locale: String = "en_US", _ change: (NumberFormatter) -> Void = { _ in }
    ) -> String? {
        text(number, .decimal, locale: locale, change)
    }

    private func text(
        _ number: NSNumber, _ style: NumberFormatter.Style, locale: String = "en_US",
        _ change: (NumberFormatter) -> Void = { _ in }
    ) -> String? {
        #expect(NumberFormatterCorrection.isInstalled)
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = style
        change(formatter)
        return formatter.string(from: number)
    }

    private func digits(_ least: Int?, _ most: Int?) -> (NumberFormatter) -> Void {
        { formatter in
            if let least { formatter.minimumFractionDigits = least }
            if let most { formatter.maximumFractionDigits = most }
        }
    }

    @Test func fractionDigitsHaveALeastAndAGreatestNumber() {
        #expect(text(6.37249, digits(1, 1)) == "6.4")
        #expect(text(6.37249, digits(2, 2)) == "6.37")
        #expect(text(6, digits(2, 2)) == "6.00")
        #expect(text(6.372491, digits(2, 4)) == "6.3725")
        #expect(text(6.3, digits(2, 4)) == "6.30")
        #expect(text(1234.5, digits(1, 2)) == "1,234.5")
        #expect(text(6.37249, digits(0, 0)) == "6")
        #expect(text(6.37249, digits(nil, 1)) == "6.4")
        #expect(text(6.37249) == "6.372")
        #expect(text(1, digits(5, nil)) == "1.00000")
        #expect(text(1.0e-7, digits(1, 8)) == "0.0000001")
        #expect(text(-0.05, digits(1, 1)) == "-0.0")
        #expect(text(6.37249, digits(2, 1)) == "6.4")
    }

    @Test func theDigitsOfTheStyleAreTheDefault() {
        #expect(text(1234.5, .none) == "1234")
        #expect(text(1235.5, .none) == "1236")
        #expect(text(6.37249, .none, digits(1, 2)) == "6.37")
        #expect(text(6.37249, .none, digits(2, nil)) == "6.37")
        #expect(text(0.2567, .percent) == "26%")
        #expect(text(0.25, .percent, digits(1, 1)) == "25.0%")
        #expect(text(0.25678, .percent, digits(1, 2)) == "25.68%")
        #expect(text(45.44, .percent) { $0.multiplier = 1; digits(1, 1)($0) } == "45.4%")
        #expect(text(0.012345) { $0.multiplier = 1000; digits(1, 1)($0) } == "12.3")
        let formatter = NumberFormatter()
        digits(2, 2)(formatter)
        formatter.numberStyle = .decimal
        #expect(formatter.string(from: 6.37249) == "6.37")
    }

    @Test func currencies() {
        #expect(text(1234.5, .currency) == "$1,234.50")
        #expect(text(1235.5, .currency, digits(nil, 0)) == "$1,236")
        #expect(text(6.37, .currency, digits(nil, 1)) == "$6.4")
        #expect(text(6.5, .currency, digits(0, nil)) == "$6.5")
        #expect(text(6.5, .currency, digits(0, 0)) == "$6")
        #expect(text(6.37249, .currency, digits(nil, 4)) == "$6.3725")
        #expect(text(6.3, .currency, digits(nil, 4)) == "$6.30")
        #expect(text(-1.5, .currencyAccounting, digits(nil, 0)) == "($2)")
        #expect(text(1.4, .currencyISOCode, digits(nil, 0)) == "USD\u{A0}1")
        #expect(text(1234.5, .currency, locale: "de_DE", digits(nil, 0)) == "1.234\u{A0}€")
        #expect(text(1234.5, .currency) { $0.currencyCode = "EUR"; digits(nil, 0)($0) } == "€1,234")
        #expect(text(1234.5, .currency) { $0.currencyCode = "JPY" } == "¥1,234")
        #expect(text(1234.5, .currency) { $0.currencyCode = "JPY"; digits(2, 2)($0) } == "¥1,234.50")
        #expect(text(1234.5, .currency) { $0.currencySymbol = "" } == "1,234.50")
        #expect(text(0, .currency) { $0.zeroSymbol = "free"; digits(nil, 0)($0) } == "free")
        #expect(text(6.5, .currency) { $0.positiveFormat = "¤#,##0" } == "$6")
    }

    @Test(arguments: [
        (NumberFormatter.RoundingMode.up, ["1.24", "-1.24", "3"]), (.down, ["1.23", "-1.23", "2"]),
        (.ceiling, ["1.24", "-1.23", "3"]), (.floor, ["1.23", "-1.24", "2"]), (.halfUp, ["1.24", "-1.24", "3"]),
        (.halfDown, ["1.23", "-1.23", "2"]), (.halfEven, ["1.24", "-1.24", "2"]),
    ])
    func roundingModes(mode: NumberFormatter.RoundingMode, expected: [String]) {
        let two: (NumberFormatter) -> Void = { $0.roundingMode = mode; digits(2, 2)($0) }
        let none: (NumberFormatter) -> Void = { $0.roundingMode = mode; digits(0, 0)($0) }
        #expect([text(1.235, two), text(-1.235, two), text(2.5, none)] == expected)
        #expect(text(1.03) { $0.roundingIncrement = 0.05; digits(2, 2)($0) } == "1.05")
    }

    @Test func signsAndSymbolsStay() {
        #expect(text(5.123) { $0.positivePrefix = "+"; digits(2, 2)($0) } == "+5.12")
        #expect(text(-5.123) { $0.negativeSuffix = " kg"; digits(2, 2)($0) } == "-5.12 kg")
        #expect(text(5.123) { $0.decimalSeparator = ","; digits(2, 2)($0) } == "5,12")
        #expect(text(5.25) { $0.minimumIntegerDigits = 2; digits(1, 1)($0) } == "05.2")
        #expect(text(0.123) { $0.minimumIntegerDigits = 0; digits(2, 2)($0) } == ".12")
        #expect(text(1234.567) { $0.usesGroupingSeparator = false; digits(2, 2)($0) } == "1234.57")
        #expect(text(NSNumber(value: Double.nan), digits(1, 1)) == "NaN")
        #expect(text(NSNumber(value: Double.infinity), digits(1, 1)) == "+∞")
        #expect(text(NSNumber(value: -Double.infinity), digits(1, 1)) == "-∞")
        #expect(text(5.128, .none) { $0.positiveFormat = "0.00" } == "5.13")
        #expect(text(-1234.5, .none) { $0.format = "#,##0.0;(#,##0.0)" } == "(1,234.5)")
        #expect(text(NSNumber(value: Int64.max), digits(1, 1)) == "9,223,372,036,854,775,807.0")
    }

    @Test func significantDigitsAndWords() {
        #expect(text(1_234_567) { $0.maximumSignificantDigits = 3 } == "1,230,000")
        #expect(text(5) { $0.usesSignificantDigits = true; $0.minimumSignificantDigits = 3 } == "5.00")
        #expect(text(5.123456789) { $0.usesSignificantDigits = true } == "5.12346")
        #expect(text(42, .spellOut) == "forty-two")
        #expect(text(1.5, .spellOut, digits(nil, 0)) == "one point five")
        #expect(text(23, .ordinal) == "23rd")
        #expect(text(1, .ordinal, locale: "fr_FR") == "1er")
    }

    @Test func groupsFollowTheLocale() {
        #expect(text(1_234_567, locale: "en_IN") == "12,34,567")
        #expect(text(1_234_567.5, .currency, locale: "en_IN", digits(nil, 0)) == "₹12,34,568")
        #expect(text(1_234_567, locale: "en_IN") { $0.groupingSize = 4 } == "123,4567")
        #expect(text(1_234_567.25, locale: "de_CH", digits(1, 1)) == "1’234’567.2")
        #expect(text(1234.5, locale: "es_ES", digits(1, 1)) == "1234,5")
        #expect(text(1234.25, locale: "ar_SA", digits(1, 1)) == "١٬٢٣٤٫٢")
    }

    @Test func everyWayToATextIsCorrected() {
        #expect(NumberFormatterCorrection.isInstalled)
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        digits(1, 1)(formatter)
        #expect(formatter.string(for: 6.37) == "6.4")
        #expect(formatter.string(for: Decimal(6.37)) == "6.4")
        #expect(String(localized: "\(NSNumber(value: 6.37), formatter: formatter)") == "6.4")
        #expect(formatter.number(from: "1,234.5") == 1234.5)
        #expect((formatter.copy() as? NumberFormatter)?.string(from: 6.37) == "6.4")
        let lengths = LengthFormatter()
        lengths.numberFormatter = formatter
        #expect(lengths.string(fromValue: 1.2345, unit: .kilometer) == "1.2 km")
        let measurements = MeasurementFormatter()
        measurements.unitOptions = .providedUnit
        measurements.numberFormatter.roundingMode = .down
        digits(1, 1)(measurements.numberFormatter)
        #expect(measurements.string(from: Measurement<Unit>(value: 1.27, unit: UnitLength.kilometers)) == "1.2 km")
        measurements.numberFormatter.maximumSignificantDigits = 1
        #expect(measurements.string(from: Measurement<Unit>(value: 12.7, unit: UnitLength.kilometers)) == "10 km")
    }
}
