import CRSVG
import DisplayList
import Foundation

/// An SVG file, drawn by librsvg. A CSS pixel is a point. Files that the SVG refers to are not read.
final class SVGDrawing: VectorDrawing {
    let size: CGSize
    private let handle: UnsafeMutablePointer<RsvgHandle>
    private let name: String

    /// - Throws: `AssetFailure` if the file is not well-formed or has no size.
    init(_ data: Data, name: String) throws {
        _ = VectorFonts.isolated
        var error: UnsafeMutablePointer<GError>?
        let created = data.withUnsafeBytes { bytes in
            rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
        }
        guard let handle = created else { throw Self.failure(&error, name: name) }
        rsvg_handle_set_dpi(handle, 96)
        (self.handle, self.name, size) = (handle, name, Self.naturalSize(of: handle))
        try checkSize(name: name)
        for place in Self.outsidePlaces(in: data) {
            ImageWarnings.report(
                "The image \(name) refers to \(place), which is not read: an SVG file must be self-contained. Embed it as a "
                    + "data: URL.")
        }
    }

    /// Returns the distinct files and addresses that the drawing refers to.
    private static func outsidePlaces(in data: Data) -> [String] {
        var places: [String] = []
        let text = String(decoding: data, as: UTF8.self)
        for match in text.matches(of: #/[\s:]href\s*=\s*["']\s*([^"'#\s][^"']*)["']/#) {
            let place = String(match.output.1.prefix(200))
            // The targets of links are not drawn.
            let isLink = text[..<match.range.lowerBound].suffix(200).contains(#/<a\s[^>]*$/#)
            if !place.lowercased().hasPrefix("data:"), !isLink, !places.contains(place) { places.append(place) }
        }
        return places
    }

    deinit { g_object_unref(handle) }

    func draw(in context: OpaquePointer) throws {
        var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
        var error: UnsafeMutablePointer<GError>?
        guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
            throw Self.failure(&error, name: name)
        }
    }

    /// Returns the width and height of the file, or those of the viewBox if they are missing or relative.
    private static func naturalSize(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
        var (widthLength, heightLength) = (RsvgLength(), RsvgLength())
        var box = RsvgRectangle()
        rsvg_handle_get_intrinsic_dimensions(
            handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasBox, &box)
        return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
    }

    private static func failure(_ error: inout UnsafeMutablePointer<GError>?, name: String) -> AssetFailure {
        defer { g_clear_error(&error) }
        let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
        return AssetFailure(message: "The image \(name) cannot be read as SVG: \(reason).")
    }
}
