import CPango
import DisplayList
import Foundation

/// The outlines of letters as paths.
package enum GlyphOutlines {
    /// Returns the outlines of a run in points, y down. Glyphs with colors of their own have none.
    package static func path(of run: GlyphRun, fonts: any GlyphFontProvider) -> Path {
        guard !run.font.isColor, let font = fonts.cairoFont(for: run.font),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        else { return Path() }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return Path() }
        defer { cairo_destroy(context) }
        let glyphs = run.glyphs.map {
            cairo_glyph_t(index: UInt($0.id), x: run.origin.x + $0.position.x, y: run.origin.y + $0.position.y)
        }
        return path(of: glyphs, size: run.font.size, on: context) {
            var matrix = font.matrix
            cairo_set_font_face(context, font.face)
            cairo_set_font_matrix(context, &matrix)
            return true
        }
    }

    /// Returns the outlines of glyphs in points, from a size that Cairo can draw.
    ///
    /// - Parameter setFont: sets the font in the context, and tells whether there is one.
    static func path(of glyphs: [cairo_glyph_t], size: CGFloat, on context: OpaquePointer, setFont: () -> Bool) -> Path {
        var outlines = Path()
        guard size.isFinite, size > 0 else { return outlines }
        let scale = 1024 / size
        guard scale.isFinite, scale > 0 else { return outlines }
        cairo_identity_matrix(context)
        cairo_scale(context, scale, scale)
        guard setFont() else { return outlines }
        // Each glyph stands at the origin, because Cairo's numbers do not reach far.
        for glyph in glyphs {
            var centered = glyph
            (centered.x, centered.y) = (0, 0)
            cairo_new_path(context)
            cairo_glyph_path(context, &centered, 1)
            guard let copy = cairo_copy_path(context) else { continue }
            defer { cairo_path_destroy(copy) }
            outlines.append(copy.pointee, by: CGPoint(x: glyph.x, y: glyph.y))
        }
        cairo_new_path(context)
        return outlines
    }
}

extension Path {
    /// Appends a path of Cairo's, moved by `offset`.
    fileprivate mutating func append(_ path: cairo_path_t, by offset: CGPoint) {
        guard path.status == CAIRO_STATUS_SUCCESS, let data = path.data else { return }
        func point(_ index: Int) -> CGPoint {
            let point = data[index].point
            return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        }
        var index = 0
        while index < Int(path.num_data) {
            let header = data[index].header
            // Cairo's constants: 0 moves, 1 adds a line, 2 adds a curve, 3 closes.
            switch header.type.rawValue {
            case 0: move(to: point(index + 1))
            case 1: addLine(to: point(index + 1))
            case 2: addCurve(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
            default: closeSubpath()
            }
            index += Int(header.length)
        }
    }
}
