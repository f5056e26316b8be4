import CPixels

/// A hash of pixels: 128 bits, the same on every machine.
///
/// It is much faster than a SHA-256. It does not protect against deliberate collisions.
struct PixelHash: Hashable, Sendable {
    private let halves: SIMD2<UInt64>

    /// - Parameter width: a number that is hashed too.
    init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
        var hash: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &hash) {
            cpixels_hash(pixels.baseAddress!, pixels.count, UInt64(width), $0.bindMemory(to: UInt64.self).baseAddress!)
        }
        halves = SIMD2(hash.0, hash.1)
    }

    var hexadecimal: String {
        [halves.x, halves.y].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension Bitmap {
    /// A hash of the size and the pixels: 128 bits in hexadecimal, the same on every machine.
    ///
    /// It is much faster than a SHA-256 of the pixels. It does not protect against deliberate collisions.
    public var pixelHash: String { withPixels { PixelHash($0, width: width).hexadecimal } }
}
