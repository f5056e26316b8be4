import Foundation

/// A formatter for measurements: `5 km`, `3.107 mi`.
///
/// Only the digits, the rounding and the grouping of `numberFormatter` have an effect. Foundation on Linux does not
/// have this class.
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

    // In a literal of an array, a measurement of a subclass's unit would be one of `Unit`, too.
    @_disfavoredOverload open func string(from measurement: Measurement<Unit>) -> String {
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

    /// The number formatter's digits, rounding and grouping as part of an ICU number skeleton.
    private var precision: String {
        guard let numberFormatter else { return ".###" }
        func digits(_ required: Character, _ least: Int, _ most: Int) -> String {
            let (least, most) = (min(max(least, 0), 20), min(max(least, most), 20))
            return String(repeating: required, count: least) + String(repeating: "#", count: max(0, most - least))
        }
        var parts: [String]
        if numberFormatter.usesSignificantDigits {
            let most = numberFormatter.maximumSignificantDigits
            parts = [digits("@", max(1, numberFormatter.minimumSignificantDigits), most > 0 ? most : 6)]
        } else {
            let fraction = digits("0", numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits)
            parts = [fraction.isEmpty ? "precision-integer" : "." + fraction]
        }
        switch numberFormatter.roundingMode {
        case .ceiling: parts.append("rounding-mode-ceiling")
        case .floor: parts.append("rounding-mode-floor")
        case .down: parts.append("rounding-mode-down")
        case .up: parts.append("rounding-mode-up")
        case .halfEven: break
        case .halfDown: parts.append("rounding-mode-half-down")
        case .halfUp: parts.append("rounding-mode-half-up")
        }
        if !numberFormatter.usesGroupingSeparator { parts.append("group-off") }
        return parts.joined(separator: " ")
    }
}
