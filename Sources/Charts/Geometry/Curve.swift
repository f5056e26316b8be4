import Foundation
import SwiftUI

/// Connects points by an interpolation method. The curves are the published ones: `monotone` after Fritsch and Carlson
/// in Steffen's form, Catmull–Rom splines with a knot exponent, and cardinal splines with a tension.
struct Curve {
    let method: InterpolationMethod

    /// Adds the curve from the first to the last point to `path`, whose current point is the first one.
    /// - Parameter isReversed: Whether the points are in reverse data order, which swaps the positions of steps.
    func add(_ points: [CGPoint], to path: inout Path, isReversed: Bool = false) {
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: steps(points, at: isReversed ? 1 : 0, &path)
        case .stepCenter: steps(points, at: 0.5, &path)
        case .stepEnd: steps(points, at: isReversed ? 0 : 1, &path)
        case .monotone: monotone(points, &path)
        case .cardinal(let tension):
            hermite(points, &path) { before, _, after, _, _ in
                let scale = (1 - (tension.isFinite ? tension : 0)) / 6
                return CGVector(dx: (after.x - before.x) * scale, dy: (after.y - before.y) * scale)
            }
        case .catmullRom(let alpha): catmullRom(points, alpha: alpha.isFinite ? max(0, min(1, alpha)) : 0.5, &path)
        }
    }

    /// Adds horizontal lines with a step at a fraction of each interval.
    private func steps(_ points: [CGPoint], at fraction: CGFloat, _ path: inout Path) {
        for (first, last) in zip(points, points.dropFirst()) {
            let x = first.x + (last.x - first.x) * fraction
            path.addLine(to: CGPoint(x: x, y: first.y))
            path.addLine(to: CGPoint(x: x, y: last.y))
            if fraction < 1 { path.addLine(to: last) }
        }
    }

    /// Adds curves whose control points lie at an offset before and after each point.
    private func hermite(
        _ points: [CGPoint], _ path: inout Path,
        handle: (_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ index: Int, _ isOutgoing: Bool) -> CGVector
    ) {
        for index in 1..<points.count {
            let (start, end) = (points[index - 1], points[index])
            let outgoing = handle(points[max(0, index - 2)], start, end, index - 1, true)
            let incoming = handle(start, end, points[min(points.count - 1, index + 1)], index, false)
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + outgoing.dx, y: start.y + outgoing.dy),
                control2: CGPoint(x: end.x - incoming.dx, y: end.y - incoming.dy))
        }
    }

    private func catmullRom(_ points: [CGPoint], alpha: CGFloat, _ path: inout Path) {
        func distance(_ first: CGPoint, _ last: CGPoint) -> CGFloat {
            pow(hypot(last.x - first.x, last.y - first.y), alpha)
        }
        hermite(points, &path) { before, point, after, _, isOutgoing in
            let (d1, d2) = (distance(before, point), distance(point, after))
            // The tangent is zero at the ends of the line and at coinciding points.
            guard d1 > 0, d2 > 0 else { return CGVector(dx: 0, dy: 0) }
            func tangent(_ before: CGFloat, _ point: CGFloat, _ after: CGFloat) -> CGFloat {
                (point - before) / d1 - (after - before) / (d1 + d2) + (after - point) / d2
            }
            let length = (isOutgoing ? d2 : d1) / 3
            return CGVector(
                dx: tangent(before.x, point.x, after.x) * length, dy: tangent(before.y, point.y, after.y) * length)
        }
    }

    private func monotone(_ points: [CGPoint], _ path: inout Path) {
        let slopes = monotoneSlopes(points)
        for index in 1..<points.count {
            let (start, end) = (points[index - 1], points[index])
            let third = (end.x - start.x) / 3
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + third, y: start.y + third * slopes[index - 1]),
                control2: CGPoint(x: end.x - third, y: end.y - third * slopes[index]))
        }
    }

    private func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
        let secants = zip(points, points.dropFirst()).map { first, last in
            last.x == first.x ? 0 : (last.y - first.y) / (last.x - first.x)
        }
        var slopes = Array(repeating: CGFloat(0), count: points.count)
        guard secants.count > 1 else { return Array(repeating: secants[0], count: points.count) }
        for index in 1..<(points.count - 1) {
            let (s0, s1) = (secants[index - 1], secants[index])
            let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            guard s0 * s1 > 0, h0 + h1 != 0 else { continue }
            let mean = (s0 * h1 + s1 * h0) / (h0 + h1)
            slopes[index] = copysign(min(abs(s0), abs(s1), abs(mean) / 2) * 2, s0)
        }
        slopes[0] = (3 * secants[0] - slopes[1]) / 2
        slopes[points.count - 1] = (3 * secants.last! - slopes[points.count - 2]) / 2
        return slopes
    }
}
