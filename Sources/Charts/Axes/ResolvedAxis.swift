import Foundation
import SwiftUI

/// A side of the plot.
enum PlotEdge { case left, right, top, bottom }

/// An axis with its values resolved, and the parts at each value.
@MainActor struct ResolvedAxis {
    /// Marks for a list of values, on one side of the plot.
    struct MarkSet {
        var edge: PlotEdge
        var preset: AxisMarkPreset
        var values: [PlotValue]
        /// The parts at each value.
        var parts: [[AxisPart]]
        var format: AxisLabelFormat
    }

    let scale: PositionScale
    var sets: [MarkSet] = []

    init(_ sets: [AxisMarkSet], scale: PositionScale, length: CGFloat, isShare: Bool, environment: EnvironmentValues) {
        self.scale = scale
        if case .none = scale.kind { return }
        for set in sets {
            let found = AxisValueFinder(set: set, axis: scale.axis, length: length, environment: environment)
                .values(in: scale)
            let format = AxisLabelFormat(environment: environment, dateStep: found.step, isShare: isShare)
            let parts = found.values.enumerated().map { index, value -> [AxisPart] in
                let axisValue = AxisValue(index: index, count: found.values.count, value: value)
                return set.content.map { $0(axisValue) } ?? defaultParts(of: set, for: axisValue)
            }
            self.sets.append(
                MarkSet(
                    edge: edge(of: set.position, environment.layoutDirection), preset: set.preset, values: found.values,
                    parts: parts, format: format))
        }
    }

    /// Returns the side of the plot for a position. Numeric labels default to the right side, as in Swift Charts.
    private func edge(of position: AxisMarkPosition, _ direction: LayoutDirection) -> PlotEdge {
        if scale.axis == .horizontal { return position.kind == .top ? .top : .bottom }
        return (position.kind == .leading) == (direction == .leftToRight) ? .left : .right
    }

    /// Returns the default parts: lines and labels for numbers and dates, only labels for categories, and ticks below
    /// the starts of dates.
    private func defaultParts(of set: AxisMarkSet, for value: AxisValue) -> [AxisPart] {
        var parts = _AxisParts()
        if !scale.isBand {
            AxisGridLine._collect(AxisGridLine(stroke: set.stroke), for: value, into: &parts)
            if scale.axis == .horizontal {
                let isDate = scale.continuous?.isDate ?? false
                let tick = AxisTick(length: isDate ? .longestLabel : .automatic, stroke: set.stroke)
                AxisTick._collect(tick, for: value, into: &parts)
            }
        }
        AxisValueLabel<Text>._collect(AxisValueLabel(), for: value, into: &parts)
        if let label = set.label, case .label(var defaultLabel) = parts.parts.last?.kind {
            defaultLabel.content = { label(value, $0) }
            parts.parts[parts.parts.count - 1].kind = .label(defaultLabel)
        }
        return parts.parts
    }
}
