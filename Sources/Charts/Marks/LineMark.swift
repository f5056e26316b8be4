import SwiftUI

/// A point of a line. All marks of the same series form one line.
public struct LineMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .line, x: .value(x.datum), y: .value(y.datum))
    }

    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = Mark(kind: .line, x: .value(x.datum), y: .value(y.datum), series: series.datum.lower)
    }
}
