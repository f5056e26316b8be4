import DisplayList
import Foundation

/// A gradient along a line between two points of the frame.
public struct LinearGradient: ShapeStyle {
    let gradient: AnyGradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint, endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        let ramp = gradient.ramp(in: context.colors)
        return context.leveled(ShapeStylePaint(.linearGradient(ramp, start: startPoint, end: endPoint)))
    }
}

extension Gradient: ShapeStyle {
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: context)
    }
}

extension AnyGradient: ShapeStyle {
    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        LinearGradient(self, .top, .bottom)._paint(in: context)
    }
}

/// A gradient around a point, by distance from it in points.
public struct RadialGradient: ShapeStyle {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center, startRadius, endRadius)
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        let ramp = gradient.ramp(in: context.colors)
        return context.leveled(ShapeStylePaint(
            .radialGradient(ramp, center: center, startRadius: startRadius, endRadius: endRadius)))
    }
}

/// A gradient around a point, by distance from it in fractions of the frame's width and height.
public struct EllipticalGradient: ShapeStyle {
    let gradient: AnyGradient
    let center: UnitPoint
    let startFraction: CGFloat
    let endFraction: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startFraction: CGFloat, _ endFraction: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        let ramp = gradient.ramp(in: context.colors)
        return context.leveled(ShapeStylePaint(
            .ellipticalGradient(ramp, center: center, startFraction: startFraction, endFraction: endFraction)))
    }
}

/// A gradient around a point, clockwise from the start angle. An angle of zero is at three o'clock.
public struct AngularGradient: ShapeStyle {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(gradient), center, startAngle, endAngle)
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
    }

    /// Creates a gradient that makes one turn, starting at `angle`.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, angle, angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(Gradient(colors: colors)), center, angle, angle + .degrees(360))
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(Gradient(stops: stops)), center, angle, angle + .degrees(360))
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        let ramp = gradient.ramp(in: context.colors)
        return context.leveled(ShapeStylePaint(
            .angularGradient(ramp, center: center, start: startAngle, end: endAngle)))
    }
}
