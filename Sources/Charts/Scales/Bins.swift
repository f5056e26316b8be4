/// Bins between thresholds, as a collection of their ranges.
public protocol _Bins: RandomAccessCollection where Index == Int, Element == ChartBinRange<Bound> {
    associatedtype Bound: Comparable

    /// The bounds of the bins, in their order.
    var thresholds: [Bound] { get }
}

extension _Bins {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    public subscript(position: Int) -> ChartBinRange<Bound> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }

    /// Returns the index of the bin for `value`. Values outside the range are in the first or last bin.
    public func index(for value: Bound) -> Int {
        Swift.max(0, Swift.min(count - 1, thresholds.lastIndex { $0 <= value } ?? 0))
    }
}
