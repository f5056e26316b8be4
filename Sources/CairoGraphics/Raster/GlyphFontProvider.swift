import CPango
import DisplayList

/// Where a renderer gets the fonts of glyph runs; the font catalog is one.
///
/// A renderer calls it on the thread it draws on, possibly on many threads at once. FreeType faces may not be shared
/// between threads, so a provider answers each thread with faces of that thread's own, kept alive until the thread ends
/// or the provider goes.
public protocol GlyphFontProvider: AnyObject, Sendable {
    /// The font to draw with on the calling thread; nil where the description is not one of this provider's.
    func cairoFont(for font: GlyphFont) -> CairoFont?
}

/// A font face and how its em square is laid into points.
public struct CairoFont {
    /// A `cairo_font_face_t`, borrowed from the provider; the renderer takes its own reference where it keeps it.
    public var face: OpaquePointer
    /// From ems to points, y down: a plain font of 17 points has xx = yy = 17 and zeros; a slanted one has xy too.
    public var matrix: cairo_matrix_t

    public init(face: OpaquePointer, matrix: cairo_matrix_t) { (self.face, self.matrix) = (face, matrix) }

    /// An upright font of `size` points.
    public init(face: OpaquePointer, size: Double) {
        self.init(face: face, matrix: cairo_matrix_t(xx: size, yx: 0, xy: 0, yy: size, x0: 0, y0: 0))
    }
}
