import Foundation

/// A scale for numbers or dates, which maps a domain to a length.
struct ContinuousScale: Equatable {
    /// The value at the start of the scale. It is greater than `upper` if the scale is reversed.
    var lower: Double
    var upper: Double
    var isDate: Bool
    var type = ScaleType.linear

    /// Returns the position of a value, from 0 at the start of the domain to 1 at its end; nil if it has none. In a
    /// domain of a single value, the position is 0.5.
    func fraction(of value: Double) -> Double? {
        let (first, last) = (type.spread(lower), type.spread(upper))
        guard first != last else { return value.isFinite ? 0.5 : nil }
        let fraction = (type.spread(value) - first) / (last - first)
        return fraction.isFinite ? fraction : nil
    }

    func value(at fraction: Double) -> PlotValue? {
        let (first, last) = (type.spread(lower), type.spread(upper))
        let value = type.gathered(first + fraction * (last - first))
        guard value.isFinite else { return nil }
        return isDate ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
    }

    var range: ClosedRange<Double> { min(lower, upper)...max(lower, upper) }
}
