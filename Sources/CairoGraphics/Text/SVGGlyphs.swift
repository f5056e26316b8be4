import CPango
import CRSVG
import Foundation

/// The glyphs of a font that are SVG drawings (OpenType's `SVG ` table), for the thread that opened them.
///
/// A drawing's unit is the font's, its origin lies on the baseline, and y points down. Its colors are its own.
final class SVGGlyphs: GlyphDrawings {
    private let file: FontFile
    private let report: (String) -> Void
    /// The parsed documents by the address of their bytes, because one can hold many glyphs; nil for a damaged one.
    private var documents: [UnsafeRawPointer: UnsafeMutablePointer<RsvgHandle>?] = [:]

    /// Returns nil for a font without drawings. `report` receives what is not drawn.
    init?(of file: FontFile, report: @escaping (String) -> Void) {
        guard hb_ot_color_has_svg(file.face) != 0 else { return nil }
        (self.file, self.report) = (file, report)
    }

    deinit {
        for case let document? in documents.values { g_object_unref(document) }
    }

    func contains(_ glyph: UInt32) -> Bool { document(of: glyph) != nil }

    func draw(_ glyph: UInt32, in context: OpaquePointer) {
        guard let document = document(of: glyph) else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_scale(context, 1 / file.unitsPerEm, 1 / file.unitsPerEm)
        var viewport = RsvgRectangle(x: 0, y: 0, width: file.unitsPerEm, height: file.unitsPerEm)
        var error: UnsafeMutablePointer<GError>?
        if rsvg_handle_render_layer(document, context, "#glyph\(glyph)", &viewport, &error) == 0 {
            tell("the drawing of its glyph \(glyph) is not drawn", &error)
        }
    }

    private func document(of glyph: UInt32) -> UnsafeMutablePointer<RsvgHandle>? {
        guard let blob = hb_ot_color_glyph_reference_svg(file.face, glyph) else { return nil }
        // The font's face keeps the bytes.
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        let key = UnsafeRawPointer(bytes)
        if let known = documents[key] { return known }
        _ = VectorFonts.isolated
        var error: UnsafeMutablePointer<GError>?
        let document = LibraryMessages.about("The font \(file.url.lastPathComponent)", report: report) {
            rsvg_handle_new_from_data(key.assumingMemoryBound(to: guint8.self), gsize(length), &error)
        }
        if document == nil { tell("a drawing of its glyphs cannot be read as SVG", &error) }
        documents[key] = .some(document)
        return document
    }

    private func tell(_ problem: String, _ error: inout UnsafeMutablePointer<GError>?) {
        let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
        g_clear_error(&error)
        report("The font \(file.url.lastPathComponent): \(problem): \(reason).")
    }
}
