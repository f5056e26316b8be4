import CDeflate
import Foundation

/// The chunks of PNG files: length, name, content and checksum (https://www.w3.org/TR/png-3/).
enum PNGChunks {
    /// The first bytes of every PNG file.
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// Appends the size, the color space and the resolution, which is 72 dots per inch times `scale`, the number of
    /// pixels per point. Color type 0 is gray, 2 RGB, 3 palette indexes, 4 gray and alpha, 6 RGBA. Each channel has
    /// `bits` bits.
    static func appendHeader(
        width: Int, height: Int, bits: UInt8 = 8, colorType: UInt8, scale: CGFloat, to file: inout Data
    ) {
        // Deflate, adaptive filters, not interlaced.
        append("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [bits, colorType, 0, 0, 0], to: &file)
        append("sRGB", [0], to: &file)
        if scale.isFinite, scale > 0, scale < 10_000 {
            let dotsPerMetre = bytes(UInt32((scale * 72 / 0.0254).rounded()))
            append("pHYs", dotsPerMetre + dotsPerMetre + [1], to: &file)
        }
    }

    static func append(_ name: String, _ content: some DataProtocol = Data(), to file: inout Data) {
        let start = file.count
        file.append(contentsOf: bytes(UInt32(content.count)))
        file.append(contentsOf: Array(name.utf8))
        file.append(contentsOf: content)
        let checksum = file.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start + 4, $0.count - start - 4) }
        file.append(contentsOf: bytes(checksum))
    }

    /// Returns a number in the byte order of files: the most significant byte first.
    static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian, Array.init)
    }
}
