import Foundation

/// The thickness of San Francisco's lines, as its symbols have them.
enum LineThickness {
    /// Returns the thickness at a weight of 100…900 in ems, measured on images that SwiftUI rendered.
    static func ems(weight: CGFloat) -> CGFloat {
        let widths: [CGFloat] = [0.024, 0.045, 0.066, 0.0865, 0.101, 0.117, 0.136, 0.154, 0.174]
        let place = min(8, max(0, weight.isFinite ? weight / 100 - 1 : 3))
        let lower = min(7, Int(place))
        return widths[lower] + (widths[lower + 1] - widths[lower]) * (place - CGFloat(lower))
    }
}
