import CDeflate
import CPixels
import Foundation

/// A PNG file whose structure has been validated, so that any bytes lead either to a picture or to a message with the
/// problem and its remedy. Decoding never takes more memory than the picture needs.
///
/// The reader supports the formats that encoders of goldens write: 8 bits per channel or a palette, not interlaced. It
/// ignores color profiles; the pixels count as sRGB.
public struct ValidatedPNG: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of pixels per point as Darkroom stores it, or `nil` if the file does not contain it.
    public let scale: Double?
    private let failure: PNGFailure
    private let bits: Int
    private let colorType: UInt8
    private let channels: Int
    private let parts: PNGParts

    /// Validates the file's chunks without decompressing the pixels.
    ///
    /// - Parameters:
    ///   - name: what messages call the picture, such as its path.
    ///   - remedy: what messages say is to be done.
    /// - Throws: `PictureFailure` where it is not a whole PNG file of a kind that is read.
    public init(
        _ data: Data, name: String, remedy: String = "Restore the file, or record the golden again."
    ) throws {
        let fail = PNGFailure(name: name, remedy: remedy)
        failure = fail
        parts = try PNGParts(data, fail)
        scale = parts.scale
        let header = [UInt8](parts.header)
        func number(_ start: Int) -> Int { header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(0), number(4))
        (bits, colorType) = (Int(header[8]), header[9])
        guard width > 0, height > 0 else { throw fail("is empty: its header declares \(width) by \(height) pixels") }
        guard ImageLimits.allows(width: width, height: height) else {
            throw fail(
                "declares \(width) by \(height) pixels; the limits are \(ImageLimits.longestEdge) along an edge "
                    + "and \(ImageLimits.pixelCount / 1_000_000) million in all")
        }
        guard bits != 16 else { throw fail("has 16 bits per channel, and only 8 are supported") }
        let known: [UInt8: (channels: Int, bits: [Int])] = [
            0: (1, [1, 2, 4, 8]), 2: (3, [8]), 3: (1, [1, 2, 4, 8]), 4: (2, [8]), 6: (4, [8]),
        ]
        guard let kind = known[colorType], kind.bits.contains(bits), header[10] == 0, header[11] == 0 else {
            throw fail("has an invalid format (color type \(colorType), \(bits) bits)")
        }
        channels = kind.channels
        guard header[12] == 0 else { throw fail("is interlaced, which is not supported") }
        guard colorType != 3 || !parts.palette.isEmpty else { throw fail("has no palette") }
    }

    /// Decodes the picture.
    ///
    /// - Throws: `PictureFailure` where the pixels are not what the header says.
    public func bitmap() throws -> Bitmap {
        let length = (width * channels * bits + 7) / 8
        var lines = try unpacked(count: (length + 1) * height)
        guard cpixels_png_restore(&lines, length, Int32(height), Int32(max(1, channels * bits / 8))) != 0 else {
            throw failure("has a line with an invalid filter")
        }
        return Bitmap(width: width, height: height) { pixels in
            if colorType == 0 || colorType == 3 {
                cpixels_png_indexed_pixels(
                    lines, Int32(width), Int32(height), Int32(bits), palette, pixels.baseAddress!)
            } else {
                cpixels_png_pixels(lines, Int32(width), Int32(height), Int32(channels), key, pixels.baseAddress!)
            }
        }
    }

    /// Decompresses the lines, whose length must match the header. Decompression stops at that length.
    private func unpacked(count: Int) throws -> [UInt8] {
        guard let decompressor = libdeflate_alloc_decompressor() else {
            throw PictureFailure(message: "There is no memory to read \(failure.name).")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        return try [UInt8](unsafeUninitializedCapacity: count) { lines, written in
            var length = 0
            let result = parts.pixels.withUnsafeBytes {
                libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, lines.baseAddress, count, &length)
            }
            if result == LIBDEFLATE_INSUFFICIENT_SPACE {
                throw failure("decompresses to more than its \(width) by \(height) pixels")
            }
            guard result == LIBDEFLATE_SUCCESS else {
                throw failure("is damaged: its pixels cannot be decompressed")
            }
            guard length == count else {
                throw failure("decompresses to \(length) bytes instead of \(count)")
            }
            written = count
        }
    }

    /// The colors of all indexes, or of all grays. Indexes beyond the palette's end are black.
    private var palette: [UInt32] {
        let last = 1 << bits - 1
        if colorType == 0 {
            return (0..<256).map { index in
                let isKey = parts.transparency.count >= 2 && Int(parts.transparency[1]) == index
                return isKey ? 0 : 0xFF00_0000 | UInt32(min(index, last) * 255 / last) * 0x01_0101
            }
        }
        return (0..<256).map { index in
            guard index < parts.palette.count / 3 else { return 0xFF00_0000 }
            let alpha = index < parts.transparency.count ? UInt32(parts.transparency[index]) : 255
            let color = parts.palette[3 * index..<3 * index + 3].reduce(0) { $0 << 8 | UInt32($1) }
            return cpixels_premultiplied(alpha << 24 | color)
        }
    }

    /// The transparent color, 0xRRGGBB, or -1 if there is none.
    private var key: Int64 {
        guard colorType == 2, parts.transparency.count >= 6 else { return -1 }
        return [1, 3, 5].reduce(0) { $0 << 8 | Int64(parts.transparency[$1]) }
    }
}

/// Makes messages about a file's problems.
struct PNGFailure: Sendable {
    let name: String
    let remedy: String

    func callAsFunction(_ reason: String) -> PictureFailure { PictureFailure(message: "\(name) \(reason). \(remedy)") }
}
