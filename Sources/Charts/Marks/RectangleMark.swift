import Foundation
import SwiftUI

/// A rectangle around a point or between values.
public struct RectangleMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    private nonisolated init(
        _ x: MarkExtent, _ y: MarkExtent, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic
    ) {
        mark = Mark(kind: .rectangle, x: x, y: y, width: width, height: height)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .value(y.datum), width, height)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.span(xStart.datum, xEnd.datum), .span(yStart.datum, yEnd.datum))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .span(yStart.datum, yEnd.datum), width)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.span(xStart.datum, xEnd.datum), .value(y.datum), .automatic, height)
    }

    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.value(x.datum), .pointSpan(yStart, yEnd), width)
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.pointSpan(xStart, xEnd), .value(y.datum), .automatic, height)
    }

    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.span(xStart.datum, xEnd.datum), .pointSpan(yStart, yEnd))
    }

    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.pointSpan(xStart, xEnd), .span(yStart.datum, yEnd.datum))
    }
}
