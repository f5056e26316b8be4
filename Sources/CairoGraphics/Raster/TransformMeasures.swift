import CPango
import DisplayList
import Foundation

extension CGAffineTransform {
    /// Whether content drawn through the transformation is visible: the matrix is finite and does not flatten content
    /// to a line.
    var isDrawable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
            && a.isFinite && b.isFinite && c.isFinite && d.isFinite
    }

    /// Whether Cairo takes the matrix of a pattern. One that it refuses would end the whole picture.
    var canMapPatterns: Bool {
        let inverse = inverted()
        return a * d - b * c != 0
            && [a, b, c, d, tx, ty, inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty].allSatisfy(\.isFinite)
    }

    /// The average scale factor over all directions.
    var meanScale: Double { abs(a * d - b * c).squareRoot() }

    /// The scale factors along the item's own x and y axes.
    var axisScales: (x: Double, y: Double) { (hypot(a, b), hypot(c, d)) }

    /// The largest scale factor of all directions.
    var largestScale: Double { (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2 }

    /// Whether upright rectangles stay upright.
    var keepsAxes: Bool {
        let small = 1e-9 * max(1, meanScale)
        return abs(b) < small && abs(c) < small
    }

    var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether the rectangle is finite and has an area.
    var isDrawable: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite && width > 0 && height > 0
    }
}
