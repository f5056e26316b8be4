import Foundation
import SwiftUI

/// A symbol at a point.
public struct PointMark: PrimitiveMark {
    public typealias Body = Never

    var mark: Mark

    // Said here, because the protocols of both kinds of charts say it.
    public var body: Never { return fatalError("a PointMark has no body") }

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .value(x.datum), y: .value(y.datum))
    }

    /// Creates a point.
    /// - Parameter y: The distance from the plot's top edge, in points; nil for the center.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(kind: .point, x: .value(x.datum), y: .points(y))
    }

    /// Creates a point.
    /// - Parameter x: The distance from the plot's left edge, in points; nil for the center.
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(kind: .point, x: .points(x), y: .value(y.datum))
    }
}
