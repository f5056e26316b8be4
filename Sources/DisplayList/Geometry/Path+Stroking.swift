import Foundation

extension Path {
    /// Returns the outline of the line that `style` draws along the path, to be filled by the non-zero winding rule.
    ///
    /// Every piece of the line, its joins and its caps are closed subpaths that turn the same way, so their union is
    /// correct even where the line is thicker than the path's curvature allows. The outline follows curves to 1/400 of
    /// the line's width, as long as that takes no more pieces than a machine can fill.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        let source = style.dash.isEmpty ? self : dashed(style.dash, phase: style.dashPhase)
        var outline = StrokeOutline(style: style)
        for subpath in source.subpaths { outline.trace(subpath) }
        return outline.path
    }
}

private struct StrokeOutline {
    /// The number of straight pieces that curves are cut into, beyond which the rest of them is drawn as chords.
    private static let mostPieces = 32_768

    var style: StrokeStyle
    var path = Path()
    private var pieces = 0

    private var radius: CGFloat { style.lineWidth / 2 }
    private var tolerance: CGFloat { style.lineWidth / 400 }

    init(style: StrokeStyle) { self.style = style }

    mutating func trace(_ subpath: Subpath) {
        let segments = subpath.closedSegments.filter { $0.isFinite && $0.hasLength }
        guard let first = segments.first, let last = segments.last else {
            // A subpath without length only shows its caps.
            if !subpath.segments.isEmpty || subpath.isClosed, subpath.start.isFinite { dot(at: subpath.start) }
            return
        }
        for segment in segments { body(of: segment, depth: 0) }
        for (segment, next) in zip(segments, segments.dropFirst()) { join(segment, next) }
        if subpath.isClosed {
            join(last, first)
        } else {
            cap(at: first.start, direction: first.startDirection * -1)
            cap(at: last.end, direction: last.endDirection)
        }
    }

    /// Adds the line along one segment. Pieces that turn little become curves parallel to the segment. Where the line
    /// is thicker than the curvature allows, the pieces are straight bars with round joints.
    private mutating func body(of segment: PathSegment, depth: Int) {
        if case .line(let start, let end) = segment {
            bar(from: start, to: end)
            return
        }
        let (start, end) = (segment.startDirection, segment.endDirection)
        let turn = abs(atan2(start.cross(end), start.dot(end)))
        if turn < 0.4, let left = offset(segment, by: radius), let right = offset(segment, by: -radius) {
            path.move(to: left.start)
            path.append(left.element)
            path.addLine(to: right.end)
            path.append(right.reversed.element)
            path.closeSubpath()
        } else if depth >= 9 || pieces >= Self.mostPieces || turn < 0.4 && segment.sagitta <= tolerance {
            pieces += 1
            bar(from: segment.start, to: segment.end)
            roundJoint(at: segment.start)
            roundJoint(at: segment.end)
        } else {
            let (head, tail) = segment.split(at: 0.5)
            for half in [head, tail] where half.hasLength { body(of: half, depth: depth + 1) }
        }
    }

    /// Returns the parallel curve, to the left where `distance` is positive, or `nil` where a cubic does not follow it
    /// closely.
    private func offset(_ segment: PathSegment, by distance: CGFloat) -> PathSegment? {
        func place(_ t: CGFloat, _ direction: CGPoint) -> CGPoint {
            segment.point(at: t) - direction.perpendicular * distance
        }
        let (a, b, c, d) = segment.cubicPoints
        let (startDirection, endDirection) = (segment.startDirection, segment.endDirection)
        let (start, end) = (place(0, startDirection), place(1, endDirection))
        let middleDirection = segment.derivative(at: 0.5).normalized
        guard middleDirection != .zero else { return nil }
        let middle = place(0.5, middleDirection)
        // The handles scale with the chord.
        let scale = (end - start).dot(d - a) / (d - a).dot(d - a)
        guard scale > 0.05, scale.isFinite else { return nil }
        let curve = PathSegment.cubic(
            start, start + startDirection * ((b - a).length * scale),
            end - endDirection * ((d - c).length * scale), end)
        guard (curve.point(at: 0.5) - middle).length <= tolerance else { return nil }
        for t in [0.25, 0.75] as [CGFloat] {
            let normal = segment.derivative(at: t).normalized.perpendicular
            let gap = curve.point(at: t) - segment.point(at: t)
            guard abs(gap.length - abs(distance)) <= tolerance, gap.dot(normal) * distance < 0 else { return nil }
        }
        return curve
    }

    private mutating func bar(from start: CGPoint, to end: CGPoint) {
        let side = (end - start).normalized.perpendicular * radius
        polygon([start - side, end - side, end + side, start + side])
    }

    private mutating func join(_ segment: PathSegment, _ next: PathSegment) {
        let (incoming, outgoing) = (segment.endDirection, next.startDirection)
        let (sine, cosine) = (incoming.cross(outgoing), incoming.dot(outgoing))
        if abs(sine) < 1e-6, cosine > 0 { return }
        let corner = segment.end
        if style.lineJoin == .round {
            roundJoint(at: corner)
            return
        }
        // The wedge is on the outer side of the turn.
        let outer: CGFloat = sine > 0 ? -1 : 1
        let from = corner + incoming.perpendicular * (radius * outer)
        let to = corner + outgoing.perpendicular * (radius * outer)
        var points = [corner, from, to]
        // The ratio of the miter's length to the line's width is 1 / sin(half the angle between the segments).
        let halfAngleSine = ((1 + cosine) / 2).squareRoot()
        if style.lineJoin == .miter, halfAngleSine > 1e-6, 1 / halfAngleSine <= style.miterLimit {
            let bisector = (incoming.perpendicular + outgoing.perpendicular).normalized * outer
            points = [corner, from, corner + bisector * (radius / halfAngleSine), to]
        }
        polygon(outer < 0 ? points : points.reversed())
    }

    private mutating func cap(at point: CGPoint, direction: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .square: bar(from: point, to: point + direction * radius)
        case .round: roundJoint(at: point)
        }
    }

    private mutating func dot(at point: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .square: bar(from: CGPoint(x: point.x - radius, y: point.y), to: CGPoint(x: point.x + radius, y: point.y))
        case .round: roundJoint(at: point)
        }
    }

    private mutating func roundJoint(at point: CGPoint) {
        path.addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func polygon(_ points: [CGPoint]) {
        path.addLines(points)
        path.closeSubpath()
    }
}

extension PathSegment {
    /// An upper bound of the distance between the curve and its chord.
    fileprivate var sagitta: CGFloat {
        let (a, b, c, d) = cubicPoints
        let chord = (d - a).normalized
        return max(abs((b - a).cross(chord)), abs((c - a).cross(chord)))
    }

    fileprivate var hasLength: Bool {
        let (a, b, c, d) = cubicPoints
        return a != b || b != c || c != d
    }

    /// The direction of the segment at its start. Handles without length are skipped.
    fileprivate var startDirection: CGPoint {
        let (a, b, c, d) = cubicPoints
        if b != a { return (b - a).normalized }
        return c != a ? (c - a).normalized : (d - a).normalized
    }

    fileprivate var endDirection: CGPoint { reversed.startDirection * -1 }
}
