import Foundation
import SwiftUI

/// Computes the intervals of marks along an axis, in points.
struct MarkPlacement {
    let scale: PositionScale
    /// The plot's width or height, in points.
    let length: CGFloat
    /// The minimum distance between two values, which is the step of bars on a scale without bands; `length` for a
    /// single value.
    private let step: CGFloat
    /// The indices of the values by which marks at one position are placed side by side.
    private let dodges: [PlotValue: Int]

    init(_ scale: PositionScale, length: CGFloat, marks: [Mark]) {
        (self.scale, self.length) = (scale, length)
        let isVertical = scale.axis == .vertical
        let wide = marks.filter { $0.kind == .bar || $0.kind == .rectangle }
        let middles = Set(wide.compactMap { (isVertical ? $0.y : $0.x).datum?.middle })
            .compactMap { scale.position(of: $0, in: length) }.sorted()
        step = zip(middles, middles.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? length
        var dodges: [PlotValue: Int] = [:]
        for mark in marks {
            guard let dodge = mark.style.dodge, MarkPlacement.dodgeAxis(of: mark, dodge) == scale.axis else { continue }
            if dodges[dodge.value] == nil { dodges[dodge.value] = dodges.count }
        }
        self.dodges = dodges
    }

    private static func dodgeAxis(of mark: Mark, _ dodge: MarkStyle.Dodge) -> Axis {
        dodge.axis ?? (mark.isUpright ? .horizontal : .vertical)
    }

    /// Returns the center of a mark's interval.
    func middle(of extent: MarkExtent, of mark: Mark) -> CGFloat? {
        switch extent {
        case .unset, .points(nil): return length / 2
        case .points(let point?): return point.isFinite ? point : nil
        case .value(let datum):
            guard datum.isPlottable, let middle = scale.position(of: datum.middle, in: length) else { return nil }
            guard let place = dodged(scale.band(of: datum, in: length), mark) else { return middle }
            return (place.lowerBound + place.upperBound) / 2
        case .span, .stacked, .pointSpan:
            return interval(of: extent, of: mark, dimension: .automatic).map { ($0.start + $0.end) / 2 }
        }
    }

    /// Returns the start and end of a mark, in the direction in which it grows: `end` is the position of the value.
    func interval(of extent: MarkExtent, of mark: Mark, dimension: MarkDimension) -> (start: CGFloat, end: CGFloat)? {
        guard extent.isPlottable else { return nil }
        switch extent {
        case .unset: return (0, length)
        case .points(let point):
            let middle = point ?? length / 2
            let half = dimension.length(in: length) / 2
            return middle.isFinite ? (middle - half, middle + half) : nil
        case .pointSpan(let start, let end):
            let (start, end) = (start ?? 0, end ?? length)
            return start.isFinite && end.isFinite ? (start, end) : nil
        case .span(let first, let last):
            if scale.isBand, let start = scale.band(of: first, in: length), let end = scale.band(of: last, in: length) {
                return (min(start.lowerBound, end.lowerBound), max(start.upperBound, end.upperBound))
            }
            guard let start = scale.position(of: first.lower, in: length),
                let end = scale.position(of: last.upper ?? last.lower, in: length)
            else { return nil }
            return (start, end)
        case .stacked(let first, let last):
            // A logarithmic scale has no zero, so bars start at its lower end.
            let start = scale.position(of: .number(first), in: length) ?? scale.ends(in: length).start
            guard let end = scale.position(of: .number(last), in: length) else { return nil }
            return (start, end)
        case .value(let datum): return place(of: datum, mark: mark, dimension: dimension)
        }
    }

    private func place(of datum: Datum, mark: Mark, dimension: MarkDimension) -> (start: CGFloat, end: CGFloat)? {
        var dimension = dimension
        if dimension == .automatic {
            // Rectangles fill their step. Bars of a histogram leave a gap of one point.
            if mark.kind == .rectangle { dimension = .ratio(1) }
            if datum.upper != nil, datum.lower.isNumber { dimension = .inset(0.5) }
        }
        let band = scale.band(of: datum, in: length)
        if let place = dodged(band, mark) {
            let width = place.upperBound - place.lowerBound
            let half = dimension == .automatic ? width / 2 : dimension.length(in: width) / 2
            let middle = (place.lowerBound + place.upperBound) / 2
            return (middle - half, middle + half)
        }
        if let band {
            let half = dimension.length(in: band.upperBound - band.lowerBound) / 2
            let middle = (band.lowerBound + band.upperBound) / 2
            return (middle - half, middle + half)
        }
        guard let middle = scale.position(of: datum.lower, in: length) else { return nil }
        let half = dimension.length(in: step) / 2
        return (middle - half, middle + half)
    }

    /// Returns a mark's part of the band that it shares with others; nil if there are no others.
    private func dodged(_ band: ClosedRange<CGFloat>?, _ mark: Mark) -> ClosedRange<CGFloat>? {
        guard let dodge = mark.style.dodge, let index = dodges[dodge.value], let band,
            MarkPlacement.dodgeAxis(of: mark, dodge) == scale.axis
        else { return nil }
        let width = dodge.span.length(in: band.upperBound - band.lowerBound)
        let first = (band.lowerBound + band.upperBound - width) / 2
        let part = width / CGFloat(dodges.count)
        return first + part * CGFloat(index)...first + part * CGFloat(index + 1)
    }
}
