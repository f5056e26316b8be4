import SwiftUI

/// A line across the plot at an axis value.
public struct AxisGridLine: AxisMark {
    public typealias Body = Never

    private let part: AxisPart

    /// - Parameter centered: Whether the line lies midway between its value and the next; nil for false.
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .gridLine, isCentered: centered ?? false, stroke: stroke)
    }

    public static func _collect(_ mark: AxisGridLine, for value: AxisValue, into parts: inout _AxisParts) {
        parts.parts.append(mark.part)
    }
}
