import DisplayList
import Foundation

/// Colors along a line from 0 to 1.
@frozen public struct Gradient: Hashable, Sendable {
    @frozen public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color space in which colors between two stops are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        let space: GradientRamp.Space

        /// Interpolation in the output's own color space, sRGB.
        public static let device = ColorSpace(space: .device)
        /// Interpolation in a perceptually uniform color space, Oklab.
        public static let perceptual = ColorSpace(space: .perceptual)
    }

    public var stops: [Gradient.Stop]

    public init(stops: [Gradient.Stop]) { self.stops = stops }

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color]) {
        let step = colors.count > 1 ? 1 / CGFloat(colors.count - 1) : 0
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) * step) }
    }

    /// Returns the gradient with colors interpolated in `space`.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// Returns the resolved colors, ordered by location. A non-finite location counts as 0. Colors at the same location
    /// keep their order, so that they make a hard edge.
    func ramp(in context: ColorContext, space: GradientRamp.Space = .device) -> GradientRamp {
        let located = stops.map { GradientRamp.Stop(
            color: $0.color.resolved(in: context), location: $0.location.isFinite ? Double($0.location) : 0) }
        let order = located.indices.sorted { (located[$0].location, $0) < (located[$1].location, $1) }
        return GradientRamp(stops: order.map { located[$0] }, space: space)
    }
}

/// A gradient without a geometry. As a style, it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case standard(Color)
    }

    private var source: Source
    private var space: GradientRamp.Space

    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
        space = .device
    }

    init(standardFor color: Color) {
        source = .standard(color)
        space = .device
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space.space
        return copy
    }

    func ramp(in context: ColorContext) -> GradientRamp {
        switch source {
        case .gradient(let gradient): return gradient.ramp(in: context, space: space)
        case .standard(let color):
            return GradientRamp(stops: StandardGradient.stops(of: color.resolved(in: context)), space: space)
        }
    }
}
