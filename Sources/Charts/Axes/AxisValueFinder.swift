import Foundation
import SwiftUI

/// Determines the values for which an axis has marks.
struct AxisValueFinder {
    let set: AxisMarkSet
    let axis: Axis
    /// The approximate length of the axis, in points.
    let length: CGFloat
    let environment: EnvironmentValues

    /// The approximate number of marks by default: one every 40 points vertically and every 50 horizontally, from two
    /// to five. Estimated from pictures of Swift Charts, not measured.
    private var desiredCount: Int {
        let pitch: CGFloat = axis == .vertical ? 40 : 50
        return Int(max(2, min(5, length.isFinite ? length / pitch : 5)))
    }

    private var count: Int {
        if case .automatic(let desired?, _) = set.values.kind { return max(1, min(desired, NumberTicks.maximumCount)) }
        return desiredCount
    }

    /// The axis's requirements for the scale.
    var requirements: DomainInference.AxisRequirements {
        var requirements = DomainInference.AxisRequirements(
            desiredCount: count, roundsLower: set.values.roundsLower ?? true,
            roundsUpper: set.values.roundsUpper ?? true)
        switch set.values.kind {
        case .values(let values):
            requirements.values = values.filter(\.isPlottable)
            // The scale ends with the data or with the list.
            (requirements.roundsLower, requirements.roundsUpper) = (false, false)
        case .numberStep(let step): requirements.step = step > 0 ? step : nil
        case .automatic, .dateStep: break
        }
        return requirements
    }

    func values(in scale: PositionScale) -> (values: [PlotValue], step: DateTicks.Step?) {
        if case .values(let values) = set.values.kind {
            return (values.filter { scale.position(of: $0, in: 1) != nil }, nil)
        }
        switch scale.kind {
        case .none: return ([], nil)
        case .band(let bands): return (bands.categories.map { .category($0) }, nil)
        case .continuous(let scale): return scale.isDate ? dates(in: scale) : (numbers(in: scale), nil)
        }
    }

    private func numbers(in scale: ContinuousScale) -> [PlotValue] {
        let (lower, upper) = (scale.range.lowerBound, scale.range.upperBound)
        if scale.type == .log {
            return NumberTicks.logarithmicTicks(from: lower, to: upper).map { .number($0) }
        }
        var step = NumberTicks.step(from: lower, to: upper, count: count)
        switch set.values.kind {
        case .numberStep(let given) where given > 0: step = given
        case .automatic(_, let least?) where least > 0: step = max(step, least)
        default: break
        }
        return NumberTicks.ticks(from: lower, to: upper, step: step).map { .number($0) }
    }

    private func dates(in scale: ContinuousScale) -> ([PlotValue], DateTicks.Step?) {
        let lower = Date(timeIntervalSinceReferenceDate: scale.range.lowerBound)
        let upper = Date(timeIntervalSinceReferenceDate: scale.range.upperBound)
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        var step = DateTicks.step(from: lower, to: upper, count: count)
        if case .dateStep(let given, let own) = set.values.kind {
            step = given
            if let own { calendar = own }
        }
        return (DateTicks(calendar: calendar).ticks(from: lower, to: upper, step: step).map { .date($0) }, step)
    }
}
