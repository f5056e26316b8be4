import Foundation

/// A face of a font file at a size, as the shaper selects it and the renderer loads it.
public struct GlyphFont: Hashable, Sendable {
    /// The font catalog's description of the face with its variation axes. Only the catalog that made it reads it.
    public var face: String
    /// The size of the drawn glyphs in points. It may differ slightly from the requested size, to match the metrics.
    public var size: CGFloat
    /// Whether glyphs have their own colors, as emoji do.
    public var isColor: Bool

    public init(face: String, size: CGFloat, isColor: Bool = false) {
        (self.face, self.size, self.isColor) = (face, size, isColor)
    }
}

/// A glyph and the position of its origin.
public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// The glyph's origin in points. It is on the baseline if `y` is zero.
    public var position: CGPoint

    public init(id: UInt32, position: CGPoint) { (self.id, self.position) = (id, position) }
}

/// Glyphs of one font, ready for drawing.
public struct GlyphRun: Hashable, Sendable {
    /// The face and size of all glyphs of the run.
    public var font: GlyphFont
    /// The glyphs, positioned relative to `origin`.
    public var glyphs: [Glyph]
    /// The start of the baseline, in the coordinates of the list that contains the run.
    public var origin: CGPoint

    public init(font: GlyphFont, glyphs: [Glyph], origin: CGPoint) {
        (self.font, self.glyphs, self.origin) = (font, glyphs, origin)
    }
}
