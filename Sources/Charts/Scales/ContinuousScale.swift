import Foundation

/// A scale for numbers or moments: a domain stretched over a length.
struct ContinuousScale: Equatable {
    /// The value at the scale's start; greater than `upper` where the scale is reversed.
    var lower: Double
    var upper: Double
    var isDate: Bool
    var type = ScaleType.linear

    /// Where a value lies, 0 at the start of the domain and 1 at its end; nil where it lies nowhere. A domain of one
    /// value has it in the middle.
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
