/// The checksum of zlib streams (https://www.rfc-editor.org/rfc/rfc1950).
enum Adler32 {
    private static let modulus = 65521

    /// Returns the sum of two parts, the second of which has `length` bytes, from the sums of each.
    static func joined(_ first: UInt32, _ second: UInt32, length: Int) -> UInt32 {
        let (a, b) = (Int(first & 0xFFFF), Int(first >> 16))
        let (c, d) = (Int(second & 0xFFFF), Int(second >> 16))
        // Each byte of the second part adds the first part's sum less the 1 that it starts with itself.
        let low = (a + c + modulus - 1) % modulus
        let high = (b + d + length % modulus * (a + modulus - 1)) % modulus
        return UInt32(high << 16 | low)
    }
}
