import SwiftUI

/// A value on an axis that has lines and labels.
public struct AxisValue {
    /// The index of the value in its axis marks.
    public let index: Int
    /// The number of values.
    public let count: Int
    let value: PlotValue

    /// Returns the value as a plottable type; nil if the type cannot represent it.
    public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { P(plotValue: value) }
}
