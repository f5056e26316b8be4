import Foundation

// Paths made of the filled regions of others. Curves become polygons that stay within a hundredth of a point.

extension Path {
    /// The distance that polygons keep from their curves, in points.
    private static let tolerance: CGFloat = 0.01

    /// Returns the region inside both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && $1 }
    }

    /// Returns the region inside either path or both.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 || $1 }
    }

    /// Returns this path's region without the other's.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 && !$1 }
    }

    /// Returns the region inside one of the paths, but not inside both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill: eoFill) { $0 != $1 }
    }

    /// Returns the same region as subpaths that do not cross.
    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill: eoFill) { own, _ in own }
    }

    /// Returns this path's line where it runs inside the other's region.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(inside: true, of: other, eoFill: eoFill)
    }

    /// Returns this path's line where it runs outside the other's region.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line(inside: false, of: other, eoFill: eoFill)
    }

    private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        let arrangement = PlanarArrangement(
            flattened(tolerance: Path.tolerance), other.flattened(tolerance: Path.tolerance))
        func isFilled(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
        var result = Path()
        for polygon in arrangement.outline(of: { isInside(isFilled($0.first), isFilled($0.second)) }) {
            result.addLines(polygon)
            result.closeSubpath()
        }
        return result
    }

    private func line(inside: Bool, of other: Path, eoFill: Bool) -> Path {
        let region = Path(polygons: other.flattened(tolerance: Path.tolerance))
        let outline = region.subpaths.flatMap(\.closedSegments)
        var result = Path()
        for subpath in subpaths {
            for segment in subpath.isClosed ? subpath.closedSegments : subpath.segments {
                var points = [segment.start]
                segment.flatten(tolerance: Path.tolerance, into: &points)
                for (start, end) in zip(points, points.dropFirst()) {
                    let places = outline.compactMap { Path.meeting(of: (start, end), with: ($0.start, $0.end)) }
                    let bounds = [0] + places.sorted() + [1]
                    for (from, to) in zip(bounds, bounds.dropFirst()) where to > from {
                        let middle = start.interpolated(to: end, (from + to) / 2)
                        guard region.contains(middle, eoFill: eoFill) == inside else { continue }
                        let first = start.interpolated(to: end, from)
                        if result.currentPoint != first { result.move(to: first) }
                        result.addLine(to: start.interpolated(to: end, to))
                    }
                }
            }
        }
        return result
    }

    private init(polygons: [[CGPoint]]) {
        self.init()
        for polygon in polygons {
            addLines(polygon)
            closeSubpath()
        }
    }

    /// How far along the first line it meets the second, from 0 to 1; nil where it does not, or runs beside it.
    private static func meeting(of first: (CGPoint, CGPoint), with second: (CGPoint, CGPoint)) -> CGFloat? {
        let (way, other) = (first.1 - first.0, second.1 - second.0)
        let cross = way.x * other.y - way.y * other.x
        guard cross != 0 else { return nil }
        let gap = second.0 - first.0
        let place = (gap.x * other.y - gap.y * other.x) / cross
        let otherPlace = (gap.x * way.y - gap.y * way.x) / cross
        return place > 0 && place < 1 && otherPlace >= 0 && otherPlace <= 1 ? place : nil
    }
}

extension CGPath {
    /// Returns the region inside both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the region inside either path or both.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns this path's region without the other's.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the region inside one of the paths, but not inside both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path: path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the same region as subpaths that do not cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path: path.normalized(eoFill: rule == .evenOdd))
    }

    /// Returns this path's line where it runs inside the other's region.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path: path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns this path's line where it runs outside the other's region.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path: path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns whether a place is inside both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
    }

    /// Returns the path with lines in the place of curves, at most `threshold` points away from them.
    public func flattened(threshold: CGFloat) -> CGPath {
        var result = Path()
        for subpath in path.subpaths {
            var points = [subpath.start]
            for segment in subpath.segments { segment.flatten(tolerance: threshold, into: &points) }
            result.addLines(points)
            if subpath.isClosed { result.closeSubpath() }
        }
        return CGPath(path: result)
    }
}
