import Foundation
import SwiftUI

/// The values for which an axis has marks.
public struct AxisMarkValues {
    enum Kind {
        case automatic(desiredCount: Int?, minimumStep: Double?)
        case numberStep(Double)
        case dateStep(DateTicks.Step, calendar: Calendar?)
        case values([PlotValue])
    }

    let kind: Kind
    /// Whether the scale is rounded to start and end at a mark; nil for true with numeric scales and false otherwise.
    var roundsLower: Bool?
    var roundsUpper: Bool?

    init(_ kind: Kind, roundsLower: Bool? = nil, roundsUpper: Bool? = nil) {
        (self.kind, self.roundsLower, self.roundsUpper) = (kind, roundsLower, roundsUpper)
    }

    public static var automatic: AxisMarkValues { automatic() }

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .automatic(desiredCount: desiredCount, minimumStep: nil), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .automatic(desiredCount: desiredCount, minimumStep: Double(minimumStride)), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .numberStep(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// Returns multiples of a calendar unit. The default calendar is that of the environment.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            .dateStep(DateTicks.Step(unit: component, count: max(1, count)), calendar: calendar),
            roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
}
