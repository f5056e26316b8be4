import CoreLocation
import Foundation
import FoundationSupplement

/// A formatter of distances in meters. It rounds as maps do: to 50 feet or 10 meters, to tenths, then to whole numbers.
open class MKDistanceFormatter: Formatter {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let locale: Locale = locale ?? .current
        let isMetric: Bool
        switch units {
        case .metric: isMetric = true
        case .imperial, .imperialWithYards: isMetric = false
        case .default: isMetric = locale.measurementSystem == .metric
        }
        let meters = distance.isFinite ? max(0, distance) : 0
        let value: Measurement<UnitLength>
        if isMetric {
            if meters < 1000 {
                let step = meters < 100 ? 10.0 : 50
                value = Measurement(value: max(0, (meters / step).rounded() * step), unit: .meters)
            } else {
                value = Measurement(value: Self.rounded(meters / 1000), unit: .kilometers)
            }
        } else if meters < 304.8 {
            let step = units == .imperialWithYards ? 10.0 : 50
            let unit: UnitLength = units == .imperialWithYards ? .yards : .feet
            let length = Measurement(value: meters, unit: UnitLength.meters).converted(to: unit).value
            value = Measurement(value: (length / step).rounded() * step, unit: unit)
        } else {
            value = Measurement(value: Self.rounded(meters / 1609.344), unit: .miles)
        }
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: value)
    }

    /// Tenths below ten, whole numbers above.
    private static func rounded(_ value: Double) -> Double {
        value < 10 ? (value * 10).rounded() / 10 : value.rounded()
    }

    /// Reads a distance in the units that `string(fromDistance:)` writes; -1 where there is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let scanner = Scanner(string: distance)
        guard let value = scanner.scanDouble() else { return -1 }
        let unit = scanner.string[scanner.currentIndex...].trimmingCharacters(in: .whitespaces).lowercased()
        let factors = ["m": 1, "km": 1000, "ft": 0.3048, "yd": 0.9144, "mi": 1609.344]
        return factors[unit].map { value * $0 } ?? -1
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? CLLocationDistance).map(string(fromDistance:))
    }
}
