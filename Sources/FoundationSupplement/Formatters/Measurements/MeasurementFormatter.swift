import Foundation

/// A formatter for measurements: `5 km`, `3.107 mi`.
///
/// Only the fraction digits and the grouping of `numberFormatter` have an effect. Foundation on Linux does not have
/// this class.
// An open class cannot be checked. Every property that changes is guarded.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Options for the selection of the unit.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Uses the measurement's own unit instead of the locale's.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Uses a unit that suits the magnitude of the number.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Omits the unit of temperatures after the degree sign.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    @_Guarded open var unitOptions: UnitOptions = []
    @_Guarded open var unitStyle: Formatter.UnitStyle = .medium
    @_Guarded open var locale: Locale! = .current
    @_Guarded open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func string(from measurement: Measurement<Unit>) -> String {
        text.text(of: measurement.value, unit: measurement.unit)
    }

    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text.text(of: measurement.value, unit: measurement.unit)
    }

    /// Returns the name of a unit.
    open func string(from unit: Unit) -> String {
        var text = text
        text.usage = nil
        text.hidesTemperatureScale = false
        text.precision = "precision-integer"
        let one = text.text(of: 1, unit: unit)
        return one.trimmingCharacters(in: CharacterSet.decimalDigits.union(.whitespaces))
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as Measurement<Unit>: string(from: measurement)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    private var text: MeasurementText {
        let width: MeasurementText.Width =
            switch unitStyle {
            case .short: .narrow
            case .long: .wide
            default: .abbreviated
            }
        let keepsUnit = unitOptions.contains(.providedUnit)
        return MeasurementText(
            width: width, locale: locale ?? .current, usage: keepsUnit ? nil : "default", precision: precision,
            hidesTemperatureScale: unitOptions.contains(.temperatureWithoutUnit))
    }

    private var precision: String {
        guard let numberFormatter else { return ".###" }
        let least = max(0, numberFormatter.minimumFractionDigits)
        let most = min(max(least, numberFormatter.maximumFractionDigits), 20)
        let digits =
            String(repeating: "0", count: min(least, 20)) + String(repeating: "#", count: most - min(least, 20))
        let precision = digits.isEmpty ? "precision-integer" : "." + digits
        return numberFormatter.usesGroupingSeparator ? precision : precision + " group-off"
    }
}
