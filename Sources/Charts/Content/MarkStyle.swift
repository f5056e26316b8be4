import Foundation
import SwiftUI

/// The style of a mark. The innermost modifier takes precedence; opacities are multiplied.
struct MarkStyle {
    /// An effect on a mark's view, given the mark's frame in the plot.
    typealias Effect = @MainActor (AnyView, CGRect) -> AnyView

    /// A displacement in the band that several marks share.
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

/// The offsets of a mark's edges, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// The symbol of a point.
enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
}
