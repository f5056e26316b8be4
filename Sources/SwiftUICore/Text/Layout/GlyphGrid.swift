import Foundation

/// The places at which a pen can stand.
///
/// At two and three pixels per point, SwiftUI puts the pen for each glyph on the whole pixel to the left of its exact
/// place, or, where letters are small, on the half pixel, so that equal letters look alike. At one pixel per point, glyphs
/// stand at their exact places. (Measured: letters of 33 pixels and fewer stand on half pixels, letters of 36 and more on
/// whole ones.)
struct GlyphGrid {
    private static let smallest: CGFloat = 34.5
    /// The distance between two places, in points.
    private let step: CGFloat

    /// - Parameters:
    ///   - size: The font's size in points.
    ///   - displayScale: The number of pixels per point.
    /// - Returns: Nil if glyphs stand at their exact places.
    init?(size: CGFloat, displayScale: CGFloat) {
        guard displayScale >= 2 else { return nil }
        step = (size * displayScale < GlyphGrid.smallest ? 0.5 : 1) / displayScale
    }

    /// Returns the place for a pen at `x` points, with a tolerance for floating-point error.
    func place(of x: CGFloat) -> CGFloat { ((x / step + 1e-4).rounded(.down)) * step }
}
