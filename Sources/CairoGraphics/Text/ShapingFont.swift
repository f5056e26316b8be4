import CPango
import DisplayList
import Foundation

/// A face at a size with its axes set, for shaping with HarfBuzz, and the widths of its glyphs.
///
/// The font is immutable, so any thread may shape with it.
final class ShapingFont: @unchecked Sendable {  // HarfBuzz made its font immutable.
    /// The number of HarfBuzz units per em. It is fine enough that rounding errors are never visible.
    static let unitsPerEm: Int32 = 1 << 16

    let file: FontFile
    let glyphFont: GlyphFont
    /// The `hb_font_t`.
    let font: OpaquePointer
    /// The features of every item that is shaped with this font.
    let features: [hb_feature_t]
    /// The features of single characters.
    let characterFeatures: [FontCalibration.CharacterFeature]
    /// The distance in points by which characters are lower than in the file.
    let lower: [UInt32: Double]
    /// The glyphs of characters that are drawn as others.
    let replacements: [UInt32: GlyphReplacement]
    /// The fonts of characters whose outlines are wider or narrower.
    let scaledOutlines: [UInt32: ScaledOutline]

    /// A font for a character, and the horizontal scale of the outline relative to the font's others.
    struct ScaledOutline: Sendable {
        let font: GlyphFont
        let scale: Double
    }
    /// The number of points per HarfBuzz unit.
    let scale: Double
    /// The kerning of pairs, or `nil` for the font's own kerning.
    let kerning: SanFranciscoKerning?
    private let widths: GlyphWidths
    /// The tracking in points, which is at the end of each advance. It is zero unless the widths are modelled.
    let tracking: Double

    /// - Parameter isTracked: Whether the file's own tracking for the size is applied.
    init(
        file: FontFile, face: FaceDescription, size: Double, features: [hb_feature_t] = [],
        characterFeatures: [FontCalibration.CharacterFeature] = [], lower: [UInt32: Double] = [:],
        replacements: [FontCalibration.Replacement] = [], outlineScales: [UInt32: Double] = [:],
        widths: GlyphWidths = .natural,
        kerning: SanFranciscoKerning? = nil, tracking: Double = 0, isTracked: Bool = false
    ) {
        self.file = file
        self.features = features
        self.characterFeatures = characterFeatures
        self.lower = lower
        self.widths = widths
        self.kerning = kerning
        self.tracking = tracking
        glyphFont = GlyphFont(face: face.text, size: size, isColor: file.isColor)
        font = Self.font(
            of: file, variations: face.variations, points: isTracked ? size : 0, stretch: Double(face.stretch))
        scale = size / Double(Self.unitsPerEm)
        var glyphs: [UInt32: GlyphReplacement] = [:]
        for replacement in replacements {
            glyphs[replacement.scalar] = GlyphReplacement(replacement, face: face, font: font, size: size)
        }
        self.replacements = glyphs
        scaledOutlines = outlineScales.mapValues { scale in
            var scaled = face
            scaled.stretch = face.stretch * Float(scale)
            return ScaledOutline(font: GlyphFont(face: scaled.text, size: size), scale: scale)
        }
    }

    deinit { hb_font_destroy(font) }

    /// Returns an immutable `hb_font_t`, which the caller destroys.
    ///
    /// - Parameters:
    ///   - points: The size for the file's own tracking, or 0 for no tracking.
    ///   - stretch: The horizontal scale of letters.
    static func font(
        of file: FontFile, variations: [FaceDescription.Variation], points: Double = 0, stretch: Double = 1
    ) -> OpaquePointer {
        let font: OpaquePointer = hb_font_create(file.face)
        hb_font_set_scale(font, Int32((Double(unitsPerEm) * stretch).rounded()), unitsPerEm)
        hb_font_set_ptem(font, Float(points))
        let settings = variations.map { hb_variation_t(tag: $0.tag, value: $0.value) }
        hb_font_set_variations(font, settings, UInt32(settings.count))
        hb_font_make_immutable(font)
        return font
    }

    /// Returns the font's own advance of a glyph in points.
    func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) * scale }

    /// Returns the additional width of a glyph relative to the font's advance in points, negative if it is narrower.
    ///
    /// - Parameter own: The advance in points, where it is not the font's own for the glyph.
    func widening(of glyph: UInt32, for scalar: UInt32, own: Double? = nil) -> Double {
        if case .natural = widths { return 0 }
        let own = own ?? advance(of: glyph)
        guard own > 0 else { return 0 }
        switch widths {
        case .natural: return 0
        case .fixed(let points): return points - own
        case .modelled(let model): return model.width(of: scalar, standIn: own) - own
        case .listed(let list): return list.width(of: scalar, standIn: own) - own
        }
    }
}

/// The advance widths of a font's glyphs.
enum GlyphWidths: Sendable {
    case natural
    /// The same width for all glyphs, in points.
    case fixed(Double)
    case modelled(SanFranciscoWidths)
    case listed(PublicAdvances)
}

/// The glyph that is drawn for a character in place of the character's own.
struct GlyphReplacement: Sendable {
    let glyph: UInt32
    /// The face, which leans to the right as italics do.
    let font: GlyphFont
    /// The distance of the glyph from the place of the character's own, in points.
    let offset: CGPoint

    /// - Returns: Nil if the font lacks the glyph.
    init?(_ replacement: FontCalibration.Replacement, face: FaceDescription, font: OpaquePointer, size: Double) {
        var own: hb_codepoint_t = 0
        var drawn: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(font, replacement.scalar, &own) != 0,
            hb_font_get_nominal_glyph(font, replacement.drawnAs, &drawn) != 0,
            hb_font_get_glyph_extents(font, drawn, &extents) != 0
        else { return nil }
        let scale = size / Double(ShapingFont.unitsPerEm)
        let top = Double(extents.y_bearing) * scale
        let middle = top + Double(extents.height) * scale / 2
        let advances = (hb_font_get_glyph_h_advance(font, own), hb_font_get_glyph_h_advance(font, drawn))
        var slanted = face
        slanted.isSlanted = true
        glyph = drawn
        self.font = GlyphFont(face: slanted.text, size: size)
        // A slanted glyph lies to the right by the slant of its middle.
        offset = CGPoint(
            x: Double(advances.0 - advances.1) * scale / 2 - FaceDescription.slant * middle,
            y: top - replacement.top * size)
    }
}
