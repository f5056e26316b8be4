import CPixbuf
import DisplayList
import Foundation

@testable import CairoGraphics

/// Small files of every format, for tests.
enum ImageSamples {
    /// Returns a PNG file whose left half is red and right half blue, both with the same opacity.
    static func png(width: Int, height: Int, alpha: UInt32 = 255) throws -> Data {
        let bitmap = Bitmap(width: width, height: height) { pixels in
            for index in 0..<width * height {
                pixels[index] = alpha << 24 | (index % width < width / 2 ? alpha << 16 : alpha)
            }
        }
        return try PNGEncoder().encode(bitmap)
    }

    /// Returns a JPEG file of the same picture. `orientation` is that of EXIF, 1…8.
    static func jpeg(width: Int, height: Int, orientation: UInt8? = nil) throws -> Data {
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(loader) }
        let png = try png(width: width, height: height)
        _ = png.withUnsafeBytes {
            gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil)
        }
        gdk_pixbuf_loader_close(loader, nil)
        var bytes: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        gdk_pixbuf_save_to_bufferv(gdk_pixbuf_loader_get_pixbuf(loader), &bytes, &count, "jpeg", nil, nil, nil)
        defer { g_free(bytes) }
        var data = Data(bytes: bytes!, count: Int(count))
        if let orientation {
            let tag: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            let content = Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + tag + [0, 0, 0, 0]
            data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content, at: 2)
        }
        return data
    }

    /// A lossless picture of 64 by 32 pixels, red and blue.
    static let webp = Data(base64Encoded: "UklGRiYAAABXRUJQVlA4TBoAAAAvP8AHAA8Q87//8x8OxILJ/KVD6I3of1TBNw==")!

    /// A picture of 64 by 32 pixels, red and blue.
    static let heic = Data(
        base64Encoded: """
            AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA\
            AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAJAACAAEAAAAAAAAA\
            AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA\
            ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED\
            cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz\
            cGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt\
            ZwACAAEAAQAAACxtZGF0AAAAICgBrwtg9eWDr//0HHfxxiDxcWVf/cyQPox//0XwifTg
            """)!

    /// A drawing of ten by ten points whose left half is green.
    static let svg = Data(
        """
        <?xml version="1.0"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
        <rect width="5" height="10" fill="#00ff00"/></svg>
        """.utf8)

    /// One page of twenty by ten points whose left half is red.
    static let pdf: Data = {
        let content = "1 0 0 rg 0 0 10 10 re f"
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R /Resources << >> >>",
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets {
            let digits = String(offset)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }()

    /// Returns the start of a PNG file that declares this size and contains no pixels.
    static func promise(width: UInt32, height: UInt32) -> Data {
        func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
            let body = Array(type.utf8) + content
            return bytes(UInt32(content.count)) + body + bytes(checksum(body))
        }
        let header = bytes(width) + bytes(height) + [1, 0, 0, 0, 0]
        let chunks = chunk("IHDR", header) + chunk("IDAT", [0x78, 0x9C, 0x03, 0x00]) + chunk("IEND", [])
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}

extension AssetTraits {
    /// The default traits of the tests.
    static let plain = AssetTraits(displayScale: 3)
}
