import DisplayList
import Foundation

// Colors brighter than white. Pictures have the range of sRGB, so a channel ends at 1, as on a screen without that range.
extension Color {
    /// Returns the color with its light multiplied by 2 to the power of `stops`.
    public func exposureAdjust(_ stops: Double) -> Color {
        Color(provider: .custom(CustomColor { resolved(in: $0).exposed(by: stops) }))
    }

    /// Returns the color. A screen would not show it brighter than `headroom` times white.
    public func headroom(_ headroom: Double?) -> Color { self }
}

extension RGBAColor {
    fileprivate func exposed(by stops: Double) -> RGBAColor {
        guard stops.isFinite else { return self }
        let (factor, linear) = (pow(2, stops), linear)
        return RGBAColor(linear: (min(1, linear.0 * factor), min(1, linear.1 * factor), min(1, linear.2 * factor)), opacity: opacity)
    }
}
