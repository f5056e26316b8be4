import Foundation

/// A bin of values between a lower bound and an upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    public let lowerBound: Bound
    public let upperBound: Bound
    /// Whether the bin includes its upper bound, as the last one does.
    let isClosed: Bool

    public func contains(_ element: Bound) -> Bool {
        lowerBound <= element && (isClosed ? element <= upperBound : element < upperBound)
    }

    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        lowerBound..<upperBound
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
