import Foundation

/// Writes measurements: `5 km`, `3.107 mi`.
///
/// Of `numberFormatter`, the digits after the point and the grouping count. Stands in for Foundation's class of this
/// name, which Linux lacks.
// Open, so unchecked: every property that changes is guarded.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The measurement's own, instead of the locale's.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// One that suits the size of the number.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// For temperatures, none after the degree sign.
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

    /// The name of a unit.
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
