import Foundation
import SwiftUI

/// One mark as its source describes it, before anything is known of scales or sizes.
struct Mark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }

    var kind: Kind
    var x = MarkExtent.unset
    var y = MarkExtent.unset
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    /// Tells lines and areas of one chart apart.
    var series: PlotValue?
    var sector: SectorDescription?
    var style = MarkStyle()
}

/// Where a mark lies along one axis.
enum MarkExtent {
    /// Nothing said: all along the plot.
    case unset
    case value(Datum)
    case span(Datum, Datum)
    /// Values that stacking found, on a number's scale.
    case stacked(Double, Double)
    /// Points from the plot's left or top edge; nil for the middle.
    case points(CGFloat?)
    /// From and to, in points from the plot's left or top edge; nil for the plot's ends.
    case pointSpan(CGFloat?, CGFloat?)

    /// The values that a scale must hold.
    var values: [PlotValue] {
        switch self {
        case .unset, .points, .pointSpan: []
        case .value(let datum): [datum.lower] + (datum.upper.map { [$0] } ?? [])
        case .span(let first, let last): [first.lower, last.upper ?? last.lower]
        case .stacked(let first, let last): [.number(first), .number(last)]
        }
    }

    var isPlottable: Bool { values.allSatisfy(\.isPlottable) }

    var datum: Datum? { if case .value(let datum) = self { datum } else { nil } }

    /// The label that says what is measured here.
    var label: Text? {
        switch self {
        case .value(let datum), .span(let datum, _): datum.label
        default: nil
        }
    }

    func binned(in environment: EnvironmentValues) -> MarkExtent {
        switch self {
        case .value(let datum): .value(datum.binned(in: environment))
        case .span(let first, let last):
            .span(first.binned(in: environment), last.binned(in: environment))
        default: self
        }
    }
}

/// A sector's part of the circle and its radii.
struct SectorDescription {
    var angle: Datum
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    /// Points that both straight edges stand off their radii.
    var angularInset: CGFloat
}
