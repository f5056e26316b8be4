import Foundation

/// What colours the inside of a path or of glyphs; points and radii are in the coordinates of the item painted.
public enum Paint: Hashable, Sendable {
    case color(RGBAColor)
    case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
    case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A radial gradient stretched to an ellipse: the ramp runs from `startFraction` to `endFraction` of the radii.
    case ellipticalGradient(
        GradientRamp, center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat)
    /// A conic gradient, clockwise from `start` to `end`; outside that range the nearer end's colour goes on.
    case angularGradient(GradientRamp, center: CGPoint, start: Angle, end: Angle)
    /// An image repeated over the plane; `rect` is one tile in points, `source` the part of the image in 0…1.
    case image(DisplayImage, tile: CGRect, source: CGRect)

    public static let black = Paint.color(.black)
}

/// The colours of a gradient along 0…1, in ascending order of location.
public struct GradientRamp: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: RGBAColor
        public var location: Double

        public init(color: RGBAColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The space colours are mixed in: sRGB's own values, or a space that looks even to the eye (Oklab).
    public enum Space: Hashable, Sendable { case device, perceptual }

    public var stops: [Stop]
    public var space: Space

    public init(stops: [Stop], space: Space = .device) {
        self.stops = stops
        self.space = space
    }
}
