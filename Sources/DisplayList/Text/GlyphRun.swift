import Foundation

/// A font file's face at a size, as the shaper chose it and the renderer loads it.
public struct GlyphFont: Hashable, Sendable {
    /// The catalogue's description of the face with its variation axes; only the catalogue that made it reads it.
    public var face: String
    /// The size glyphs are drawn at, in points; it may differ a little from the size asked for, to match measures.
    public var size: CGFloat
    /// Whether glyphs carry their own colours, as emoji do.
    public var isColor: Bool

    public init(face: String, size: CGFloat, isColor: Bool = false) {
        (self.face, self.size, self.isColor) = (face, size, isColor)
    }
}

/// A glyph and the place of its origin.
public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// The glyph's origin in points; on the baseline where `y` is zero.
    public var position: CGPoint

    public init(id: UInt32, position: CGPoint) { (self.id, self.position) = (id, position) }
}

/// Glyphs of one font, ready to draw.
public struct GlyphRun: Hashable, Sendable {
    public var font: GlyphFont
    /// Positions are relative to `origin`.
    public var glyphs: [Glyph]
    /// The baseline's start, in the coordinates of the list that holds the run.
    public var origin: CGPoint

    public init(font: GlyphFont, glyphs: [Glyph], origin: CGPoint) {
        (self.font, self.glyphs, self.origin) = (font, glyphs, origin)
    }
}
