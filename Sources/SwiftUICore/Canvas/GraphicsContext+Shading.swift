import DisplayList
import Foundation

extension GraphicsContext {
    /// A color or pattern to draw with. Points are in the current coordinates.
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle)
            case tiled(ImagePaint, CGPoint)
            case palette([Shading])
        }

        let kind: Kind
        /// The origin of the painted item's coordinates, in the shading's coordinates.
        private var origin = CGPoint.zero

        private init(_ kind: Kind) { self.kind = kind }

        /// The foreground style of the canvas's environment.
        public static var foreground: Shading { Shading(.style(AnyShapeStyle(ForegroundStyle()))) }

        /// The backdrop itself. Drawing with it changes nothing, so nothing is drawn.
        public static var backdrop: Shading { Shading(.style(AnyShapeStyle(Color.clear))) }

        /// Shadings for the hierarchical levels of the drawn content. Content with a single level takes the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }

        public static func color(_ color: Color) -> Shading { Shading(.style(AnyShapeStyle(color))) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style that spans the bounding rectangle of the drawn content.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.linear(gradient, startPoint, endPoint, options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.radial(gradient, center, startRadius, endRadius, options))
        }

        /// A gradient that makes one turn around `center`, clockwise from `angle`.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(.conic(gradient, center, angle))
        }

        /// A repeated image with one tile's corner at `origin`. `sourceRect` is in unit coordinates of the image.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(.tiled(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin))
        }

        public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

        /// Returns the same shading for content whose coordinates begin at `origin`.
        func moved(to origin: CGPoint) -> Shading {
            var copy = self
            copy.origin.x += origin.x
            copy.origin.y += origin.y
            return copy
        }

        func paint(in context: ShapeStyleContext) -> ShapeStylePaint {
            // In a rectangle of 1 × 1 point, unit points are equal to points.
            let unit = CGRect(x: -origin.x, y: -origin.y, width: 1, height: 1)
            func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            var paint: ShapeStylePaint
            switch kind {
            case .style(let style): return style._paint(in: context)
            case .palette(let shadings):
                guard !shadings.isEmpty else { return Shading.foreground.paint(in: context) }
                return shadings[min(context.level, shadings.count - 1)].moved(to: origin).paint(in: context)
            case .linear(let gradient, let start, let end, let options):
                let vector = CGPoint(x: end.x - start.x, y: end.y - start.y)
                let ramp = RepeatedRamp(gradient.ramp(in: context.colors), options, length: hypot(vector.x, vector.y))
                func along(_ part: CGFloat) -> UnitPoint {
                    point(CGPoint(x: start.x + vector.x * part, y: start.y + vector.y * part))
                }
                paint = ShapeStylePaint(
                    .linearGradient(ramp.ramp, start: along(ramp.start), end: along(ramp.end)))
            case .radial(let gradient, let center, let startRadius, let endRadius, let options):
                let ramp = RepeatedRamp(
                    gradient.ramp(in: context.colors), options, length: abs(endRadius - startRadius), startsAtZero: true)
                paint = ShapeStylePaint(
                    .radialGradient(
                        ramp.ramp, center: point(center), startRadius: startRadius,
                        endRadius: startRadius + (endRadius - startRadius) * ramp.end))
            case .conic(let gradient, let center, let angle):
                paint = ShapeStylePaint(
                    .angularGradient(
                        gradient.ramp(in: context.colors), center: point(center), start: angle,
                        end: angle + .degrees(360)))
            case .tiled(let image, let corner):
                paint = image._paint(in: context)
                paint.frame = CGRect(x: corner.x - origin.x, y: corner.y - origin.y, width: 1, height: 1)
                return paint
            }
            paint.frame = unit
            return paint
        }
    }

    /// The way in which a gradient continues beyond its ends.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Effect on the picture: none. Pictures always mix colors as nonlinear sRGB values.
        @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Returns the shading with everything that depends on the environment resolved.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

/// A repeated gradient ramp, expressed as one long ramp. Start and end are in multiples of the original length.
private struct RepeatedRamp {
    /// The largest number of repetitions on each side: enough for stripes a few points wide across a widget.
    private static let mostRepeats = 100
    /// The distance in points that repetitions cover on each side: more than twice the width of the largest widget.
    private static let reach: CGFloat = 2000

    var ramp: GradientRamp
    var start: CGFloat = 0
    var end: CGFloat = 1

    /// Creates the ramp. `length` is the original's in points. A long original gets few repetitions, because all of them share the
    /// colors that drawing computes for one ramp.
    init(
        _ ramp: GradientRamp, _ options: GraphicsContext.GradientOptions, length: CGFloat, startsAtZero: Bool = false
    ) {
        self.ramp = ramp
        guard options.contains(.repeat) || options.contains(.mirror), !ramp.stops.isEmpty else { return }
        let needed = length.isFinite ? (Self.reach / max(length, 1)).rounded(.up) : 1
        let repeats = min(max(Int(needed), 1), Self.mostRepeats)
        let (first, last) = (startsAtZero ? 0 : -repeats, repeats)
        var stops: [GradientRamp.Stop] = []
        for turn in first...last {
            let isTurned = options.contains(.mirror) && turn % 2 != 0
            for stop in isTurned ? ramp.stops.reversed() : ramp.stops {
                let place = Double(turn - first) + (isTurned ? 1 - stop.location : stop.location)
                stops.append(GradientRamp.Stop(color: stop.color, location: place / Double(last - first + 1)))
            }
        }
        self.ramp.stops = stops
        (start, end) = (CGFloat(first), CGFloat(last + 1))
    }
}

/// A shading used as a foreground style.
struct ShadingStyle: ShapeStyle {
    let shading: GraphicsContext.Shading

    func _paint(in context: ShapeStyleContext) -> ShapeStylePaint { shading.paint(in: context) }
}
