import Foundation
import SwiftUI

/// Infers a scale from a chart's values.
struct DomainInference {
    /// A chart's specification of one of its scales.
    struct Request {
        var domain = _ScaleDomainDescription()
        var type: ScaleType?
        var range = PlotRange()
    }

    /// The axis's requirements: its own values, and its rounding.
    struct AxisRequirements {
        var values: [PlotValue] = []
        var step: Double?
        var desiredCount: Int
        var roundsLower = true
        var roundsUpper = true
    }

    let axis: Axis
    let request: Request
    let requirements: AxisRequirements

    /// Returns the scale for `values` in source order.
    func scale(for values: [PlotValue]) -> PositionScale {
        var scale = PositionScale(axis: axis, range: request.range)
        scale.kind = kind(for: values.filter(\.isPlottable))
        return scale
    }

    private func kind(for values: [PlotValue]) -> PositionScale.Kind {
        let given = request.domain.values?.filter(\.isPlottable)
        let known = (given ?? []) + values
        guard let first = known.first else { return .none }
        if request.type == .category || known.contains(where: \.isCategory) {
            return .band(BandScale(ordered(given ?? modified(values)).map(\.name)))
        }
        let isDate = first.isDate
        if let given, let ends = DomainInference.ends(of: given) {
            // A range keeps its direction; a list can be reversed.
            let reversed = request.domain.reversed || (given.first!.coordinate! > given.last!.coordinate!)
            return .continuous(scale(ends.lower, ends.upper, isDate, reversed))
        }
        return inferred(values, isDate: isDate)
    }

    private func inferred(_ values: [PlotValue], isDate: Bool) -> PositionScale.Kind {
        let axisValues = requirements.values.filter { $0.isDate == isDate && !$0.isCategory }
        let values = modified(DomainInference.extremes(of: values)) + axisValues
        guard var (lower, upper) = DomainInference.ends(of: values) else { return .none }
        if !isDate {
            let isLogarithmic = request.type == .log
            if !isLogarithmic, request.domain.includesZero ?? true {
                (lower, upper) = (min(lower, 0), max(upper, 0))
            }
            if lower == upper, !isLogarithmic { upper = lower + max(1, abs(lower) * 0.1) }
            if !isLogarithmic {
                let step = requirements.step
                    ?? NumberTicks.step(from: lower, to: upper, count: requirements.desiredCount)
                let rounded = NumberTicks.roundedOut(lower, upper, step: step)
                if requirements.roundsLower { lower = rounded.lower }
                if requirements.roundsUpper { upper = rounded.upper }
            }
        }
        return .continuous(scale(lower, upper, isDate, request.domain.reversed))
    }

    private func scale(_ lower: Double, _ upper: Double, _ isDate: Bool, _ reversed: Bool) -> ContinuousScale {
        ContinuousScale(
            lower: reversed ? upper : lower, upper: reversed ? lower : upper, isDate: isDate,
            type: isDate ? .linear : request.type ?? .linear)
    }

    private func ordered(_ values: [PlotValue]) -> [PlotValue] {
        request.domain.reversed ? values.reversed() : values
    }

    private func modified(_ values: [PlotValue]) -> [PlotValue] {
        guard let modify = request.domain.modify else { return values }
        var seen: Set<PlotValue> = []
        return modify(values.filter { seen.insert($0).inserted }).filter(\.isPlottable)
    }

    private static func ends(of values: [PlotValue]) -> (lower: Double, upper: Double)? {
        let coordinates = values.compactMap(\.coordinate)
        guard let lower = coordinates.min(), let upper = coordinates.max() else { return nil }
        return (lower, upper)
    }

    private static func extremes(of values: [PlotValue]) -> [PlotValue] {
        guard let lower = values.min(by: { $0.coordinate ?? 0 < $1.coordinate ?? 0 }),
            let upper = values.max(by: { $0.coordinate ?? 0 < $1.coordinate ?? 0 })
        else { return [] }
        return [lower, upper]
    }
}
