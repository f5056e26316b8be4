import Foundation
import SwiftUI

/// A straight line along one axis at a value of the other axis.
public struct RuleMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    /// Creates a vertical line. Its ends are in points from the plot's top edge; nil for the plot's ends.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = Mark(kind: .rule, x: .value(x.datum), y: .pointSpan(yStart, yEnd))
    }

    /// Creates a horizontal line. Its ends are in points from the plot's left edge; nil for the plot's ends.
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .rule, x: .pointSpan(xStart, xEnd), y: .value(y.datum))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(kind: .rule, x: .value(x.datum), y: .span(yStart.datum, yEnd.datum))
    }

    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = Mark(kind: .rule, x: .span(xStart.datum, xEnd.datum), y: .value(y.datum))
    }

    /// Creates a vertical line at `x` points from the plot's left edge; nil for the plot's center.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = Mark(kind: .rule, x: .points(x), y: .span(yStart.datum, yEnd.datum))
    }

    /// Creates a horizontal line at `y` points from the plot's top edge; nil for the plot's center.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) {
        mark = Mark(kind: .rule, x: .span(xStart.datum, xEnd.datum), y: .points(y))
    }
}
