/// A duration in seconds as an exact fraction, so that sums of frames have no rounding error.
public struct FrameDuration: Hashable, Comparable, Sendable {
    /// Zero seconds.
    public static let zero = FrameDuration(0, 1)

    /// The numerator of the fraction in lowest terms.
    public let numerator: Int
    /// The denominator of the fraction in lowest terms. It is positive.
    public let denominator: Int

    /// Creates a duration of `numerator` / `denominator` seconds. The denominator must be positive.
    public init(_ numerator: Int, _ denominator: Int) {
        let divisor = max(1, FrameDuration.commonDivisor(abs(numerator), denominator))
        (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
    }

    /// Creates a duration of `count` thousandths of a second.
    public static func milliseconds(_ count: Int) -> FrameDuration { FrameDuration(count, 1000) }

    /// The nearest number of seconds. Sums of it have rounding errors.
    public var seconds: Double { Double(numerator) / Double(denominator) }

    /// Returns the duration in units of 1 / `parts` seconds, rounded to the nearest, halves up.
    func rounded(toParts parts: Int) -> Int {
        let product = numerator * parts
        return (2 * product + denominator) / (2 * denominator)
    }

    /// Returns the exact sum.
    public static func + (lhs: FrameDuration, rhs: FrameDuration) -> FrameDuration {
        if lhs.denominator == rhs.denominator {
            return FrameDuration(lhs.numerator + rhs.numerator, lhs.denominator)
        }
        return FrameDuration(
            lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator, lhs.denominator * rhs.denominator)
    }

    public static func < (lhs: FrameDuration, rhs: FrameDuration) -> Bool {
        lhs.numerator * rhs.denominator < rhs.numerator * lhs.denominator
    }

    private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
        var (first, second) = (first, second)
        while second != 0 { (first, second) = (second, first % second) }
        return first
    }
}
