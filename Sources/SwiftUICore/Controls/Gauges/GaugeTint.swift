import DisplayList
import Foundation

/// The paint of a gauge's line: one color, or colors that run along it.
enum GaugeTint {
    case color(RGBAColor)
    case ramp(GradientRamp)
    /// An image that spans the control's frame.
    case image(ShapeStylePaint)

    /// Creates a tint. A gradient contributes only its colors, not its direction.
    init(_ paint: ShapeStylePaint) {
        switch paint.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)) {
        case .color(let color): self = .color(color)
        case .linearGradient(let ramp, _, _), .radialGradient(let ramp, _, _, _),
            .ellipticalGradient(let ramp, _, _, _, _), .angularGradient(let ramp, _, _, _):
            self = .ramp(ramp)
        case .image: self = .image(paint)
        }
    }

    func multiplyingOpacity(by factor: Double) -> GaugeTint {
        switch self {
        case .color(let color): return .color(color.multiplyingOpacity(by: factor))
        case .ramp(var ramp):
            for index in ramp.stops.indices {
                ramp.stops[index].color = ramp.stops[index].color.multiplyingOpacity(by: factor)
            }
            return .ramp(ramp)
        case .image(let paint): return .image(paint.multiplyingOpacity(by: factor))
        }
    }

    /// Returns the paint of the colors along an arc in `frame`.
    func paint(alongArcFrom start: Angle, to end: Angle, in frame: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .ramp(let ramp):
            .angularGradient(ramp, center: CGPoint(x: frame.midX, y: frame.midY), start: start, end: end)
        case .image(let paint): paint.paint(in: frame)
        }
    }

    /// Returns the paint of the colors from one point of `frame` to another.
    func paint(from start: CGPoint, to end: CGPoint, in frame: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .ramp(let ramp): .linearGradient(ramp, start: start, end: end)
        case .image(let paint): paint.paint(in: frame)
        }
    }

    /// Returns the paint of the color at a fraction of the length.
    func paint(at fraction: Double, in frame: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .ramp(let ramp): .color(ramp.color(at: fraction))
        case .image(let paint): paint.paint(in: frame)
        }
    }
}

extension GradientRamp {
    /// Returns the color at a location, or transparent if there are no stops.
    func color(at location: Double) -> RGBAColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops.last?.color ?? .clear
        }
        if next == 0 { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let fraction = (location - before.location) / (after.location - before.location)
        return before.color.mixed(with: after.color, by: fraction, in: space)
    }
}

extension _ResolutionContext {
    /// Returns the environment's tint, or the resolved `untinted` style if there is none.
    func gaugeTint<S: ShapeStyle>(untinted: S) -> GaugeTint {
        GaugeTint(environment.tint == nil ? paint(untinted) : paint(TintShapeStyle()))
    }
}
