import SwiftUI

/// An arc clockwise from the top whose share of the circle is the health level.
struct HealthRing: Shape {
    var level: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * level),
            clockwise: false)
        return path
    }
}
