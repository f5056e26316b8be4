import CPango
import Foundation

/// A font of one weight, or of few, whose outlines are moved outward or inward for the others.
enum WeightedFace {
    /// Returns how much thicker the lines of a font for other scripts become in ems, so that it looks as heavy as San
    /// Francisco at a weight, or how much thinner.
    ///
    /// Noto Sans CJK's regular lines are 0.07 to 0.083 ems thick, San Francisco's 0.0865. Seven tenths of the difference keep
    /// the thinnest from vanishing, and counters open (a guess, checked by eye).
    ///
    /// - Parameter drawn: The nearest weight that the font has.
    static func growth(from drawn: Double, to weight: Double) -> Double {
        0.7 * Double(LineThickness.ems(weight: weight) - LineThickness.ems(weight: drawn))
    }

    /// Returns a Cairo face that draws the outlines of `face` with lines that are thicker by `growth` ems, or thinner. It
    /// keeps `owner` as long as Cairo keeps the face.
    static func make(from face: FT_Face, growth: Double, owner: AnyObject) -> OpaquePointer {
        let cairoFace: OpaquePointer = cairo_user_font_face_create()
        let source = Unmanaged.passRetained(Source(face: face, growth: growth, owner: owner))
        let status = cairo_font_face_set_user_data(cairoFace, sourceKey, source.toOpaque()) {
            Unmanaged<Source>.fromOpaque($0!).release()
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            source.release()
            return cairoFace
        }
        cairo_user_font_face_set_render_glyph_func(cairoFace) { font, glyph, context, _ in
            guard let font, let context, let face: OpaquePointer = cairo_scaled_font_get_font_face(font),
                let data = cairo_font_face_get_user_data(face, WeightedFace.sourceKey)
            else { return CAIRO_STATUS_USER_FONT_ERROR }
            Unmanaged<Source>.fromOpaque(data).takeUnretainedValue().draw(glyph, in: context)
            return CAIRO_STATUS_SUCCESS
        }
        return cairoFace
    }

    // Only the address matters: no code reads or writes the memory.
    nonisolated(unsafe) private static let sourceKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private final class Source {
        private let face: FT_Face
        private let growth: Double
        private let owner: AnyObject

        init(face: FT_Face, growth: Double, owner: AnyObject) {
            (self.face, self.growth, self.owner) = (face, growth, owner)
        }

        /// Fills a glyph in a context whose unit is the em.
        func draw(_ glyph: UInt, in context: OpaquePointer) {
            guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0,
                face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return }
            let units = Double(face.pointee.units_per_EM)
            let strength = FT_Pos((growth * units).rounded())
            FT_Outline_EmboldenXY(&face.pointee.glyph.pointee.outline, strength, strength)
            // FreeType moves the outline so that its left and lower edges stay.
            cairo_scale(context, 1 / units, -1 / units)
            cairo_translate(context, -Double(strength) / 2, -Double(strength) / 2)
            var pen = FT_Outline_Funcs()
            pen.move_to = { to, context in
                cairo_move_to(OpaquePointer(context), Double(to!.pointee.x), Double(to!.pointee.y))
                return 0
            }
            pen.line_to = { to, context in
                cairo_line_to(OpaquePointer(context), Double(to!.pointee.x), Double(to!.pointee.y))
                return 0
            }
            pen.conic_to = { control, to, context in
                let context = OpaquePointer(context)
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(context, &x, &y)
                let (c, end) = (control!.pointee, to!.pointee)
                cairo_curve_to(
                    context, x + (Double(c.x) - x) * 2 / 3, y + (Double(c.y) - y) * 2 / 3,
                    Double(end.x) + Double(c.x - end.x) * 2 / 3, Double(end.y) + Double(c.y - end.y) * 2 / 3,
                    Double(end.x), Double(end.y))
                return 0
            }
            pen.cubic_to = { first, second, to, context in
                let (a, b, end) = (first!.pointee, second!.pointee, to!.pointee)
                cairo_curve_to(
                    OpaquePointer(context), Double(a.x), Double(a.y), Double(b.x), Double(b.y), Double(end.x),
                    Double(end.y))
                return 0
            }
            FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &pen, UnsafeMutableRawPointer(context))
            cairo_fill(context)
        }
    }
}
