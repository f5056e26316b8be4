import CPixels

extension Bitmap {
    /// A hash of the size and the pixels: 128 bits in hexadecimal, the same on every machine.
    ///
    /// It is much faster than a SHA-256 of the pixels. It does not protect against deliberate collisions.
    public var pixelHash: String {
        var hash: (UInt64, UInt64) = (0, 0)
        withPixels { pixels in
            withUnsafeMutableBytes(of: &hash) {
                cpixels_hash(
                    pixels.baseAddress!, pixels.count, UInt64(width),
                    $0.bindMemory(to: UInt64.self).baseAddress!)
            }
        }
        return Bitmap.hexadecimal(hash.0) + Bitmap.hexadecimal(hash.1)
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
