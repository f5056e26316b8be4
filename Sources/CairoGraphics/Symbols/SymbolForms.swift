import DisplayList
import Foundation

/// The contours of an outline, by how they lie in each other.
struct SymbolForms {
    struct Contour {
        var path: Path
        var bounds: CGRect
        var area: CGFloat
        /// The length of the contour.
        var length: CGFloat
        /// The index of the smallest contour around this one.
        var parent: Int?
        /// The number of contours around it. Those with an even number are painted, the others are holes.
        var depth = 0
        /// The corners of a polygon near the contour.
        fileprivate var polygon: [CGPoint]

        func contains(_ place: CGPoint) -> Bool { SymbolForms.contains(place, polygon) }
    }

    private(set) var contours: [Contour]

    /// - Parameter isEvenOdd: Whether a contour in another one is a hole even if it runs the same way round.
    init(_ path: Path, isEvenOdd: Bool = false) {
        var parts: [Path] = []
        for element in path.elements {
            if case .move = element { parts.append(Path()) }
            if parts.isEmpty { parts.append(Path()) }
            parts[parts.count - 1].append(element)
        }
        contours = parts.compactMap { part in
            let polygon = SymbolForms.polygon(part)
            guard polygon.count > 2 else { return nil }
            return Contour(path: part, bounds: part.boundingRect, area: SymbolForms.area(polygon), length: SymbolForms.length(polygon),
                polygon: polygon)
        }
        contours.sort { abs($0.area) > abs($1.area) }
        for index in contours.indices {
            let polygon = contours[index].polygon
            let around = (0..<index).last { outer in
                polygon.count { SymbolForms.contains($0, contours[outer].polygon) } * 2 > polygon.count
            }
            // What runs the same way round as the contour around it adds to it, and makes no hole.
            guard let around, isEvenOdd || contours[around].area * contours[index].area < 0 else { continue }
            (contours[index].parent, contours[index].depth) = (around, contours[around].depth + 1)
        }
        for index in contours.indices { contours[index].area = abs(contours[index].area) }
    }

    /// The indices of the painted contours, the largest first.
    var forms: [Int] { contours.indices.filter { contours[$0].depth % 2 == 0 } }

    /// The holes of a form.
    func holes(of form: Int) -> [Int] { contours.indices.filter { contours[$0].parent == form } }

    /// The contours inside another one, at any depth.
    func inside(_ outer: Int) -> [Int] {
        contours.indices.filter { index in
            var next = contours[index].parent
            while let parent = next {
                if parent == outer { return true }
                next = contours[parent].parent
            }
            return false
        }
    }

    /// The outline of some contours, in the order in which they are given.
    func path(_ indices: [Int]) -> Path {
        var path = Path()
        for index in indices { contours[index].path.elements.forEach { path.append($0) } }
        return path
    }

    /// The outline of some forms with their holes.
    func path(forms indices: [Int]) -> Path { path(indices.flatMap { [$0] + holes(of: $0) }) }

    private static func polygon(_ path: Path) -> [CGPoint] {
        var (points, current): ([CGPoint], CGPoint) = ([], .zero)
        func curve(_ place: (CGFloat) -> CGPoint) { for step in 1...4 { points.append(place(CGFloat(step) / 4)) } }
        for element in path.elements {
            let start = current
            switch element {
            case .move(let end), .line(let end):
                points.append(end)
                current = end
            case .quadCurve(let end, let control):
                curve { t in start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t) }
                current = end
            case .curve(let end, let control1, let control2):
                curve { t in
                    let u = 1 - t
                    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t)
                }
                current = end
            case .closeSubpath: break
            }
        }
        return points
    }

    private static func area(_ polygon: [CGPoint]) -> CGFloat {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    }

    private static func length(_ polygon: [CGPoint]) -> CGFloat {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    private static func contains(_ place: CGPoint, _ polygon: [CGPoint]) -> Bool {
        var isInside = false
        for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where (from.y > place.y) != (to.y > place.y) {
            if place.x < (to.x - from.x) * (place.y - from.y) / (to.y - from.y) + from.x { isInside.toggle() }
        }
        return isInside
    }
}

extension CGPoint {
    fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
    fileprivate static func + (first: CGPoint, second: CGPoint) -> CGPoint { CGPoint(x: first.x + second.x, y: first.y + second.y) }
}
