import CDeflate
import CPixels
import Foundation

/// Checks a golden's bytes before they become a picture: whatever they are, there is a picture or a message that says
/// what is wrong and what to do, and never more memory than the picture needs.
///
/// It reads what encoders of goldens write: 8 bits a channel or a palette, not interlaced. Color profiles are not
/// applied; the pixels count as sRGB.
public struct PNGIntake: Sendable {
    /// The size in pixels.
    public let width: Int
    public let height: Int
    /// How many pixels are a point, as Darkroom notes it; nil where the file does not say.
    public let scale: Double?
    private let failure: PNGFailure
    private let bits: Int
    private let colorType: UInt8
    private let parts: PNGParts

    /// Checks the file's parts, without unpacking the pixels.
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
        guard width > 0, height > 0 else { throw fail("is empty: it says that it is \(width) by \(height) pixels") }
        guard ImageLimits.allows(width: width, height: height) else {
            throw fail(
                "says that it is \(width) by \(height) pixels, where at most \(ImageLimits.longestEdge) along an edge "
                    + "and \(ImageLimits.pixelCount / 1_000_000) million in all are read")
        }
        guard bits != 16 else { throw fail("has 16 bits a channel, where pictures here have 8") }
        let known: [UInt8: [Int]] = [0: [1, 2, 4, 8], 2: [8], 3: [1, 2, 4, 8], 4: [8], 6: [8]]
        guard known[colorType]?.contains(bits) == true, header[10] == 0, header[11] == 0 else {
            throw fail("is of a kind that there is not (colour type \(colorType), \(bits) bits)")
        }
        guard header[12] == 0 else { throw fail("is interlaced, which goldens are not") }
        guard colorType != 3 || !parts.palette.isEmpty else { throw fail("has no palette") }
    }

    /// The picture.
    ///
    /// - Throws: `PictureFailure` where the pixels are not what the header says.
    public func bitmap() throws -> Bitmap {
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]!
        let length = (width * channels * bits + 7) / 8
        var lines = try unpacked(count: (length + 1) * height)
        guard cpixels_png_restore(&lines, length, Int32(height), Int32(max(1, channels * bits / 8))) != 0 else {
            throw failure("has a line with a filter that there is not")
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

    /// The lines, which must be as many bytes as the header says: more is not even looked at.
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
                throw failure("unpacks to more than its \(width) by \(height) pixels")
            }
            guard result == LIBDEFLATE_SUCCESS else {
                throw failure("is damaged: its pixels cannot be unpacked")
            }
            guard length == count else {
                throw failure("unpacks to \(length) bytes where its pixels take \(count)")
            }
            written = count
        }
    }

    /// The colors of all indexes, or of all grays; those beyond the palette's end are black.
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

    /// The color that is transparent, 0xRRGGBB; -1 where none is.
    private var key: Int64 {
        guard colorType == 2, parts.transparency.count >= 6 else { return -1 }
        return [1, 3, 5].reduce(0) { $0 << 8 | Int64(parts.transparency[$1]) }
    }
}

/// Says what is wrong with a file.
struct PNGFailure: Sendable {
    let name: String
    let remedy: String

    func callAsFunction(_ reason: String) -> PictureFailure { PictureFailure(message: "\(name) \(reason). \(remedy)") }
}
