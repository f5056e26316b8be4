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
}

extension NumberBins: _Bins {}
