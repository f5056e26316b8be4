/// A length of time as a fraction of whole numbers, so that adding up frames loses nothing.
public struct FrameDuration: Hashable, Comparable, Sendable {
    public static let zero = FrameDuration(0, 1)

    /// The fraction of a second, in lowest terms.
    public let numerator: Int
    public let denominator: Int

    /// `numerator` / `denominator` seconds; the denominator is above zero.
    public init(_ numerator: Int, _ denominator: Int) {
        let divisor = max(1, FrameDuration.commonDivisor(abs(numerator), denominator))
        (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
    }

    public static func milliseconds(_ count: Int) -> FrameDuration { FrameDuration(count, 1000) }

    public var seconds: Double { Double(numerator) / Double(denominator) }

    /// In parts of a second, `parts` of which make one; rounded to the nearest, halves up.
    func rounded(toParts parts: Int) -> Int {
        let product = numerator * parts
        return (2 * product + denominator) / (2 * denominator)
    }

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
