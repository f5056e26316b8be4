import Foundation

extension PathSegment {
    /// The arc length in points, with a relative error of about 1e-9. It is zero if a coordinate is not finite.
    var length: CGFloat {
        guard isFinite else { return 0 }
        if case .line(let a, let b) = self { return (b - a).length }
        return length(from: 0, to: 1)
    }

    /// Returns the arc length between two parameters.
    func length(from: CGFloat, to: CGFloat) -> CGFloat {
        if case .line(let a, let b) = self { return (b - a).length * (to - from) }
        return integral(from: from, to: to, whole: gauss(from, to), depth: 0)
    }

    /// Halves the range until the sum of both halves agrees with the whole.
    private func integral(from: CGFloat, to: CGFloat, whole: CGFloat, depth: Int) -> CGFloat {
        let middle = (from + to) / 2
        let (left, right) = (gauss(from, middle), gauss(middle, to))
        if depth >= 14 || !whole.isFinite || abs(left + right - whole) <= 1e-10 * max(whole, 1e-6) { return left + right }
        return integral(from: from, to: middle, whole: left, depth: depth + 1)
            + integral(from: middle, to: to, whole: right, depth: depth + 1)
    }

    /// Returns the integral of the speed by Gauss–Legendre quadrature with five points.
    private func gauss(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        let (center, half) = ((from + to) / 2, (to - from) / 2)
        func speed(_ node: CGFloat) -> CGFloat { derivative(at: center + half * node).length }
        let inner = speed(-0.538469310105683) + speed(0.538469310105683)
        let outer = speed(-0.906179845938664) + speed(0.906179845938664)
        return half * (0.568888888888889 * speed(0) + 0.478628670499366 * inner + 0.236926885056189 * outer)
    }

    /// Returns the parameter at `distance` points along the segment, whose total length is `length`.
    func parameter(atLength distance: CGFloat, of length: CGFloat) -> CGFloat {
        guard length > 0, distance > 0 else { return 0 }
        guard distance < length else { return 1 }
        if case .line = self { return distance / length }
        var (low, high) = (CGFloat(0), CGFloat(1))
        var t = distance / length
        for _ in 0..<40 {
            let error = self.length(from: 0, to: t) - distance
            if abs(error) <= 1e-9 * length { break }
            if error > 0 { high = t } else { low = t }
            let speed = derivative(at: t).length
            let newton = t - error / speed
            t = speed > 0 && newton > low && newton < high ? newton : (low + high) / 2
        }
        return t
    }

    /// Appends the ends of lines that stay within `tolerance` points of the curve. The curve's start is not appended.
    func flatten(tolerance: CGFloat, into points: inout [CGPoint]) {
        guard isFinite else { return }
        if case .line(_, let end) = self {
            points.append(end)
            return
        }
        // The chord's error is at most an eighth of the second derivative, divided by the square of the number of
        // pieces.
        let (a, b, c, d) = cubicPoints
        let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length) * 6
        let count = max(1, min(1000, (bend / 8 / max(tolerance, 1e-6)).squareRoot().rounded(.up)))
        for index in 1...Int(count) { points.append(index == Int(count) ? end : point(at: CGFloat(index) / count)) }
    }
}

extension Path {
    /// The total length of all subpaths in points, including closing lines. Segments with a NaN or infinite coordinate
    /// do not count.
    package var length: CGFloat {
        subpaths.reduce(0) { $0 + $1.closedSegments.reduce(0) { $0 + $1.length } }
    }

    /// Returns the path as polygons: the points of each subpath, at most `tolerance` points away from the curve.
    package func flattened(tolerance: CGFloat = 0.05) -> [[CGPoint]] {
        subpaths.map { subpath in
            var points = subpath.start.isFinite ? [subpath.start] : []
            for segment in subpath.closedSegments { segment.flatten(tolerance: tolerance, into: &points) }
            return points
        }
    }
}
