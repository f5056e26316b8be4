import DisplayList
import Foundation

/// A contour as points that can be moved, and the segments between them.
struct OutlineSegments {
    /// A straight or curved edge from its first point to its last; the points between are a curve's controls.
    struct Segment {
        var indices: [Int]
    }

    private let elements: [Path.Element]
    /// The ends and controls of all elements, in their order.
    private(set) var points: [CGPoint] = []
    /// Whether a point lies on the outline, by its index. The others are controls, and belong to a curve of `degree`.
    private(set) var degrees: [Int] = []
    private(set) var segments: [Segment] = []

    /// - Parameter contour: A path with one subpath.
    init(_ contour: Path) {
        elements = contour.elements
        for element in elements {
            let last = points.indices.last
            switch element {
            case .move(let end):
                add([end], degree: 1)
                continue
            case .line(let end): add([end], degree: 1)
            case .quadCurve(let end, let control): add([control, end], degree: 2)
            case .curve(let end, let control1, let control2): add([control1, control2, end], degree: 3)
            case .closeSubpath: continue
            }
            if let last { segments.append(Segment(indices: Array(last..<points.count))) }
        }
        if points.count > 1 { segments.append(Segment(indices: [points.count - 1, 0])) }
    }

    private mutating func add(_ added: [CGPoint], degree: Int) {
        points += added
        degrees += Array(repeating: degree, count: added.count - 1) + [1]
    }

    /// Returns the contour with other points, in the same order.
    func path(_ points: [CGPoint]) -> Path {
        var path = Path()
        var next = 0
        func take() -> CGPoint {
            defer { next += 1 }
            return points[next]
        }
        for element in elements {
            switch element {
            case .move: path.move(to: take())
            case .line: path.addLine(to: take())
            case .quadCurve:
                let control = take()
                path.addQuadCurve(to: take(), control: control)
            case .curve:
                let (control1, control2) = (take(), take())
                path.addCurve(to: take(), control1: control1, control2: control2)
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    /// Returns a place on a segment; 0 is its start and 1 its end.
    func place(on segment: Segment, at t: CGFloat) -> CGPoint {
        var places = segment.indices.map { points[$0] }
        while places.count > 1 {
            places = zip(places, places.dropFirst()).map { from, to in
                CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
            }
        }
        return places[0]
    }
}
