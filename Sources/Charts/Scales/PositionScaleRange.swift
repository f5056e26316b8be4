import Foundation
import SwiftUI

/// The part of the plot that a position scale covers.
public protocol PositionScaleRange {
    /// The description of the range, in points.
    var _plotRange: _PlotRangeDescription { get }
}

/// The description of a position range.
public struct _PlotRangeDescription {
    let range: PlotRange
}

/// The full width or height of the plot, reduced by paddings.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let _plotRange: _PlotRangeDescription
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// Returns a range with equal paddings.
    /// - Parameter padding: The distance from both ends of the plot, in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return PlotDimensionScaleRange(
            _plotRange: _PlotRangeDescription(
                range: PlotRange(startPadding: finite(startPadding), endPadding: finite(endPadding))))
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _plotRange: _PlotRangeDescription {
        let isFinite = lowerBound.isFinite && upperBound.isFinite
        return _PlotRangeDescription(range: isFinite ? PlotRange(fixed: self) : PlotRange())
    }
}
