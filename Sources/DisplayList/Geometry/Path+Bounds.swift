import Foundation

extension Path {
    /// The smallest rectangle around the path, from the exact extremes of its curves, or `CGRect.null` for an empty
    /// path.
    public var boundingRect: CGRect {
        var box = BoundingBox()
        var point = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let end):
                start = end
                point = end
                box.include(end)
            case .line(let end):
                point = end
                box.include(end)
            case .quadCurve(let end, let control):
                box.include(.quad(point, control, end))
                point = end
            case .curve(let end, let control1, let control2):
                box.include(.cubic(point, control1, control2, end))
                point = end
            case .closeSubpath: point = start
            }
        }
        return box.rect
    }
}

/// A bounding box that grows with each point. It ignores points with a NaN coordinate.
struct BoundingBox {
    private var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    private var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)

    var rect: CGRect {
        guard minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    mutating func include(_ point: CGPoint) {
        guard !point.x.isNaN, !point.y.isNaN else { return }
        (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
        (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }

    mutating func include(_ segment: PathSegment) {
        include(segment.end)
        for t in segment.extremes(\.x) + segment.extremes(\.y) { include(segment.point(at: t)) }
    }
}

extension PathSegment {
    /// Returns the parameters between 0 and 1, ascending, at which a coordinate has an extreme.
    func extremes(_ axis: (CGPoint) -> CGFloat) -> [CGFloat] {
        switch self {
        case .line: return []
        case .quad(let a, let b, let c):
            let denominator = axis(a) - 2 * axis(b) + axis(c)
            let t = (axis(a) - axis(b)) / denominator
            return t > 0 && t < 1 ? [t] : []
        case .cubic(let p0, let p1, let p2, let p3):
            let a = -axis(p0) + 3 * axis(p1) - 3 * axis(p2) + axis(p3)
            let b = 2 * (axis(p0) - 2 * axis(p1) + axis(p2))
            let c = axis(p1) - axis(p0)
            return quadraticRoots(a, b, c).filter { $0 > 0 && $0 < 1 }.sorted()
        }
    }
}

/// Returns the real roots of a·t² + b·t + c, computed without cancellation.
private func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    if abs(a) < 1e-12 * max(abs(b), abs(c)) { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? [0] : [q / a, c / q]
}
