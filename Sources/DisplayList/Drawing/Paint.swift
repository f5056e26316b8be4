import Foundation

/// The paint that fills a path or glyphs. Points and radii are in the coordinates of the painted item.
public enum Paint: Hashable, Sendable {
    case color(RGBAColor)
    case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
    case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A radial gradient stretched to an ellipse. The ramp runs from `startFraction` to `endFraction` of the radii.
    case ellipticalGradient(
        GradientRamp, center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat)
    /// A conic gradient, clockwise from `start` to `end`. Outside that range, the nearer end's color continues.
    case angularGradient(GradientRamp, center: CGPoint, start: Angle, end: Angle)
    /// An image repeated over the plane. `rect` is one tile in points, and `source` is the part of the image in 0…1.
    case image(DisplayImage, tile: CGRect, source: CGRect)

    /// Opaque black.
    public static let black = Paint.color(.black)
}

/// The colors of a gradient along 0…1, in ascending order of location.
public struct GradientRamp: Hashable, Sendable {
    /// A color at a place of the ramp.
    public struct Stop: Hashable, Sendable {
        /// The color at the location. Between two stops, colors are interpolated in the ramp's space.
        public var color: RGBAColor
        /// The place along the ramp, 0…1.
        public var location: Double

        public init(color: RGBAColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The color space for interpolation: sRGB's own values, or a perceptually uniform space (Oklab).
    public enum Space: Hashable, Sendable { case device, perceptual }

    /// How colors of different opacity are interpolated: by their opacity, as SwiftUI does, so that a color keeps its hue where it fades
    /// into a transparent one; or straight, as Core Graphics and Core Animation do.
    public enum Interpolation: Hashable, Sendable { case premultiplied, straight }

    /// The stops, by ascending location. Two stops at one location make a hard edge.
    public var stops: [Stop]
    /// The color space in which colors between two stops are interpolated.
    public var space: Space
    /// How colors of different opacity between two stops are interpolated.
    public var interpolation: Interpolation

    public init(stops: [Stop], space: Space = .device, interpolation: Interpolation = .premultiplied) {
        self.stops = stops
        self.space = space
        self.interpolation = interpolation
    }
}
