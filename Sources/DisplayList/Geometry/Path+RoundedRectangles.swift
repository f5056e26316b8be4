import Foundation

extension Path {
    /// Adds a rectangle with equal corners. `cornerSize` is clamped to half the rectangle's sides.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(in: rect, corners: Array(repeating: cornerSize, count: 4), style: style, transform: transform)
    }

    /// Adds a rectangle with individual corner radii, where leading is the left side. Radii that do not fit next to
    /// each other shrink by a common factor, as in CSS.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
        ]
        addRoundedRect(
            in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, style: style, transform: transform)
    }

    /// Adds a rectangle with corners in drawing order: bottom right, bottom left, top left, top right. As in Core
    /// Graphics, the path starts in the middle of the right side and runs clockwise.
    private mutating func addRoundedRect(
        in rect: CGRect, corners: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        let corners = corners.map { CGSize(width: $0.width > 0 ? $0.width : 0, height: $0.height > 0 ? $0.height : 0) }
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }), rect.width > 0, rect.height > 0 else {
            addRect(rect, transform: transform)
            return
        }
        let radii = Self.fitted(corners, in: rect.size)
        // The fraction of its radius that each corner may use along the side, for the four sides in drawing order.
        let right = Self.reach(rect.height, radii[3].height, radii[0].height, style)
        let bottom = Self.reach(rect.width, radii[0].width, radii[1].width, style)
        let left = Self.reach(rect.height, radii[1].height, radii[2].height, style)
        let top = Self.reach(rect.width, radii[2].width, radii[3].width, style)

        let places: [(corner: CGPoint, inward: CGPoint)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1)),
        ]
        let reaches = [(bottom, right), (bottom, left), (top, left), (top, right)]
        move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
        for index in 0..<4 {
            let (corner, inward) = places[index]
            let curve = RoundedCorner(style: style, horizontalReach: reaches[index].0, verticalReach: reaches[index].1)
            let toPlane = CGAffineTransform(
                a: inward.x * radii[index].width, b: 0, c: 0, d: inward.y * radii[index].height, tx: corner.x,
                ty: corner.y
            ).concatenating(transform)
            // In clockwise order, the bottom right and top left corners start from their vertical side.
            add(curve.segments(fromVerticalSide: index % 2 == 0), transform: toPlane)
        }
        closeSubpath()
    }

    private mutating func add(_ segments: [PathSegment], transform: CGAffineTransform) {
        guard let first = segments.first else { return }
        let start = first.start.applying(transform)
        if currentPoint != start { addLine(to: start) }
        for segment in segments where segment.start != segment.end { append(segment.element.applying(transform)) }
    }

    /// Returns the corners, shrunk by a common factor in each axis until neighbors fit next to each other.
    private static func fitted(_ corners: [CGSize], in size: CGSize) -> [CGSize] {
        let across = max(corners[0].width + corners[1].width, corners[2].width + corners[3].width)
        let down = max(corners[3].height + corners[0].height, corners[1].height + corners[2].height)
        // An infinite radius stands for the largest corner that fits.
        guard across.isFinite, down.isFinite else {
            let most = min(size.width, size.height) / 2
            guard most.isFinite else { return Array(repeating: .zero, count: 4) }
            return fitted(corners.map { CGSize(width: min($0.width, most), height: min($0.height, most)) }, in: size)
        }
        let uniform = corners.allSatisfy { $0.width == $0.height }
        var horizontal = across > size.width ? size.width / across : 1
        var vertical = down > size.height ? size.height / down : 1
        if uniform {
            horizontal = min(horizontal, vertical)
            vertical = horizontal
        }
        return corners.map { CGSize(width: $0.width * horizontal, height: $0.height * vertical) }
    }

    /// Returns the part of a side that a corner takes, in radii: 1 for a circle, up to 1.528665 for a continuous
    /// corner.
    private static func reach(
        _ side: CGFloat, _ first: CGFloat, _ second: CGFloat, _ style: RoundedCornerStyle
    ) -> CGFloat {
        guard style == .continuous, first + second > 0 else { return 1 }
        return max(1, min(RoundedCorner.fullReach, side / (first + second)))
    }
}

/// A corner of radius 1 whose vertex is the origin and whose sides run along the positive axes.
///
/// The numbers of the continuous curve are those of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7. If a side is
/// too short for the curve, the half on that side blends into a circular arc in proportion to the missing length, so
/// that a radius of half the side ends in a semicircle.
private struct RoundedCorner {
    static let fullReach: CGFloat = 1.528665

    var style: RoundedCornerStyle
    var horizontalReach: CGFloat
    var verticalReach: CGFloat

    /// One half of the curve, next to the side where it starts: its end on the side, two handles, the point where the
    /// middle part begins, and that part's handle. The first coordinate runs along the side.
    private typealias Half = (end: CGPoint, handle1: CGPoint, handle2: CGPoint, joint: CGPoint, middle: CGPoint)

    private static let continuous: Half = (
        CGPoint(x: fullReach, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
        CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956))

    /// The same five points on a quarter circle, split where the continuous curve is split.
    private static let circular: Half = {
        let angle = atan2(1 - continuous.joint.x, 1 - continuous.joint.y)
        let handle = 4.0 / 3 * tan(angle / 4)
        let middleHandle = 4.0 / 3 * tan((CGFloat.pi / 2 - 2 * angle) / 4)
        let joint = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
        let tangent = CGPoint(x: cos(angle), y: -sin(angle))
        return (
            CGPoint(x: 1, y: 0), CGPoint(x: 1 - handle, y: 0), joint + tangent * handle, joint,
            joint - tangent * middleHandle
        )
    }()

    private static func half(reach: CGFloat) -> Half {
        let smoothness = (reach - 1) / (fullReach - 1)
        func mix(_ path: (Half) -> CGPoint) -> CGPoint { path(circular).interpolated(to: path(continuous), smoothness) }
        return (mix(\.end), mix(\.handle1), mix(\.handle2), mix(\.joint), mix(\.middle))
    }

    func segments(fromVerticalSide: Bool) -> [PathSegment] {
        func swapped(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
        let segments: [PathSegment]
        if style == .circular {
            let handle = 1 - 4.0 / 3 * tan(CGFloat.pi / 8)
            segments = [
                .cubic(
                    CGPoint(x: 0, y: 1), CGPoint(x: 0, y: handle), CGPoint(x: handle, y: 0), CGPoint(x: 1, y: 0))
            ]
        } else {
            let (down, across) = (Self.half(reach: verticalReach), Self.half(reach: horizontalReach))
            segments = [
                .cubic(swapped(down.end), swapped(down.handle1), swapped(down.handle2), swapped(down.joint)),
                .cubic(swapped(down.joint), swapped(down.middle), across.middle, across.joint),
                .cubic(across.joint, across.handle2, across.handle1, across.end),
            ]
        }
        return fromVerticalSide ? segments : segments.reversed().map(\.reversed)
    }
}
