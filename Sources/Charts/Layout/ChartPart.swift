import SwiftUI

/// The role of a view in a chart's layout.
enum ChartPart {
    case plot
    case legend
    case title(Axis)
    case label(AxisPlace, AxisLabel)
    case tick(AxisPlace, AxisTick.Length)
}

/// The position of a label or a tick along its axis.
struct AxisPlace {
    var axis: Axis
    var edge: PlotEdge
    var preset: AxisMarkPreset
    /// The index of the mark set on the axis.
    var set: Int
    var value: PlotValue
    /// The next value; the end of the scale for the last one.
    var next: PlotValue?
    var isFirst: Bool
    var isLast: Bool
    /// Whether the part lies midway between its value and the next.
    var isCentered: Bool
    var offset: CGSize

    /// Returns the position in points from the plot's left or top edge.
    func position(on scale: PositionScale, length: CGFloat) -> CGFloat? {
        guard let start = scale.position(of: value, in: length) else { return nil }
        if scale.isBand {
            guard !isCentered else { return start }
            let datum = Datum(lower: value)
            return scale.band(of: datum, in: length)?.lowerBound ?? start
        }
        guard isCentered, let next, let end = scale.position(of: next, in: length) else { return start }
        return (start + end) / 2
    }
}

struct ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

extension ResolvedAxis {
    /// Returns the position of each part at each value.
    func places(of set: Int) -> [(place: AxisPlace, part: AxisPart)] {
        let marks = sets[set]
        let end = scale.continuous.flatMap { $0.value(at: 1) }
        return marks.values.indices.flatMap { index in
            let isLast = index == marks.values.count - 1
            return marks.parts[index].map { part in
                let place = AxisPlace(
                    axis: scale.axis, edge: marks.edge, preset: marks.preset, set: set, value: marks.values[index],
                    next: isLast ? end : marks.values[index + 1], isFirst: index == 0, isLast: isLast,
                    isCentered: part.isCentered ?? scale.isBand, offset: part.offset)
                return (place, part)
            }
        }
    }
}
