import Foundation
import SwiftUI

/// The description of one mark, independent of scales and sizes.
struct Mark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }

    var kind: Kind
    var x = MarkExtent.unset
    var y = MarkExtent.unset
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    /// The value that distinguishes lines and areas of one chart.
    var series: PlotValue?
    var sector: SectorDescription?
    /// The function whose points are not computed yet.
    var function: FunctionPlot?
    var style = MarkStyle()
}

/// The position of a mark along one axis.
enum MarkExtent {
    /// No value: the entire length of the plot.
    case unset
    case value(Datum)
    case span(Datum, Datum)
    /// The values from stacking, on a numeric scale.
    case stacked(Double, Double)
    /// A position in points from the plot's left or top edge; nil for the center.
    case points(CGFloat?)
    /// Start and end positions in points from the plot's left or top edge; nil for the plot's ends.
    case pointSpan(CGFloat?, CGFloat?)

    /// The values that the scale must contain.
    var values: [PlotValue] {
        switch self {
        case .unset, .points, .pointSpan: []
        case .value(let datum): [datum.lower] + (datum.upper.map { [$0] } ?? [])
        case .span(let first, let last): [first.lower, last.upper ?? last.lower]
        // The baseline of a stack is no value: the scale is the same as that of points, and includes zero unless it is
        // asked not to. Bars and areas then extend beyond the plot.
        case .stacked(0, let last): [.number(last)]
        case .stacked(let first, let last): [.number(first), .number(last)]
        }
    }

    var isPlottable: Bool { values.allSatisfy(\.isPlottable) }

    /// Whether the extent is one place, given as a value or in points.
    var isPlace: Bool {
        switch self {
        case .value, .points: true
        default: false
        }
    }

    var datum: Datum? { if case .value(let datum) = self { datum } else { nil } }

    func binned(in environment: EnvironmentValues) -> MarkExtent {
        switch self {
        case .value(let datum): .value(datum.binned(in: environment))
        case .span(let first, let last):
            .span(first.binned(in: environment), last.binned(in: environment))
        default: self
        }
    }
}

/// The angular value and the radii of a sector.
struct SectorDescription {
    var angle: Datum
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    /// The distance of both straight edges from their radii, in points.
    var angularInset: CGFloat
}
