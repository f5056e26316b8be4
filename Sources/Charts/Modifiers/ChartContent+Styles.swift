import Foundation
import SwiftUI

extension ChartContent {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        setting(\.foreground, to: AnyShapeStyle(style))
    }

    /// Sets the style to that of a value in the chart's foreground style scale.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.foregroundValue, to: value.datum)
    }

    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        ModifiedChartContent(self) { $0.style.opacity *= opacity.isFinite ? max(0, min(1, opacity)) : 1 }
    }

    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { setting(\.line, to: style) }

    /// Sets the line style to that of a value in the chart's line style scale.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.lineValue, to: value.datum)
    }

    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        setting(\.interpolation, to: method)
    }

    /// Rounds the corners of marks.
    /// - Parameter radius: The corner radius, in points.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        setting(\.corner, to: (radius.isFinite ? max(0, radius) : 0, style))
    }

    /// Sets whether a gradient spans the entire plot instead of each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        setting(\.alignsWithPlot, to: aligns)
    }

    nonisolated public func zIndex(_ value: Double) -> some ChartContent { setting(\.zIndex, to: value) }
}
