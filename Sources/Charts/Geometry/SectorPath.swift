import Foundation
import SwiftUI

/// The outline of a ring sector with inset straight edges and rounded corners.
struct SectorPath {
    var center: CGPoint
    /// The angles, clockwise from three o'clock in radians.
    var start: Double
    var end: Double
    /// The radii, inset and corner radius, in points.
    var inner: CGFloat
    var outer: CGFloat
    var inset: CGFloat
    var corner: CGFloat

    var path: Path {
        let sweep = end - start
        guard sweep > 0, outer > inner, outer > 0 else { return Path() }
        if sweep >= 2 * .pi - 1e-9 { return ring }
        let corner = max(0, min(corner, (outer - inner) / 2, cornerThatFits(sweep)))
        let outside = edge(radius: outer, corner: corner, isOuter: true)
        let inside = edge(radius: inner, corner: inner > 0 ? corner : 0, isOuter: false)
        // Insets and corners can exceed a narrow sector.
        guard start + outside.angle < end - outside.angle else { return Path() }
        var path = Path()
        if corner > 0 {
            path.addArc(
                center: point(outside.cornerDistance, start + outside.angle), radius: corner,
                startAngle: Angle(radians: start - .pi / 2), endAngle: Angle(radians: start + outside.angle),
                clockwise: false)
        }
        path.addArc(
            center: center, radius: outer, startAngle: Angle(radians: start + outside.angle),
            endAngle: Angle(radians: end - outside.angle), clockwise: false)
        if corner > 0 {
            path.addArc(
                center: point(outside.cornerDistance, end - outside.angle), radius: corner,
                startAngle: Angle(radians: end - outside.angle), endAngle: Angle(radians: end + .pi / 2),
                clockwise: false)
        }
        addInside(inside, corner: corner, to: &path)
        path.closeSubpath()
        return path
    }

    private func addInside(_ inside: (angle: Double, cornerDistance: CGFloat), corner: CGFloat, to path: inout Path) {
        guard inner > 0, start + inside.angle < end - inside.angle else {
            // The inset edges intersect at the distance from the center that the inset determines.
            let middle = (start + end) / 2
            let half = sin((end - start) / 2)
            path.addLine(to: point(half > 1e-6 ? min(inset / half, outer) : 0, middle))
            return
        }
        if corner > 0 {
            path.addArc(
                center: point(inside.cornerDistance, end - inside.angle), radius: corner,
                startAngle: Angle(radians: end + .pi / 2), endAngle: Angle(radians: end - inside.angle + .pi),
                clockwise: false)
        }
        path.addArc(
            center: center, radius: inner, startAngle: Angle(radians: end - inside.angle),
            endAngle: Angle(radians: start + inside.angle), clockwise: true)
        if corner > 0 {
            path.addArc(
                center: point(inside.cornerDistance, start + inside.angle), radius: corner,
                startAngle: Angle(radians: start + inside.angle + .pi), endAngle: Angle(radians: start + 1.5 * .pi),
                clockwise: false)
        }
    }

    /// Returns the distance of a rounded corner's center from that of the ring, and its angle from the straight edge's
    /// radius.
    private func edge(radius: CGFloat, corner: CGFloat, isOuter: Bool) -> (angle: Double, cornerDistance: CGFloat) {
        let distance = isOuter ? radius - corner : radius + corner
        guard distance > 0 else { return (0, 0) }
        return (Double(asin(min(1, (inset + corner) / distance))), distance)
    }

    /// Returns the maximum corner radius at which two corners fit side by side on the outer arc.
    private func cornerThatFits(_ sweep: Double) -> CGFloat {
        guard sweep < .pi else { return .infinity }
        let half = sin(sweep / 2)
        return (outer * half - inset) / (1 + half)
    }

    private var ring: Path {
        let square = CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer)
        var path = Path(ellipseIn: square)
        guard inner > 0 else { return path }
        path.move(to: point(inner, 0))
        path.addArc(
            center: center, radius: inner, startAngle: .zero, endAngle: Angle(radians: -2 * .pi), clockwise: true)
        path.closeSubpath()
        return path
    }

    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}
