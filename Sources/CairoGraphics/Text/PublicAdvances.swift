import Foundation

/// The advances of fonts that cannot be bundled, from U+0020 to U+007E in thousandths of an em. Adobe published those of
/// PDF's standard fonts. An accented letter has the advance of its base letter.
struct PublicAdvances: Sendable {
    private let ascii: [Double]
    /// The size in points.
    private let size: Double

    /// - Parameter weight: The weight, whose advances are between those of the regular and the bold face.
    private init(_ regular: [Double], _ bold: [Double], size: Double, weight: Double) {
        let share = min(max((weight - 400) / 300, 0), 1)
        ascii = zip(regular, bold).map { $0 * (1 - share) + $1 * share }
        self.size = size
    }

    /// Returns the advances of Helvetica, which Arial shares.
    static func helvetica(size: Double, weight: Double) -> PublicAdvances {
        PublicAdvances(helveticaRegular, helveticaBold, size: size, weight: weight)
    }

    static func times(size: Double, weight: Double) -> PublicAdvances {
        PublicAdvances(timesRegular, timesBold, size: size, weight: weight)
    }

    /// Returns the advance of a character in points, or `standIn` for characters that are not listed.
    func width(of scalar: UInt32, standIn: Double) -> Double {
        guard let listed = Self.ascii(under: scalar) else { return standIn }
        return ascii[Int(listed) - 0x20] / 1000 * size
    }

    private static func ascii(under scalar: UInt32) -> UInt32? {
        if scalar >= 0x20, scalar <= 0x7E { return scalar }
        if scalar == 0xA0 { return 0x20 }
        return Unicode.Scalar(scalar).flatMap { SanFranciscoWidths.asciiLetter(under: $0) }
    }

    private static let helveticaRegular: [Double] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
    private static let helveticaBold: [Double] = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ]
    private static let timesRegular: [Double] = [
        250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278,
        500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444,
        921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722,
        556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500,
        333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500,
        500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
    ]
    private static let timesBold: [Double] = [
        250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278,
        500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500,
        930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667, 944, 722, 778,
        611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500,
        333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500,
        556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
    ]
}
