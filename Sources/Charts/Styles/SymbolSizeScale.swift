import SwiftUI

/// A scale of symbol areas by value.
struct SymbolSizeScale {
    private let numbers: [Double]
    private let range: ClosedRange<CGFloat>

    /// Creates a scale.
    /// - Parameter range: The areas for the smallest and largest value, in square points. The default for nil is a
    ///   guess.
    init(_ values: [PlotValue], range: ClosedRange<CGFloat>?) {
        numbers = values.compactMap(\.coordinate).filter(\.isFinite)
        self.range = range ?? 25...250
    }

    func size(for value: PlotValue) -> CGSize {
        let (least, greatest) = (numbers.min() ?? 0, numbers.max() ?? 0)
        let number = value.coordinate ?? least
        let fraction = greatest > least ? max(0, min(1, (number - least) / (greatest - least))) : 1
        let area = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
        return CGSize(width: max(0, area).squareRoot(), height: max(0, area).squareRoot())
    }
}
