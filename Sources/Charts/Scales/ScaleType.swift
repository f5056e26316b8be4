import Foundation

/// The mapping of values along a scale.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable { case linear, log, squareRoot, symmetricLog(Double), power(Double), date, category }

    let kind: Kind

    public static var linear: ScaleType { ScaleType(kind: .linear) }
    public static var log: ScaleType { ScaleType(kind: .log) }
    public static var date: ScaleType { ScaleType(kind: .date) }
    public static var category: ScaleType { ScaleType(kind: .category) }
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }

    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }

    /// Returns the transformed value, before the domain is mapped to the plot; NaN if the scale is undefined there.
    func spread(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: value > 0 ? Foundation.log(value) : .nan
        case .squareRoot: copysign(abs(value).squareRoot(), value)
        case .power(let exponent): copysign(pow(abs(value), exponent), value)
        case .symmetricLog(let slope): copysign(log1p(abs(value * slope)), value)
        }
    }

    func gathered(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: exp(value)
        case .squareRoot: copysign(value * value, value)
        case .power(let exponent): copysign(pow(abs(value), 1 / exponent), value)
        case .symmetricLog(let slope): copysign(expm1(abs(value)) / slope, value)
        }
    }
}
