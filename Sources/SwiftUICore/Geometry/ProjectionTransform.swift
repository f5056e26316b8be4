import DisplayList
import Foundation

/// A 3 × 3 transformation of the plane. Points are row vectors, as in `CGAffineTransform`.
@frozen public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ transform: CGAffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The affine part, which is the whole transformation if `isAffine` is true.
    package var affineTransform: CGAffineTransform {
        CGAffineTransform(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    /// Inverts the transformation. Returns false and changes nothing if there is no inverse.
    public mutating func invert() -> Bool {
        let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        var inverse = ProjectionTransform()
        (inverse.m11, inverse.m21, inverse.m31) = (c11 / determinant, c12 / determinant, c13 / determinant)
        inverse.m12 = (m13 * m32 - m12 * m33) / determinant
        inverse.m22 = (m11 * m33 - m13 * m31) / determinant
        inverse.m32 = (m12 * m31 - m11 * m32) / determinant
        inverse.m13 = (m12 * m23 - m13 * m22) / determinant
        inverse.m23 = (m13 * m21 - m11 * m23) / determinant
        inverse.m33 = (m11 * m22 - m12 * m21) / determinant
        self = inverse
        return true
    }

    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

    /// Returns the transformation that applies this one first and then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }
}

extension CGPoint {
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let weight = m.m13 * x + m.m23 * y + m.m33
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / weight, y: (m.m12 * x + m.m22 * y + m.m32) / weight)
    }
}
