import DisplayList
import Foundation

/// A gradient over a grid of points, each with a color. The points can lie anywhere in the frame.
///
/// The grid is drawn into a bitmap of 128 × 128 pixels that is stretched over the frame. Colors change too slowly for a
/// higher resolution to be visible. Patches have straight sides: the control points of `BezierPoint` are ignored.
/// Colors are interpolated linearly between points, and eased at the points if `smoothsColors` is set.
public struct MeshGradient: ShapeStyle, Equatable {
    /// A grid point and the control points of the curves to its neighbors, in fractions of the frame.
    @frozen public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])

        var positions: [SIMD2<Float>] {
            switch self {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        }
    }

    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])

        func resolved(in context: ColorContext) -> [RGBAColor] {
            switch self {
            case .colors(let colors): colors.map { $0.resolved(in: context) }
            case .resolvedColors(let colors): colors.map(\.rgba)
            }
        }
    }

    /// The number of points in a row.
    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The color outside the patches.
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        let colors = context.colors
        let points = locations.positions
        if case .bezierPoints = locations {
            context.environment.colorAssets?.report(
                "MeshGradient: the patches have straight sides; the control points of BezierPoint are ignored")
        }
        let corners = self.colors.resolved(in: colors)
        let below = background.resolved(in: colors)
        // If the grid does not match its points or colors, only the background is drawn.
        guard width > 1, height > 1, width <= points.count, points.count / width >= height,
            corners.count / width >= height
        else { return context.leveled(ShapeStylePaint(.color(below))) }
        var bitmap = MeshBitmap(background: below)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let first = row * width + column
                let indices = [first, first + 1, first + width, first + width + 1]
                bitmap.draw(
                    MeshPatch(
                        points: indices.map { points[$0] }, colors: indices.map { corners[$0] },
                        isSmooth: smoothsColors, space: colorSpace.space))
            }
        }
        return context.leveled(ShapeStylePaint(.stretched(bitmap.image)))
    }
}
