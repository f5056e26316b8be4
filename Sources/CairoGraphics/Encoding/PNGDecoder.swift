import CPixbuf
import CPixels
import Foundation

/// Decodes PNG files to bitmaps.
public enum PNGDecoder {
    /// The picture in a PNG file's bytes. Throws `PictureFailure` where they are not a whole PNG file.
    public static func decode(_ data: Data) throws -> Bitmap {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw PictureFailure(message: "The data is not a PNG file.")
        }
        var error: UnsafeMutablePointer<GError>?
        func failure() -> PictureFailure {
            let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason given"
            return PictureFailure(message: "The PNG file cannot be read: \(reason).")
        }
        defer { if error != nil { g_error_free(error) } }
        // gdk-pixbuf accepts truncated files.
        guard data.count > 45, data.suffix(12) == Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        else {
            throw PictureFailure(message: "The PNG file breaks off after \(data.count) bytes.")
        }
        guard let loader = gdk_pixbuf_loader_new_with_type("png", &error) else { throw failure() }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isWritten = data.withUnsafeBytes {
            gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), &error) != 0
        }
        guard isWritten else {
            gdk_pixbuf_loader_close(loader, nil)
            throw failure()
        }
        guard gdk_pixbuf_loader_close(loader, &error) != 0, let picture = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw failure()
        }
        let (width, height) = (gdk_pixbuf_get_width(picture), gdk_pixbuf_get_height(picture))
        let bytes = gdk_pixbuf_read_pixels(picture)
        return Bitmap(width: Int(width), height: Int(height)) { pixels in
            cpixels_from_rgba(
                bytes, width, height, gdk_pixbuf_get_rowstride(picture), gdk_pixbuf_get_n_channels(picture),
                pixels.baseAddress!)
        }
    }
}
