import Foundation

/// A segment of a path: a Bézier curve of degree one, two or three.
enum PathSegment: Hashable, Sendable {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self { case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p }
    }

    var end: CGPoint {
        switch self { case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p }
    }

    var isFinite: Bool {
        switch self {
        case .line(let a, let b): a.isFinite && b.isFinite
        case .quad(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
        case .cubic(let a, let b, let c, let d): a.isFinite && b.isFinite && c.isFinite && d.isFinite
        }
    }

    /// The control points of the same curve as a cubic.
    var cubicPoints: (CGPoint, CGPoint, CGPoint, CGPoint) {
        switch self {
        case .line(let a, let b): (a, a.interpolated(to: b, 1.0 / 3), a.interpolated(to: b, 2.0 / 3), b)
        case .quad(let a, let b, let c): (a, a.interpolated(to: b, 2.0 / 3), c.interpolated(to: b, 2.0 / 3), c)
        case .cubic(let a, let b, let c, let d): (a, b, c, d)
        }
    }

    /// The element that draws the segment from the current point.
    var element: Path.Element {
        switch self {
        case .line(_, let end): .line(to: end)
        case .quad(_, let control, let end): .quadCurve(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): .curve(to: end, control1: control1, control2: control2)
        }
    }

    func point(at t: CGFloat) -> CGPoint {
        switch self {
        case .line(let a, let b): return a.interpolated(to: b, t)
        case .quad(let a, let b, let c):
            let u = 1 - t
            return a * (u * u) + b * (2 * u * t) + c * (t * t)
        case .cubic(let a, let b, let c, let d):
            let u = 1 - t
            return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
        }
    }

    func derivative(at t: CGFloat) -> CGPoint {
        switch self {
        case .line(let a, let b): return b - a
        case .quad(let a, let b, let c): return (b - a) * (2 * (1 - t)) + (c - b) * (2 * t)
        case .cubic(let a, let b, let c, let d):
            let u = 1 - t
            return (b - a) * (3 * u * u) + (c - b) * (6 * u * t) + (d - c) * (3 * t * t)
        }
    }

    /// Splits the segment with De Casteljau's algorithm. Both parts lie exactly on the curve.
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        switch self {
        case .line(let a, let b):
            let middle = a.interpolated(to: b, t)
            return (.line(a, middle), .line(middle, b))
        case .quad(let a, let b, let c):
            let (ab, bc) = (a.interpolated(to: b, t), b.interpolated(to: c, t))
            let middle = ab.interpolated(to: bc, t)
            return (.quad(a, ab, middle), .quad(middle, bc, c))
        case .cubic(let a, let b, let c, let d):
            let (ab, bc, cd) = (a.interpolated(to: b, t), b.interpolated(to: c, t), c.interpolated(to: d, t))
            let (abc, bcd) = (ab.interpolated(to: bc, t), bc.interpolated(to: cd, t))
            let middle = abc.interpolated(to: bcd, t)
            return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
        }
    }

    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        if case .line(let a, let b) = self { return .line(a.interpolated(to: b, from), a.interpolated(to: b, to)) }
        let tail = from > 0 ? split(at: from).1 : self
        guard to < 1 else { return tail }
        return tail.split(at: from < 1 ? (to - from) / (1 - from) : 0).0
    }

    var reversed: PathSegment {
        switch self {
        case .line(let a, let b): .line(b, a)
        case .quad(let a, let b, let c): .quad(c, b, a)
        case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
        }
    }
}

/// A subpath as a sequence of segments.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// The segments, with the closing line if its length is not zero.
    var closedSegments: [PathSegment] {
        guard isClosed, let last = segments.last?.end, last != start else { return segments }
        return segments + [.line(last, start)]
    }
}

extension Path {
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func finish() {
            if let current { result.append(current) }
            current = nil
        }
        func extend(_ segment: PathSegment) {
            if current == nil { current = Subpath(start: segment.start) }
            current!.segments.append(segment)
            point = segment.end
        }
        for element in elements {
            switch element {
            case .move(let end):
                finish()
                current = Subpath(start: end)
                point = end
            case .line(let end): extend(.line(point, end))
            case .quadCurve(let end, let control): extend(.quad(point, control, end))
            case .curve(let end, let control1, let control2): extend(.cubic(point, control1, control2, end))
            case .closeSubpath:
                current?.isClosed = true
                if let start = current?.start { point = start }
                finish()
            }
        }
        finish()
        return result
    }

    mutating func addSegments(_ segments: [PathSegment]) {
        for segment in segments { append(segment.element) }
    }
}
