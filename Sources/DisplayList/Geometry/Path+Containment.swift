import Foundation

extension Path {
    /// Returns whether the interior contains `point`, by the non-zero winding rule or, with `eoFill`, by the even-odd
    /// rule.
    ///
    /// Subpaths count as closed. Crossings are computed on the curves themselves, not on chords.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        guard point.isFinite else { return false }
        var winding = 0
        for subpath in subpaths {
            for segment in subpath.segments { winding += segment.winding(around: point) }
            if let end = subpath.segments.last?.end, end != subpath.start {
                winding += PathSegment.line(end, subpath.start).winding(around: point)
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}

extension PathSegment {
    /// Returns how often the segment crosses the ray from `point` to the right. A downward crossing counts 1, an upward
    /// one −1.
    fileprivate func winding(around point: CGPoint) -> Int {
        guard isFinite else { return 0 }
        let (a, b, c, d) = cubicPoints
        // A curve lies within the hull of its points. Most curves do not reach the ray.
        if max(a.x, b.x, c.x, d.x) < point.x || max(a.y, b.y, c.y, d.y) < point.y
            || min(a.y, b.y, c.y, d.y) > point.y
        {
            return 0
        }
        let bounds = [0] + extremes(\.y) + [1]
        var result = 0
        for (from, to) in zip(bounds, bounds.dropFirst()) {
            let (first, last) = (self.point(at: from), self.point(at: to))
            let down = first.y <= point.y && point.y < last.y
            let up = last.y <= point.y && point.y < first.y
            guard down || up else { continue }
            if crossing(of: point.y, from: from, to: to, isRising: down).x > point.x { result += down ? 1 : -1 }
        }
        return result
    }

    /// Returns the point at which a piece that is monotone in y has the given height.
    private func crossing(of y: CGFloat, from: CGFloat, to: CGFloat, isRising: Bool) -> CGPoint {
        if case .line(let a, let b) = self { return a.interpolated(to: b, (y - a.y) / (b.y - a.y)) }
        var (low, high) = (from, to)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (point(at: middle).y <= y) == isRising { low = middle } else { high = middle }
        }
        return point(at: (low + high) / 2)
    }
}
