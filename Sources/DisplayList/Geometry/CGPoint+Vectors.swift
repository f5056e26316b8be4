import Foundation

// Vector arithmetic on points, for this module only.
extension CGPoint {
    static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
    static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { CGPoint(x: lhs.x * rhs, y: lhs.y * rhs) }

    func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
    var length: CGFloat { (x * x + y * y).squareRoot() }
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The vector of length 1 in the same direction, or zero for the zero vector.
    var normalized: CGPoint {
        let length = length
        return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }

    /// The vector turned by a quarter turn, clockwise on the screen.
    var perpendicular: CGPoint { CGPoint(x: -y, y: x) }

    func interpolated(to other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
