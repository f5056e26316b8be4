import CDeflate
import CPixels
import Foundation

/// Writes bitmaps as PNG files (https://www.w3.org/TR/png-3/).
///
/// A picture of up to 256 colors gets a palette, which is a quarter of the data to compress. The lines of other pictures
/// have no filter, because flat areas repeat whole pixels, or the Up filter where there are more slopes than flat areas.
/// Opaque pictures are written without an alpha channel. `smallest` takes longer and finds a smaller file.
public struct PNGEncoder: Hashable, Sendable {
    /// The compression level, from 0 (stored) over 1 (fast) to 12 (smallest). Other values are clamped.
    public var compressionLevel: Int

    private var isSmallest = false

    public init(compressionLevel: Int = 1) { self.compressionLevel = compressionLevel }

    /// An encoder that finds the smallest file it can, with a palette if there are at most 256 colors. It takes
    /// tens of times as long and is meant for goldens, which are written once.
    public static let smallest = {
        var encoder = PNGEncoder(compressionLevel: 12)
        encoder.isSmallest = true
        return encoder
    }()

    /// The file's bytes. `scale` is pixels per point, which the file notes as 72 dots per inch times `scale`. Throws
    /// `PictureFailure` for a bitmap without pixels and where memory is short.
    public func encode(_ bitmap: Bitmap, scale: CGFloat = 1) throws -> Data {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw PictureFailure(
                message: "A PNG needs at least one pixel; this picture is \(bitmap.width) by \(bitmap.height).")
        }
        if isSmallest { return try SmallestPNG(bitmap: bitmap, scale: scale).encode() }
        if bitmap.width * bitmap.height >= Self.fewPixels, let palette = PNGPalette(bitmap) {
            return try encode(bitmap, with: palette, scale: scale)
        }
        let isOpaque = bitmap.withPixels { cpixels_are_opaque($0.baseAddress!, $0.count) != 0 }
        var file = PNGChunks.signature
        PNGChunks.appendHeader(
            width: bitmap.width, height: bitmap.height, colorType: isOpaque ? 2 : 6, scale: scale, to: &file)
        PNGChunks.append("IDAT", try packedLines(of: bitmap, isOpaque: isOpaque), to: &file)
        PNGChunks.append("IEND", to: &file)
        return file
    }

    /// The number of pixels below which a palette may be larger than what it saves.
    private static let fewPixels = 4096

    private func encode(_ bitmap: Bitmap, with palette: PNGPalette, scale: CGFloat) throws -> Data {
        var file = PNGChunks.signature
        PNGChunks.appendHeader(width: bitmap.width, height: bitmap.height, colorType: 3, scale: scale, to: &file)
        palette.append(to: &file)
        // On lines of indexes, level 2 takes less time than level 1.
        let level = compressionLevel == 1 ? 2 : compressionLevel
        let lines = try packed(bitmap.height * (1 + bitmap.width), level: level) { lines in
            bitmap.withPixels {
                cpixels_png_indexed_scanlines(
                    $0.baseAddress!, Int32(bitmap.width), Int32(bitmap.height), palette.colors, Int32(palette.colors.count), lines)
            }
            return true
        }
        PNGChunks.append("IDAT", lines, to: &file)
        PNGChunks.append("IEND", to: &file)
        return file
    }

    /// Returns the filtered and compressed lines of a bitmap with pixels, as the data of a picture or frame.
    func packedLines(of bitmap: Bitmap, isOpaque: Bool) throws -> Data {
        try packed(bitmap.height * (1 + bitmap.width * (isOpaque ? 3 : 4)), level: compressionLevel) { lines in
            bitmap.withPixels {
                cpixels_png_scanlines($0.baseAddress!, Int32(bitmap.width), Int32(bitmap.height), isOpaque ? 1 : 0, lines) != 0
            }
        }
    }

    /// Compresses bytes.
    ///
    /// - Parameter write: writes `count` bytes, and returns whether memory sufficed.
    private func packed(_ count: Int, level: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Bool) throws -> Data {
        guard let compressor = libdeflate_alloc_compressor(Int32(max(0, min(12, level)))), let lines = malloc(count) else {
            throw PictureFailure(message: "There is no memory to compress \(count) bytes.")
        }
        defer {
            libdeflate_free_compressor(compressor)
            free(lines)
        }
        let isWritten = write(lines.assumingMemoryBound(to: UInt8.self))
        let bound = libdeflate_zlib_compress_bound(compressor, count)
        guard isWritten, bound < Int(Int32.max), let packed = malloc(bound) else {
            throw PictureFailure(message: "There is no memory to compress \(count) bytes.")
        }
        let length = libdeflate_zlib_compress(compressor, lines, count, packed, bound)
        guard length > 0 else {
            free(packed)
            throw PictureFailure(message: "The picture's \(count) bytes could not be compressed.")
        }
        return Data(bytesNoCopy: packed, count: length, deallocator: .free)
    }
}
