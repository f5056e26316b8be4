import Foundation
import SwiftUI

/// How a mark looks. The modifier nearest to the mark wins; opacity multiplies.
struct MarkStyle {
    /// What is done to a mark's picture, given its frame in the plot.
    typealias Effect = @MainActor (AnyView, CGRect) -> AnyView

    /// A shift within the place that several marks share.
    struct Dodge {
        var value: PlotValue
        var axis: Axis?
        var span: MarkDimension
    }

    var foreground: AnyShapeStyle?
    var foregroundValue: Datum?
    var symbol: MarkSymbol?
    var symbolValue: Datum?
    var symbolSize: CGSize?
    var symbolSizeValue: Datum?
    var line: StrokeStyle?
    var lineValue: Datum?
    var interpolation: InterpolationMethod?
    var corner: (radius: CGFloat, style: RoundedCornerStyle)?
    var alignsWithPlot: Bool?
    var opacity = 1.0
    var zIndex: Double?
    var offset = MarkOffset()
    var dodge: Dodge?
    var effects: [Effect] = []
    var annotations: [MarkAnnotation] = []
}

/// How far a mark's edges are moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// What stands for a point.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
