import Foundation

/// The parts of a subpath near an area, each with its place along the line. What is far away is measured and left out.
struct PathParts {
    /// Segments that follow each other. `start` is their distance from the subpath's start, and all lengths are points.
    struct Part {
        let start: CGFloat
        fileprivate(set) var segments: [(segment: PathSegment, length: CGFloat)]

        var length: CGFloat { segments.reduce(0) { $0 + $1.length } }
    }

    private(set) var parts: [Part] = []

    private let area: CGRect
    private var position: CGFloat = 0
    /// Whether the last part ends at `position`.
    private var isOpen = false

    /// - Parameter area: what is looked at, in the path's coordinates.
    init(of subpath: Subpath, near area: CGRect) {
        self.area = area
        for segment in subpath.closedSegments where segment.isFinite {
            if case .line(let start, let end) = segment {
                add(lineFrom: start, to: end)
            } else {
                add(segment, depth: 0)
            }
        }
    }

    private mutating func append(_ segment: PathSegment, at start: CGFloat, length: CGFloat) {
        if isOpen, start == position {
            parts[parts.count - 1].segments.append((segment, length))
        } else {
            parts.append(Part(start: start, segments: [(segment, length)]))
        }
    }

    private mutating func add(lineFrom start: CGPoint, to end: CGPoint) {
        let length = (end - start).length
        defer { position += length }
        var (first, last) = (CGFloat(0), CGFloat(1))
        func cut(_ from: CGFloat, _ step: CGFloat, _ low: CGFloat, _ high: CGFloat) {
            guard step != 0 else {
                if from < low || from > high { last = -1 }
                return
            }
            let (one, other) = ((low - from) / step, (high - from) / step)
            (first, last) = (max(first, min(one, other)), min(last, max(one, other)))
        }
        cut(start.x, end.x - start.x, area.minX, area.maxX)
        cut(start.y, end.y - start.y, area.minY, area.maxY)
        guard first < last else { return isOpen = false }
        let piece = PathSegment.line(start, end).part(from: first, to: last)
        append(piece, at: position + first * length, length: (last - first) * length)
        isOpen = last == 1
    }

    /// Halves a curve until its pieces are as short as the area, or are far from it.
    private mutating func add(_ segment: PathSegment, depth: Int) {
        let box = segment.controlBox
        // `intersects` leaves out boxes without an area.
        let isNear = box.minX <= area.maxX && box.maxX >= area.minX && box.minY <= area.maxY && box.maxY >= area.minY
        let isShort = max(box.width, box.height) <= max(area.width, area.height)
        if !isNear || isShort || depth >= 60 {
            let length = segment.length
            if isNear { append(segment, at: position, length: length) }
            isOpen = isNear
            position += length
        } else {
            let (head, tail) = segment.split(at: 0.5)
            add(head, depth: depth + 1)
            add(tail, depth: depth + 1)
        }
    }
}

extension PathSegment {
    /// The smallest rectangle around the control points, which contains the curve.
    var controlBox: CGRect {
        var box = BoundingBox()
        let (a, b, c, d) = cubicPoints
        for point in [a, b, c, d] { box.include(point) }
        return box.rect
    }
}
