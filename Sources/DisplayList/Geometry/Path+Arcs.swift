import Foundation

extension Path {
    /// Adds a circular arc, and a line to its start if there is a current point.
    ///
    /// `clockwise` has Core Graphics' meaning, where y points up. In SwiftUI's coordinates, where y points down,
    /// `false` turns clockwise on the screen (growing angles) and `true` turns counterclockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if clockwise, delta > 0 {
            delta = fmod(delta, turn) - turn
        } else if !clockwise, delta < 0 {
            delta = fmod(delta, turn) + turn
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    }

    /// Adds an arc that turns by `delta` from `startAngle`. A positive `delta` turns clockwise on the screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = delta.radians
        guard sweep.isFinite, startAngle.radians.isFinite else { return }
        // Every full turn after the first one covers the same ground.
        if abs(sweep) > 2 * turn { sweep = fmod(sweep, turn) + (sweep < 0 ? -turn : turn) }
        let toPlane = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        addUnitArc(
            start: startAngle.radians, delta: sweep, transform: toPlane.concatenating(transform), joins: true)
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and to the line from there to
    /// `tangent2End`, and a line to the start of the arc.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let start = currentPoint else {
            move(to: corner)
            return
        }
        // The arc is computed in the untransformed plane, where it is part of a circle.
        let origin = start.applying(transform.inverted())
        let incoming = (origin - tangent1End).normalized
        let outgoing = (tangent2End - tangent1End).normalized
        let cosine = incoming.dot(outgoing)
        let sine = incoming.cross(outgoing)
        guard radius > 0, abs(sine) > 1e-9, cosine.isFinite else {
            addLine(to: corner)
            return
        }
        let halfAngle = acos(max(-1, min(1, cosine))) / 2
        let center = tangent1End + (incoming + outgoing).normalized * (radius / sin(halfAngle))
        let first = tangent1End + incoming * (radius / tan(halfAngle))
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        let sweep = (.pi - 2 * halfAngle) * (sine > 0 ? -1 : 1)
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle), delta: Angle(radians: sweep),
            transform: transform)
    }

    /// Adds an arc of the unit circle, mapped by `transform`, in quarter turns and a rest.
    ///
    /// So an arc that grows keeps the curves it had, and the pixels along them: a ring changes only at its tip.
    mutating func addUnitArc(start: Double, delta: Double, transform: CGAffineTransform, joins: Bool) {
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        var from = Self.unitPoint(start)
        let beginInPlane = point(from.x, from.y)
        if !joins || currentPoint == nil {
            move(to: beginInPlane)
        } else if currentPoint != beginInPlane {
            addLine(to: beginInPlane)
        }
        guard delta != 0 else { return }
        let quarter = delta < 0 ? -Double.pi / 2 : .pi / 2
        let count = max(1, Int((delta / quarter - 1e-9).rounded(.up)))
        for index in 1...count {
            let before = quarter * Double(index - 1)
            let step = index < count ? quarter : delta - before
            let to = Self.unitPoint(start + before + step)
            let handle = 4.0 / 3 * tan(step / 4)
            addCurve(
                to: point(to.x, to.y), control1: point(from.x - handle * from.y, from.y + handle * from.x),
                control2: point(to.x + handle * to.y, to.y - handle * to.x))
            from = to
        }
    }

    /// Returns a point of the unit circle. The point is exact at quarter turns, so that circles meet their bounds.
    private static func unitPoint(_ angle: Double) -> (x: Double, y: Double) {
        let quarters = angle / (.pi / 2)
        let nearest = quarters.rounded()
        guard abs(quarters - nearest) < 1e-12 else { return (cos(angle), sin(angle)) }
        switch (Int(fmod(nearest, 4)) + 4) % 4 {
        case 0: return (1, 0)
        case 1: return (0, 1)
        case 2: return (-1, 0)
        default: return (0, -1)
        }
    }
}
