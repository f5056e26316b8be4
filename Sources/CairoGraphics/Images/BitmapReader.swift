import CPixbuf
import CPixels
import DisplayList
import Foundation

/// Reads bitmap files with gdk-pixbuf.
///
/// Pixels count as sRGB. Pixels of a file tagged as Display P3 are converted and clipped to sRGB.
enum BitmapReader {
    /// Returns the picture, upright according to its EXIF orientation.
    ///
    /// - Throws: `AssetFailure` if the file is truncated, damaged or too large, or if there is no reader for its
    /// format.
    static func read(_ data: Data, format: ImageFormat, name: String) throws -> Bitmap {
        try checkCompleteness(of: data, format: format, name: name)
        var error: UnsafeMutablePointer<GError>?
        guard let mediaType = format.mediaType,
            let loader = gdk_pixbuf_loader_new_with_mime_type(mediaType, &error)
        else {
            _ = reason(&error)
            throw AssetFailure(
                message: "The image \(name) is a \(format.rawValue) file, for which this machine has no reader. "
                    + "Install \(format.readerPackage).")
        }
        defer { g_object_unref(loader) }
        let prepared = PreparedSize()
        watchSize(of: loader, prepared)

        let isWritten = data.withUnsafeBytes { bytes in
            // The loader gets small pieces first, because it processes a whole piece even after it is told to stop.
            var (start, length) = (0, 1024)
            while start < bytes.count, prepared.refused == nil {
                let part = UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + length, bytes.count)])
                let first = part.bindMemory(to: UInt8.self).baseAddress
                guard gdk_pixbuf_loader_write(loader, first, gsize(part.count), &error) != 0 else { return false }
                (start, length) = (start + part.count, length * 2)
            }
            return true
        }
        let writeReason = isWritten ? nil : reason(&error)
        let isClosed = gdk_pixbuf_loader_close(loader, &error) != 0
        let closeReason = isClosed ? nil : reason(&error)
        if let size = prepared.refused { try ImageLimits.check(width: size.width, height: size.height, name: name) }
        guard isWritten, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw AssetFailure(
                message: "The image \(name) cannot be read as \(format.rawValue): "
                    + (writeReason ?? closeReason ?? "it contains no picture") + ".")
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
            throw AssetFailure(message: "The image \(name) cannot be rotated: there is not enough memory.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return try bitmap(of: upright, isDisplayP3: isDisplayP3(pixbuf), name: name)
    }

    /// The size that a loader finds in a header before it reads pixels.
    private final class PreparedSize {
        var refused: (width: Int, height: Int)?
    }

    /// Stops a loader as soon as the picture's size exceeds the limits.
    private static func watchSize(of loader: UnsafeMutablePointer<GdkPixbufLoader>, _ prepared: PreparedSize) {
        typealias Handler = @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void
        let handler: Handler = { loader, width, height, data in
            guard !ImageLimits.allows(width: Int(width), height: Int(height)) else { return }
            let prepared = Unmanaged<PreparedSize>.fromOpaque(data).takeUnretainedValue()
            prepared.refused = (Int(width), Int(height))
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        }
        _ = g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passRetained(prepared).toOpaque(),
            { data, _ in Unmanaged<PreparedSize>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
    }

    private static func isDisplayP3(_ pixbuf: OpaquePointer) -> Bool {
        guard let text = gdk_pixbuf_get_option(pixbuf, "icc-profile"),
            let profile = Data(base64Encoded: String(cString: text))
        else { return false }
        return DisplayP3.describes(profile: profile)
    }

    /// Premultiplies the alpha, in Cairo's byte order.
    private static func bitmap(of pixbuf: OpaquePointer, isDisplayP3: Bool, name: String) throws -> Bitmap {
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        try ImageLimits.check(width: width, height: height, name: name)
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let rowLength = Int(gdk_pixbuf_get_rowstride(pixbuf))
        guard let source = gdk_pixbuf_read_pixels(pixbuf), channels == 3 || channels == 4 else {
            throw AssetFailure(message: "The image \(name) has \(channels) channels, and only 3 or 4 are supported.")
        }
        return Bitmap(width: width, height: height) { pixels in
            guard isDisplayP3 else {
                cpixels_from_rgba(
                    source, Int32(width), Int32(height), Int32(rowLength), Int32(channels), pixels.baseAddress!)
                return
            }
            let converter = DisplayP3Converter()
            var index = 0
            for row in 0..<height {
                var byte = source + row * rowLength
                for _ in 0..<width {
                    let (red, green, blue) = converter.convert(UInt32(byte[0]), UInt32(byte[1]), UInt32(byte[2]))
                    let alpha = channels == 4 ? UInt32(byte[3]) : 255
                    pixels[index] = alpha << 24 | multiply(red, alpha) << 16 | multiply(green, alpha) << 8
                        | multiply(blue, alpha)
                    index += 1
                    byte += channels
                }
            }
        }
    }

    @inline(__always) private static func multiply(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
        let product = component * alpha + 128
        return (product + product >> 8) >> 8
    }

    /// Returns the library's message without the period, and frees the error.
    private static func reason(_ error: inout UnsafeMutablePointer<GError>?) -> String? {
        defer { g_clear_error(&error) }
        guard let message = error?.pointee.message else { return nil }
        return String(cString: message).trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
    }

    /// Checks that a file is complete. gdk-pixbuf shows the available part of a truncated file.
    private static func checkCompleteness(of data: Data, format: ImageFormat, name: String) throws {
        let isComplete: Bool
        switch format {
        case .png:
            isComplete = data.range(of: Data("IEND".utf8), options: .backwards) != nil
        case .jpeg:
            isComplete = data.range(of: Data([0xFF, 0xD9]), options: .backwards) != nil
        case .webp:
            let length = data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            isComplete = data.count >= length + 8
        case .gif:
            isComplete = data.range(of: Data([0x3B]), options: .backwards) != nil
        case .heic, .avif:
            try checkDeclaredSizes(of: data, name: name)
            isComplete = true
        case .tiff, .bmp, .svg, .pdf:
            isComplete = true
        }
        guard isComplete else {
            throw AssetFailure(
                message: "The image \(name) is truncated: its \(data.count) bytes end before the \(format.rawValue) "
                    + "does. Copy the file again.")
        }
    }

    /// Checks the sizes that the file declares (`ispe` boxes), because the HEIF reader only reports the size after
    /// decoding.
    private static func checkDeclaredSizes(of data: Data, name: String) throws {
        let head = [UInt8](data.prefix(1 << 20))
        let tag = Array("ispe".utf8)
        guard head.count >= 16 else { return }
        for start in 0...(head.count - 16) where head[start] == tag[0] && Array(head[start..<start + 4]) == tag {
            func integer(at offset: Int) -> Int { head[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
            try ImageLimits.check(width: integer(at: start + 8), height: integer(at: start + 12), name: name)
        }
    }
}
