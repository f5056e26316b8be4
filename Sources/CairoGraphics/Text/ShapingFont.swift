import CPango
import DisplayList
import Foundation

/// A face at a size with its axes set: what HarfBuzz shapes with, and how wide its glyphs are set.
///
/// Immutable, so any thread may shape with it.
final class ShapingFont: @unchecked Sendable {  // HarfBuzz made its font immutable.
    /// HarfBuzz's units in an em, fine enough that rounding to them never shows.
    static let unitsPerEm: Int32 = 1 << 16

    let file: FontFile
    let glyphFont: GlyphFont
    /// The `hb_font_t`.
    let font: OpaquePointer
    /// The features of every item shaped with this font.
    let features: [hb_feature_t]
    /// Features of single characters.
    let characterFeatures: [FontCalibration.CharacterFeature]
    /// Points per HarfBuzz unit.
    let scale: Double
    /// What pairs are kerned by; nil for what the font says.
    let kerning: SanFranciscoKerning?
    private let widths: GlyphWidths

    /// - Parameter isTracked: whether the tracking that the file itself has for the size is applied.
    init(
        file: FontFile, face: FaceDescription, size: Double, features: [hb_feature_t] = [],
        characterFeatures: [FontCalibration.CharacterFeature] = [], widths: GlyphWidths = .natural,
        kerning: SanFranciscoKerning? = nil, isTracked: Bool = false
    ) {
        self.file = file
        self.features = features
        self.characterFeatures = characterFeatures
        self.widths = widths
        self.kerning = kerning
        glyphFont = GlyphFont(face: face.text, size: size, isColor: file.isColor)
        font = Self.font(
            of: file, variations: face.variations, points: isTracked ? size : 0, stretch: Double(face.stretch))
        scale = size / Double(Self.unitsPerEm)
    }

    deinit { hb_font_destroy(font) }

    /// An immutable `hb_font_t`; the caller destroys it.
    ///
    /// - Parameters:
    ///   - points: the size whose tracking the file has; 0 for none.
    ///   - stretch: how wide letters are drawn, as a part of the width the file gives them.
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

    /// The points by which a glyph's place is wider than the font makes it; negative where narrower.
    func widening(of glyph: UInt32, for scalar: UInt32) -> Double {
        if case .natural = widths { return 0 }
        let own = Double(hb_font_get_glyph_h_advance(font, glyph)) * scale
        guard own > 0 else { return 0 }
        switch widths {
        case .natural: return 0
        case .fixed(let points): return points - own
        case .modelled(let model): return model.width(of: scalar, standIn: own) - own
        }
    }
}

/// How wide the glyphs of a font are set.
enum GlyphWidths: Sendable {
    case natural
    /// All the same, in points.
    case fixed(Double)
    case modelled(SanFranciscoWidths)
}
