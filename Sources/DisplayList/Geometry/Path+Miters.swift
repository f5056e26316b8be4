import Foundation

extension Path {
    /// Returns the length of the longest mitered corner, from the path to the tip, in halves of the line's width: 1 where no
    /// corner is mitered, and at most `limit`. Corners with a longer miter are beveled.
    ///
    /// - Parameter pixel: the length of a pixel in points. A renderer's rounding turns lines that are much shorter, so such a
    ///   path may have any corner.
    package func longestMiter(limit: Double, pixel: Double) -> Double {
        var longest = 1.0
        var isRounded = false
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        var (arriving, leaving): (CGVector?, CGVector?)
        func turn(from first: CGVector?, to second: CGVector?) {
            guard let first, let second else { return }
            let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
            let cosine = (first.dx * second.dx + first.dy * second.dy) / lengths
            // The tip is 1 / cos(half of the turn) away, and cos² of the half is (1 + cos) / 2.
            let miter = 1 / max(0, (1 + cosine) / 2).squareRoot()
            guard !(miter <= limit * 1.001) else { return longest = max(longest, min(miter, limit)) }
        }
        func draw(through points: [CGPoint]) {
            let places = [current] + points
            let length = points.map { hypot($0.x - places[0].x, $0.y - places[0].y) }.max() ?? 0
            // A closing line often has no length but that of a rounding error.
            guard length > pixel * 1e-6 else { return }
            if !(length >= pixel / 8) { isRounded = true }
            func direction(_ pairs: some Sequence<(CGPoint, CGPoint)>) -> CGVector? {
                pairs.lazy.map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }.first { $0.dx != 0 || $0.dy != 0 }
            }
            // A control point on the curve's end gives no direction; the next one does.
            let first = direction(points.map { (places[0], $0) })
            let last = direction(places.dropLast().reversed().map { ($0, points[points.count - 1]) })
            current = points[points.count - 1]
            guard let first, let last else { return }
            turn(from: arriving, to: first)
            if leaving == nil { leaving = first }
            arriving = last
        }
        for element in elements {
            switch element {
            case .move(let point):
                (current, start) = (point, point)
                (arriving, leaving) = (nil, nil)
            case .line(let end): draw(through: [end])
            case .quadCurve(let end, let control): draw(through: [control, end])
            case .curve(let end, let control1, let control2): draw(through: [control1, control2, end])
            case .closeSubpath:
                draw(through: [start])
                turn(from: arriving, to: leaving)
                (arriving, leaving) = (nil, nil)
            }
        }
        return isRounded ? limit : longest
    }
}
