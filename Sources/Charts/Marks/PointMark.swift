import Foundation
import SwiftUI

/// A symbol at a place.
public struct PointMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .value(x.datum), y: .value(y.datum))
    }

    /// - Parameter y: the distance from the plot's top, in points; nil for the middle.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(kind: .point, x: .value(x.datum), y: .points(y))
    }

    /// - Parameter x: the distance from the plot's left edge, in points; nil for the middle.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .points(x), y: .value(y.datum))
    }
}
