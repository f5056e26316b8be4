import Foundation
import SwiftUI

/// The scale along one side of the plot.
struct PositionScale {
    enum Kind {
        /// No mark has a value on this axis.
        case none
        case continuous(ContinuousScale)
        case band(BandScale)
    }

    var kind = Kind.none
    var axis: Axis
    var range = PlotRange()

    /// Returns the center of a value's range, in points from the plot's left or top edge.
    func position(of value: PlotValue, in length: CGFloat) -> CGFloat? {
        switch kind {
        case .none: return nil
        case .continuous(let scale):
            guard let coordinate = value.coordinate, let fraction = scale.fraction(of: coordinate) else { return nil }
            return points(fraction, in: length)
        case .band(let scale):
            guard let band = scale.band(of: value.name) else { return nil }
            return points((band.lowerBound + band.upperBound) / 2, in: length)
        }
    }

    /// Returns the range of a category's band or of a bin; nil for values without an extent.
    func band(of datum: Datum, in length: CGFloat) -> ClosedRange<CGFloat>? {
        if let upper = datum.upper {
            guard let first = position(of: datum.lower, in: length), let last = position(of: upper, in: length) else {
                return nil
            }
            return min(first, last)...max(first, last)
        }
        guard case .band(let scale) = kind, let band = scale.band(of: datum.lower.name) else { return nil }
        let (first, last) = (points(band.lowerBound, in: length), points(band.upperBound, in: length))
        return min(first, last)...max(first, last)
    }

    /// Returns the value at a distance from the plot's left or top edge.
    func value(at point: CGFloat, in length: CGFloat) -> PlotValue? {
        let (start, end) = ends(in: length)
        guard start != end else { return nil }
        let fraction = Double((point - start) / (end - start))
        switch kind {
        case .none: return nil
        case .continuous(let scale): return scale.value(at: fraction)
        case .band(let scale): return scale.category(at: fraction).map { .category($0) }
        }
    }

    var continuous: ContinuousScale? { if case .continuous(let scale) = kind { scale } else { nil } }
    var isBand: Bool { if case .band = kind { true } else { false } }

    /// Returns the positions of the scale's start and end. Numbers increase upward, categories run downward.
    func ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let ends = range.ends(in: length)
        return axis == .vertical && !isBand ? (length - ends.start, length - ends.end) : ends
    }

    private func points(_ fraction: Double, in length: CGFloat) -> CGFloat {
        let (start, end) = ends(in: length)
        return start + fraction * (end - start)
    }
}

/// The part of the plot's side that a scale covers.
struct PlotRange: Equatable {
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0
    /// Fixed ends in points, in place of the paddings.
    var fixed: ClosedRange<CGFloat>?

    func ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        fixed.map { ($0.lowerBound, $0.upperBound) } ?? (startPadding, length - endPadding)
    }
}
