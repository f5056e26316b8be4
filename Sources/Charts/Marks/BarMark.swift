import Foundation
import SwiftUI

/// A bar from zero, or from a start value, to a value.
public struct BarMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    private nonisolated init(
        _ x: MarkExtent, _ y: MarkExtent, _ width: MarkDimension, _ height: MarkDimension,
        _ stacking: MarkStackingMethod
    ) {
        mark = Mark(kind: .bar, x: x, y: y, width: width, height: height, stacking: stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum), width, height, stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .span(yStart.datum, yEnd.datum), width, .automatic, .unstacked)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.span(xStart.datum, xEnd.datum), .value(y.datum), .automatic, height, .unstacked)
    }

    /// Creates a vertical bar.
    /// - Parameters:
    ///   - yStart: The top of the bar, in points from the plot's top; nil for the plot's edge.
    ///   - yEnd: The bottom of the bar, in points from the plot's top; nil for the plot's edge.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .pointSpan(yStart, yEnd), width, .automatic, stacking)
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.pointSpan(xStart, xEnd), .value(y.datum), .automatic, height, stacking)
    }

    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.span(xStart.datum, xEnd.datum), .pointSpan(yStart, yEnd), .automatic, .automatic, .unstacked)
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.pointSpan(xStart, xEnd), .span(yStart.datum, yEnd.datum), .automatic, .automatic, .unstacked)
    }
}
