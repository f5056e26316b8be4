import SwiftUI

/// A point of an area. All marks of the same series form one area.
public struct AreaMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    private nonisolated init(_ x: MarkExtent, _ y: MarkExtent, _ series: PlotValue?, _ stacking: MarkStackingMethod) {
        mark = Mark(kind: .area, x: x, y: y, stacking: stacking, series: series)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum), nil, stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.value(x.datum), .value(y.datum), series.datum.lower, stacking)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.value(x.datum), .span(yStart.datum, yEnd.datum), nil, .unstacked)
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.value(x.datum), .span(yStart.datum, yEnd.datum), series.datum.lower, .unstacked)
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.span(xStart.datum, xEnd.datum), .value(y.datum), nil, .unstacked)
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.span(xStart.datum, xEnd.datum), .value(y.datum), series.datum.lower, .unstacked)
    }
}
