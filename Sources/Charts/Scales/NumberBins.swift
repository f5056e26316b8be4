import Foundation

/// Numeric bins of equal size, for histograms.
public struct NumberBins<Value: BinaryFloatingPoint> {
    public let thresholds: [Value]

    /// Creates bins with round bounds that cover the data's range, approximately `desiredCount` of them.
    public init(data: [Value], desiredCount: Int? = nil) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? 10)
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let step = NumberTicks.step(from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount)
        let domain = NumberTicks.roundedOut(Double(range.lowerBound), Double(range.upperBound), step: step)
        thresholds = NumberTicks.ticks(from: domain.lower, to: domain.upper, step: step).map { Value($0) }
    }

    public init(size: Value, range: ClosedRange<Value>) {
        let domain = NumberTicks.roundedOut(Double(range.lowerBound), Double(range.upperBound), step: Double(size))
        thresholds = NumberTicks.ticks(from: domain.lower, to: domain.upper, step: Double(size)).map { Value($0) }
    }

    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    /// Returns the index of the bin for `value`. Values outside the range are in the first or last bin.
    public func index(for value: Value) -> Int {
        Swift.max(0, Swift.min(count - 1, thresholds.lastIndex { $0 <= value } ?? 0))
    }
}

extension NumberBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }
}
