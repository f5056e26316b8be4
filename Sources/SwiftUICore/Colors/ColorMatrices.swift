import DisplayList
import Foundation

/// Matrices of 4 rows (red, green, blue, alpha) and 5 columns (the same components and a constant).
enum ColorMatrices {
    private static func rows(_ scale: Double, _ constant: Double) -> [Double] {
        [scale, 0, 0, 0, constant, 0, scale, 0, 0, constant, 0, 0, scale, 0, constant, 0, 0, 0, 1, 0]
    }

    static let invert = rows(-1, 1)
    static func brightness(_ amount: Double) -> [Double] { rows(1, amount) }
    static func contrast(_ amount: Double) -> [Double] { rows(amount, (1 - amount) / 2) }

    /// Returns a matrix that changes saturation. The weights of red, green and blue in gray are those of the SVG filter
    /// standard and of Core Image.
    static func saturation(_ amount: Double) -> [Double] {
        let (red, green, blue) = (0.213, 0.715, 0.072)
        let rest = 1 - amount
        return [
            red * rest + amount, green * rest, blue * rest, 0, 0,
            red * rest, green * rest + amount, blue * rest, 0, 0,
            red * rest, green * rest, blue * rest + amount, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// Returns the hueRotate matrix of the SVG filter standard.
    static func hueRotation(_ angle: Angle) -> [Double] {
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        return [
            0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
            0.072 - cosine * 0.072 + sine * 0.928, 0, 0,
            0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
            0.072 - cosine * 0.072 - sine * 0.283, 0, 0,
            0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
            0.072 + cosine * 0.928 + sine * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    static func multiply(_ color: RGBAColor) -> [Double] {
        [
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.opacity, 0,
        ]
    }
}
