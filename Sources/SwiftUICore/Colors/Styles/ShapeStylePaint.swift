import DisplayList
import Foundation

/// A resolved style, before the frame that it fills is known.
public struct ShapeStylePaint: Hashable, Sendable {
    /// The color or pattern of a paint.
    package enum Fill: Hashable, Sendable {
        case color(RGBAColor)
        case linearGradient(GradientRamp, start: UnitPoint, end: UnitPoint)
        case radialGradient(GradientRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case ellipticalGradient(GradientRamp, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angularGradient(GradientRamp, center: UnitPoint, start: Angle, end: Angle)
        /// An image stretched over the frame.
        case stretched(DisplayImage)
        /// An image repeated from the frame's top-left corner. `size` is the size of a tile in points; `source` is in
        /// unit coordinates.
        case tiled(DisplayImage, size: CGSize, source: CGRect)
    }

    package var fill: Fill
    package var opacity: Double = 1
    package var blendMode: BlendMode = .normal
    /// The shadows, from the innermost modifier outward.
    package var shadows: [ResolvedShadow] = []
    /// The filters of what lies behind an area that is filled or stroked with the paint.
    package var backdrop: [DisplayFilter] = []
    /// The frame of the style, from the painted content's origin; nil for the frame of the painted content.
    package var frame: CGRect?

    /// Creates an opaque paint without shadows, in the frame of the painted content.
    package init(_ fill: Fill) { self.fill = fill }

    /// Returns the paint with its opacity multiplied by `factor`.
    package func multiplyingOpacity(by factor: Double) -> ShapeStylePaint {
        var copy = self
        copy.opacity *= factor.isFinite ? max(0, factor) : 0
        return copy
    }

    /// The color including its opacity, if the paint is a plain color.
    package var color: RGBAColor? {
        guard case .color(let color) = fill else { return nil }
        return color.multiplyingOpacity(by: min(1, opacity))
    }

    /// Returns the paint for content that fills `frame`. The paint includes the opacity, except for images: their
    /// opacity is `imageOpacity`, which is applied when they are drawn.
    ///
    /// - Parameter origin: The origin of the content's coordinates, in which the style can have a frame of its own; nil
    ///   for the origin of `frame`.
    package func paint(in frame: CGRect, origin: CGPoint? = nil) -> Paint {
        let origin = origin ?? frame.origin
        let frame = self.frame?.offsetBy(dx: origin.x, dy: origin.y) ?? frame
        switch fill {
        case .color: return .color(color!)
        case .linearGradient(let ramp, let start, let end):
            return .linearGradient(faded(ramp), start: start.point(in: frame), end: end.point(in: frame))
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            return .radialGradient(
                faded(ramp), center: center.point(in: frame), startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let ramp, let center, let start, let end):
            return .ellipticalGradient(
                faded(ramp), center: center.point(in: frame), radii: frame.size, startFraction: start,
                endFraction: end)
        case .angularGradient(let ramp, let center, let start, let end):
            return .angularGradient(faded(ramp), center: center.point(in: frame), start: start, end: end)
        case .stretched(let image):
            return .image(image, tile: frame, source: CGRect(x: 0, y: 0, width: 1, height: 1))
        case .tiled(let image, let size, let source):
            return .image(image, tile: CGRect(origin: frame.origin, size: size), source: source)
        }
    }

    /// The opacity that `paint(in:)` cannot include in the paint; 1 for everything except images.
    package var imageOpacity: Double {
        switch fill {
        case .stretched, .tiled: min(1, opacity)
        default: 1
        }
    }

    private func faded(_ ramp: GradientRamp) -> GradientRamp {
        if opacity >= 1 { return ramp }
        var copy = ramp
        for index in copy.stops.indices {
            copy.stops[index].color = copy.stops[index].color.multiplyingOpacity(by: opacity)
        }
        return copy
    }
}

/// A shadow with its color resolved. Lengths are in points.
package struct ResolvedShadow: Hashable, Sendable {
    /// Whether the shadow falls onto the shape's inside, as that of a hole does.
    package var isInner: Bool
    package var color: RGBAColor
    /// Twice the standard deviation of the blur.
    package var radius: CGFloat
    package var offset: CGSize
}
