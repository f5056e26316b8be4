/// The difference between two opaque pixels.
enum PixelDifference {
    /// Returns the largest difference of a color channel, from 0 to 255.
    static func largest(_ first: UInt32, _ second: UInt32) -> UInt32 {
        var largest: UInt32 = 0
        for shift: UInt32 in [0, 8, 16] {
            let (a, b) = ((first >> shift) & 255, (second >> shift) & 255)
            largest = max(largest, a > b ? a - b : b - a)
        }
        return largest
    }
}
