import SwiftUI

/// One value of an axis, for which lines and labels are made.
public struct AxisValue {
    /// The value's place in the list of its axis marks.
    public let index: Int
    /// How many values there are.
    public let count: Int
    let value: PlotValue

    /// The value as a type that is plotted; nil where that type has no such value.
    public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { P(plotValue: value) }
}
