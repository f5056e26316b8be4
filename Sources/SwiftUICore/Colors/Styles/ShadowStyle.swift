import DisplayList
import Foundation

/// A shadow of the painted content. Lengths are in points.
public struct ShadowStyle: Hashable, Sendable {
    /// Returns the blur of a shadow in a display list, which is twice the standard deviation. SwiftUI's radius is the standard deviation
    /// itself, as measured on a screenshot of an iPhone.
    static func blur(of radius: CGFloat) -> CGFloat { 2 * radius }

    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow behind the shape.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow that the shape's edge casts inward.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}
