import Foundation

/// The edges of two sets of polygons, split so that they meet at their ends only. Points lie on a fine grid, so that
/// every comparison is exact.
struct PlanarArrangement {
    /// A point of the grid.
    struct Point: Hashable {
        var x: Int
        var y: Int

        func isBefore(_ other: Point) -> Bool { (x, y) < (other.x, other.y) }
    }

    /// An edge from its lesser end to its greater one, by x, then y.
    struct Edge {
        let start: Point
        let end: Point
        /// How often the first set's outline runs along the edge from start to end, less how often back.
        var first = 0
        /// The same of the second set.
        var second = 0
    }

    /// The winding numbers of a place in both sets.
    struct Winding {
        var first = 0
        var second = 0
    }

    /// How often edges are split again because rounding moved them across others.
    private static let passes = 16

    private(set) var edges: [Edge]
    /// Grid steps in a point.
    let scale: CGFloat

    /// - Parameter first: The polygons of the first set, each a list of points that closes.
    init(_ first: [[CGPoint]], _ second: [[CGPoint]]) {
        let size = (first + second).joined().reduce(1) { max($0, abs($1.x), abs($1.y)) }
        // Products of two differences must fit into an integer.
        let scale = min(4096, exp2((log2(CGFloat(1 << 27) / size)).rounded(.down)))
        self.scale = scale
        func gridEdges(_ polygons: [[CGPoint]], isFirst: Bool) -> [Edge] {
            polygons.flatMap { polygon -> [Edge] in
                let points = polygon.filter(\.isFinite).map {
                    Point(x: Int(($0.x * scale).rounded()), y: Int(($0.y * scale).rounded()))
                }
                guard points.count > 1 else { return [] }
                return zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
                    let isForward = a.isBefore(b)
                    var edge = Edge(start: isForward ? a : b, end: isForward ? b : a)
                    if isFirst { edge.first = isForward ? 1 : -1 } else { edge.second = isForward ? 1 : -1 }
                    return edge
                }
            }
        }
        edges = Self.merged(gridEdges(first, isFirst: true) + gridEdges(second, isFirst: false))
        for _ in 0..<Self.passes {
            guard splitAtMeetings() else { break }
        }
    }

    /// One edge in the place of several between the same points; none where they cancel.
    private static func merged(_ edges: [Edge]) -> [Edge] {
        let sorted = edges.filter { $0.start != $0.end }
            .sorted { ($0.start.x, $0.start.y, $0.end.x, $0.end.y) < ($1.start.x, $1.start.y, $1.end.x, $1.end.y) }
        var result: [Edge] = []
        for edge in sorted {
            if let last = result.last, last.start == edge.start, last.end == edge.end {
                result[result.count - 1].first += edge.first
                result[result.count - 1].second += edge.second
            } else {
                result.append(edge)
            }
        }
        return result.filter { $0.first != 0 || $0.second != 0 }
    }

    /// On which side of the line through `a` and `b` a point lies; 0 on it.
    private static func side(_ a: Point, _ b: Point, _ point: Point) -> Int {
        (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }

    /// Splits edges where others cross or touch them. Returns whether there was such a place.
    private mutating func splitAtMeetings() -> Bool {
        var places: [Int: Set<Point>] = [:]
        func add(_ point: Point, to index: Int) {
            if point != edges[index].start, point != edges[index].end { places[index, default: []].insert(point) }
        }
        for one in edges.indices {
            let (a, b) = (edges[one].start, edges[one].end)
            let (low, high) = (min(a.y, b.y), max(a.y, b.y))
            // Edges are sorted by their starts.
            for two in edges.indices[(one + 1)...] {
                let (c, d) = (edges[two].start, edges[two].end)
                if c.x > b.x { break }
                if min(c.y, d.y) > high || max(c.y, d.y) < low { continue }
                let (ofC, ofD) = (Self.side(a, b, c), Self.side(a, b, d))
                let (ofA, ofB) = (Self.side(c, d, a), Self.side(c, d, b))
                if ofC.signum() * ofD.signum() < 0, ofA.signum() * ofB.signum() < 0 {
                    let fraction = Double(ofA) / Double(ofA - ofB)
                    let point = Point(
                        x: a.x + Int((Double(b.x - a.x) * fraction).rounded()),
                        y: a.y + Int((Double(b.y - a.y) * fraction).rounded()))
                    add(point, to: one)
                    add(point, to: two)
                    continue
                }
                func isBetween(_ point: Point, _ a: Point, _ b: Point) -> Bool {
                    min(a.x, b.x) <= point.x && point.x <= max(a.x, b.x)
                        && min(a.y, b.y) <= point.y && point.y <= max(a.y, b.y)
                }
                if ofC == 0, isBetween(c, a, b) { add(c, to: one) }
                if ofD == 0, isBetween(d, a, b) { add(d, to: one) }
                if ofA == 0, isBetween(a, c, d) { add(a, to: two) }
                if ofB == 0, isBetween(b, c, d) { add(b, to: two) }
            }
        }
        guard !places.isEmpty else { return false }
        var result: [Edge] = []
        for (index, edge) in edges.enumerated() {
            guard let places = places[index] else {
                result.append(edge)
                continue
            }
            // In the order along the edge.
            func distance(_ point: Point) -> Int {
                (point.x - edge.start.x) * (edge.end.x - edge.start.x)
                    + (point.y - edge.start.y) * (edge.end.y - edge.start.y)
            }
            let inner = places.sorted { (distance($0), $0.x, $0.y) < (distance($1), $1.x, $1.y) }
            let points = [edge.start] + inner + [edge.end]
            for (a, b) in zip(points, points.dropFirst()) {
                let isForward = a.isBefore(b)
                result.append(
                    Edge(
                        start: isForward ? a : b, end: isForward ? b : a, first: isForward ? edge.first : -edge.first,
                        second: isForward ? edge.second : -edge.second))
            }
        }
        edges = Self.merged(result)
        return true
    }

    /// Returns the winding numbers just beside the middle of an edge: above an edge and left of a vertical one, then on
    /// its other side.
    private func windings(beside edge: Edge) -> (Winding, Winding) {
        var near = Winding()
        // All coordinates are doubled, so that the middle is one of the grid.
        let middle = Point(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
        let isVertical = edge.start.x == edge.end.x
        for other in edges {
            if other.start.x * 2 > middle.x { break }
            var direction = 1
            if isVertical {
                let (low, high) = (min(other.start.y, other.end.y), max(other.start.y, other.end.y))
                guard low * 2 <= middle.y, middle.y < high * 2 else { continue }
                let isDown = other.end.y > other.start.y
                let (top, bottom) = isDown ? (other.start, other.end) : (other.end, other.start)
                let side =
                    (bottom.x - top.x) * (middle.y - top.y * 2) - (bottom.y - top.y) * (middle.x - top.x * 2)
                guard side < 0 else { continue }
                direction = isDown ? -1 : 1
            } else {
                guard middle.x < other.end.x * 2 else { continue }
                let side =
                    (other.end.x - other.start.x) * (middle.y - other.start.y * 2)
                    - (other.end.y - other.start.y) * (middle.x - other.start.x * 2)
                guard side > 0 else { continue }
            }
            near.first += direction * other.first
            near.second += direction * other.second
        }
        let step = isVertical ? -1 : 1
        return (near, Winding(first: near.first + step * edge.first, second: near.second + step * edge.second))
    }

    /// The outline of the places whose winding numbers `isInside` accepts, as polygons.
    func outline(of isInside: (Winding) -> Bool) -> [[CGPoint]] {
        var steps: [(from: Point, to: Point)] = []
        for edge in edges {
            let (near, far) = windings(beside: edge)
            let (isNear, isFar) = (isInside(near), isInside(far))
            guard isNear != isFar else { continue }
            // The interior is always on the same hand.
            let isForward = edge.start.x == edge.end.x ? isNear : isFar
            steps.append(isForward ? (edge.start, edge.end) : (edge.end, edge.start))
        }
        return polygons(of: steps)
    }

    /// Joins directed edges to polygons. Where several leave a point, the sharpest turn keeps polygons simple.
    private func polygons(of steps: [(from: Point, to: Point)]) -> [[CGPoint]] {
        var leaving: [Point: [Int]] = [:]
        for (index, step) in steps.enumerated() { leaving[step.from, default: []].append(index) }
        var result: [[CGPoint]] = []
        var isUsed = [Bool](repeating: false, count: steps.count)
        for first in steps.indices where !isUsed[first] {
            var points: [Point] = []
            var current = first
            while true {
                isUsed[current] = true
                let step = steps[current]
                points.append(step.from)
                let open = (leaving[step.to] ?? []).filter { !isUsed[$0] }
                if step.to == steps[first].from || open.isEmpty { break }
                let heading = atan2(Double(step.to.y - step.from.y), Double(step.to.x - step.from.x))
                func turn(_ index: Int) -> Double {
                    let next = steps[index]
                    let angle = atan2(Double(next.to.y - next.from.y), Double(next.to.x - next.from.x)) - heading
                    return (angle + 3 * .pi).truncatingRemainder(dividingBy: 2 * .pi)
                }
                current = open.count == 1 ? open[0] : open.max { turn($0) < turn($1) }!
            }
            let corners = withoutStraightPoints(points)
            if corners.count > 2 { result.append(corners.map { CGPoint(x: CGFloat($0.x) / scale, y: CGFloat($0.y) / scale) }) }
        }
        return result
    }

    private func withoutStraightPoints(_ points: [Point]) -> [Point] {
        points.indices.filter { index in
            let previous = points[(index + points.count - 1) % points.count]
            let next = points[(index + 1) % points.count]
            return Self.side(previous, next, points[index]) != 0
        }.map { points[$0] }
    }
}
