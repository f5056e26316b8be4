import CDeflate
import CPixels
import Foundation

/// Writes bitmaps as PNG files (https://www.w3.org/TR/png-3/).
///
/// Every line has the Up filter: what lies above is the best guess in pictures of flat areas, and one filter for all is
/// the fastest choice. Pictures without transparency are written without an alpha channel, a quarter less to compress.
public struct PNGEncoder: Hashable, Sendable {
    /// From 0 (stored) over 1 (fast) to 12 (smallest); other values are pulled in.
    public var compressionLevel: Int

    public init(compressionLevel: Int = 1) { self.compressionLevel = compressionLevel }

    /// The file's bytes. `scale` is pixels per point, which the file notes as 72 dots per inch times `scale`. Throws
    /// `RenderFailure` for a bitmap without pixels and where memory is short.
    public func encode(_ bitmap: Bitmap, scale: CGFloat = 1) throws -> Data {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw RenderFailure(
                message: "A PNG needs at least one pixel; this picture is \(bitmap.width) by \(bitmap.height).")
        }
        let isOpaque = bitmap.withPixels { cpixels_are_opaque($0.baseAddress!, $0.count) != 0 }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Eight bits a channel; colour type 2 is RGB, 6 RGBA; deflate, adaptive filters, not interlaced.
        append(
            "IHDR", bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, isOpaque ? 2 : 6, 0, 0, 0],
            to: &file)
        append("sRGB", [0], to: &file)
        if scale.isFinite, scale > 0, scale < 10_000 {
            let dotsPerMetre = bytes(UInt32((scale * 72 / 0.0254).rounded()))
            append("pHYs", dotsPerMetre + dotsPerMetre + [1], to: &file)
        }
        try appendPixels(of: bitmap, isOpaque: isOpaque, to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private func appendPixels(of bitmap: Bitmap, isOpaque: Bool, to file: inout Data) throws {
        let count = bitmap.height * (1 + bitmap.width * (isOpaque ? 3 : 4))
        let level = Int32(max(0, min(12, compressionLevel)))
        guard let compressor = libdeflate_alloc_compressor(level), let lines = malloc(count) else {
            throw RenderFailure(message: "There is no memory to compress \(count) bytes.")
        }
        defer {
            libdeflate_free_compressor(compressor)
            free(lines)
        }
        let isFiltered = bitmap.withPixels {
            cpixels_png_scanlines(
                $0.baseAddress!, Int32(bitmap.width), Int32(bitmap.height), isOpaque ? 1 : 0,
                lines.assumingMemoryBound(to: UInt8.self)) != 0
        }
        let bound = libdeflate_zlib_compress_bound(compressor, count)
        guard isFiltered, bound < Int(Int32.max), let packed = malloc(bound) else {
            throw RenderFailure(message: "There is no memory to compress \(count) bytes.")
        }
        defer { free(packed) }
        let length = libdeflate_zlib_compress(compressor, lines, count, packed, bound)
        guard length > 0 else { throw RenderFailure(message: "The picture's \(count) bytes could not be compressed.") }
        append("IDAT", UnsafeRawBufferPointer(start: packed, count: length), to: &file)
    }

    private func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - $0 * 8)) }
    }

    private func append(_ type: String, _ content: [UInt8], to file: inout Data) {
        content.withUnsafeBytes { append(type, $0, to: &file) }
    }

    private func append(_ type: String, _ content: UnsafeRawBufferPointer, to file: inout Data) {
        let name = Array(type.utf8)
        var checksum = libdeflate_crc32(0, name, 4)
        if content.count > 0 { checksum = libdeflate_crc32(checksum, content.baseAddress, content.count) }
        file.append(contentsOf: bytes(UInt32(content.count)))
        file.append(contentsOf: name)
        if let base = content.baseAddress {
            file.append(base.assumingMemoryBound(to: UInt8.self), count: content.count)
        }
        file.append(contentsOf: bytes(checksum))
    }
}
