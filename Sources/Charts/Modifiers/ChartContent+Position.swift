import Foundation
import SwiftUI

extension ChartContent {
    /// Places marks at the same position side by side, one for each value.
    /// - Parameters:
    ///   - axis: The axis along which the marks are placed; nil for the axis across their length.
    ///   - span: The part of the step that the marks share.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        setting(\.dodge, to: MarkStyle.Dodge(value: value.datum.lower, axis: axis, span: span))
    }

    /// Offsets the marks, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(x, x, y, y)
    }

    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(x, x, yStart, yEnd)
    }

    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart, xEnd, y, y)
    }

    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        offset(xStart, xEnd, yStart, yEnd)
    }

    private nonisolated func offset(
        _ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat
    ) -> some ChartContent {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return ModifiedChartContent(self) { mark in
            mark.style.offset.xStart += finite(xStart)
            mark.style.offset.xEnd += finite(xEnd)
            mark.style.offset.yStart += finite(yStart)
            mark.style.offset.yEnd += finite(yEnd)
        }
    }
}
