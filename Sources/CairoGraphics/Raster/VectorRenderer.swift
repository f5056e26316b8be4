import CPango
import DisplayList
import Foundation

/// Renders display lists as SVG or PDF.
///
/// Shapes, gradients, glyphs, clips, opacity, blend modes and masks of unclipped groups stay vectors. Filters, masks
/// inside clips, conic gradients and images become pixels, three per point.
public struct VectorRenderer: Sendable {
    /// The kind of file that the renderer writes.
    public enum Format: Hashable, Sendable { case svg, pdf }

    private let resources: ReplayResources

    /// Creates a renderer with the parameters of `BitmapRenderer`.
    public init(
        fonts: (any GlyphFontProvider)? = nil, images: (any ImageDecoding)? = nil,
        onNote: (@Sendable (String) -> Void)? = nil
    ) {
        resources = ReplayResources(fonts: fonts, images: images, onNote: onNote)
    }

    /// Returns the file's bytes. One unit of the file is a point. Equal lists give equal bytes.
    ///
    /// - Throws: `PictureFailure`, as `BitmapRenderer` does.
    public func render(_ list: DisplayList, as format: Format) throws -> Data {
        try render([list], as: format)
    }

    /// Returns the bytes of a PDF file with a page for each list, of the list's size.
    ///
    /// - Throws: `PictureFailure`, as `BitmapRenderer` does, and where there is no page.
    package func renderPages(_ pages: [DisplayList]) throws -> Data { try render(pages, as: .pdf) }

    private func render(_ pages: [DisplayList], as format: Format) throws -> Data {
        guard let list = pages.first else { throw PictureFailure(message: "A file needs a page.") }
        let sink = Sink()
        let closure = Unmanaged.passUnretained(sink).toOpaque()
        let write: cairo_write_func_t = { closure, bytes, count in
            if let closure, let bytes {
                Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
            }
            return CAIRO_STATUS_SUCCESS
        }
        let surface: OpaquePointer
        switch format {
        case .svg:
            surface = cairo_svg_surface_create_for_stream(write, closure, list.size.width, list.size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PT)
        case .pdf:
            surface = cairo_pdf_surface_create_for_stream(write, closure, list.size.width, list.size.height)
            // Without this setting, Cairo writes the current time.
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        }
        defer { cairo_surface_destroy(surface) }
        cairo_surface_set_fallback_resolution(surface, 216, 216)
        for (index, page) in pages.enumerated() {
            let size = try PictureSize(page.size, scale: 1)
            if index > 0 {
                cairo_surface_show_page(surface)
                cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
            }
            let rect = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
            let canvas = CairoCanvas(kind: .vector, surface: surface, rect: rect, scale: 1)
            try Replay(on: canvas, resources: resources).draw(page.items, through: .identity)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PictureFailure(
                message: "Cairo could not write the picture: \(String(cString: cairo_status_to_string(status))).")
        }
        let data = withExtendedLifetime(sink) { sink.data }
        return format == .svg ? SVGNames.renumbered(data) : data
    }

    private final class Sink {
        var data = Data()
    }
}
