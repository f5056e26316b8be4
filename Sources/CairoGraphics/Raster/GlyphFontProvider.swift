import CPango
import DisplayList

/// A provider of fonts for glyph runs, such as the font catalog.
///
/// A renderer calls the provider on its drawing thread, possibly on many threads at once. Threads cannot share FreeType
/// faces, so a provider returns separate faces to each thread, which live until the thread ends or the provider is
/// released.
public protocol GlyphFontProvider: AnyObject, Sendable {
    /// Returns the font to draw with on the calling thread, or `nil` if the description is not one of this provider's.
    func cairoFont(for font: GlyphFont) -> CairoFont?
}

/// Glyphs that are drawings with colors of their own. They belong to the thread that got them.
protocol GlyphDrawings: AnyObject {
    /// Whether the glyph has a drawing.
    func contains(_ glyph: UInt32) -> Bool
    /// Draws a glyph into a Cairo context whose unit is the em, with the origin on the baseline.
    func draw(_ glyph: UInt32, in context: OpaquePointer)
}

/// A font face and the transformation of its em square to points.
public struct CairoFont {
    /// A `cairo_font_face_t` that the provider owns. The renderer adds a reference if it keeps the face.
    public var face: OpaquePointer
    /// The transformation from ems to points, y down. An upright font of 17 points has xx = yy = 17 and zeros; a
    /// slanted one also has xy.
    public var matrix: cairo_matrix_t
    /// Whether glyphs are drawn from their outlines alone. Cairo cuts the images of some fonts' glyphs.
    var needsOutlines = false
    /// The drawings that take the place of outlines, in fonts that have some.
    var drawings: (any GlyphDrawings)?

    public init(face: OpaquePointer, matrix: cairo_matrix_t) { (self.face, self.matrix) = (face, matrix) }

    /// Creates an upright font of `size` points.
    public init(face: OpaquePointer, size: Double) {
        self.init(face: face, matrix: cairo_matrix_t(xx: size, yx: 0, xy: 0, yy: size, x0: 0, y0: 0))
    }
}
