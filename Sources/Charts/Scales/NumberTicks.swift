import Foundation

/// Round numbers along a scale.
enum NumberTicks {
    /// The maximum number of ticks. More would be indistinguishable, and a custom step can be arbitrarily small.
    static let maximumCount = 500

    /// Returns the smallest of 1, 2 and 5 times a power of ten that divides the range into at most `count` steps.
    static func step(from lower: Double, to upper: Double, count: Int) -> Double {
        let span = upper - lower
        guard span > 0, span.isFinite, count > 0 else { return 1 }
        let raw = span / Double(count)
        let magnitude = pow(10, floor(log10(raw)))
        guard magnitude > 0, magnitude.isFinite else { return span }
        // The tolerance absorbs rounding errors.
        for factor in [1.0, 2, 5] where factor * magnitude >= raw * (1 - 1e-9) { return factor * magnitude }
        return 10 * magnitude
    }

    /// Returns the range extended to multiples of `step`.
    static func roundedOut(_ lower: Double, _ upper: Double, step: Double) -> (lower: Double, upper: Double) {
        guard step > 0, step.isFinite else { return (lower, upper) }
        // A value that exceeds a multiple only by a rounding error does not extend the range.
        let slack = 1e-9
        return (multiple(floor(lower / step + slack), of: step), multiple(ceil(upper / step - slack), of: step))
    }

    /// Returns the multiples of `step` in the range, at most `maximumCount` of them.
    static func ticks(from lower: Double, to upper: Double, step: Double) -> [Double] {
        guard step > 0, step.isFinite, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
        let slack = 1e-9
        let (first, last) = (ceil(lower / step - slack), floor(upper / step + slack))
        guard first <= last else { return [] }
        let every = max(1, ((last - first) / Double(maximumCount)).rounded(.up))
        return stride(from: first, through: last, by: every).map { multiple($0, of: step) }
    }

    /// Returns the powers of ten in the range, or the range's ends if there are none.
    static func logarithmicTicks(from lower: Double, to upper: Double) -> [Double] {
        guard lower > 0, upper > lower, upper.isFinite else { return [] }
        let (first, last) = (Int(ceil(log10(lower) - 1e-9)), Int(floor(log10(upper) + 1e-9)))
        let ticks = (first...max(first, last)).map { pow(10, Double($0)) }.filter { $0 <= upper * (1 + 1e-9) }
        return ticks.count > 1 ? ticks : [lower, upper]
    }

    /// Returns a multiple of a step. A step below 1 is used as a divisor, so that 3 × 0.1 is 0.3.
    private static func multiple(_ factor: Double, of step: Double) -> Double {
        // This avoids negative zero.
        if factor == 0 { return 0 }
        if step >= 1 { return factor * step }
        let inverse = (1 / step).rounded()
        return abs(inverse * step - 1) < 1e-9 ? factor / inverse : factor * step
    }
}
