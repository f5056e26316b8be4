import CPixbuf
import Foundation

/// Writes bitmaps as JPEG files. Transparent pixels are drawn over white.
public struct JPEGEncoder: Hashable, Sendable {
    /// The quality, from 0 (smallest file) to 1 (best quality).
    public var quality: Double

    public init(quality: Double = 0.8) { self.quality = quality }

    /// The file's bytes. Throws `PictureFailure` for a bitmap without pixels and where memory is short.
    public func encode(_ bitmap: Bitmap) throws -> Data {
        guard bitmap.width > 0, bitmap.height > 0,
            let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(bitmap.width), Int32(bitmap.height)),
            let pixels = gdk_pixbuf_get_pixels(pixbuf)
        else {
            throw PictureFailure(message: "A JPEG of \(bitmap.width) by \(bitmap.height) pixels cannot be made.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        bitmap.withPixels { source in
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let pixel = source[y * bitmap.width + x]
                    let paper = UInt8(255 - (pixel >> 24))
                    for channel in 0..<3 {
                        pixels[y * stride + x * 3 + channel] =
                            UInt8(truncatingIfNeeded: pixel >> (16 - 8 * UInt32(channel))) &+ paper
                    }
                }
            }
        }
        let clamped = quality.isFinite ? min(1, max(0, quality)) : 0.8
        var buffer: UnsafeMutablePointer<gchar>?
        var size: gsize = 0
        var keys = [strdup("quality"), nil]
        var values = [strdup("\(Int((clamped * 100).rounded()))"), nil]
        defer {
            (keys + values).forEach { free($0) }
            g_free(buffer)
        }
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil) != 0, let buffer else {
            throw PictureFailure(message: "The JPEG could not be written: there is no memory, or no writer for JPEG.")
        }
        return Data(bytes: buffer, count: Int(size))
    }
}
