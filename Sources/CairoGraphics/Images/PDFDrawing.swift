import CPoppler
import DisplayList
import Foundation
import Synchronization

/// The first page of a PDF file, drawn by poppler.
final class PDFDrawing: VectorDrawing {
    let size: CGSize
    private let document: OpaquePointer
    private let page: OpaquePointer

    /// Poppler has global state, so only one thread at a time uses it.
    private static let turn = Mutex(())

    /// - Throws: `AssetFailure` if the file is damaged, locked or without pages.
    init(_ data: Data, name: String) throws {
        _ = VectorFonts.isolated
        (document, page, size) = try Self.turn.withLock { _ in try Self.open(data, name: name) }
        try checkSize(name: name)
    }

    private static func open(_ data: Data, name: String) throws -> (OpaquePointer, OpaquePointer, CGSize) {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        guard let document = poppler_document_new_from_bytes(bytes, nil, &error) else {
            defer { g_clear_error(&error) }
            let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
            throw AssetFailure(message: "The image \(name) cannot be read as PDF: \(reason).")
        }
        guard poppler_document_get_n_pages(document) > 0, let page = poppler_document_get_page(document, 0) else {
            g_object_unref(UnsafeMutableRawPointer(document))
            throw AssetFailure(message: "The image \(name) cannot be drawn: the PDF has no pages.")
        }
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(page, &width, &height)
        return (document, page, CGSize(width: width, height: height))
    }

    deinit {
        Self.turn.withLock { _ in
            g_object_unref(UnsafeMutableRawPointer(page))
            g_object_unref(UnsafeMutableRawPointer(document))
        }
    }

    func draw(in context: OpaquePointer) throws {
        Self.turn.withLock { _ in poppler_page_render(page, context) }
    }
}
