import CairoGraphics
import Testing

@Suite struct PixelHashTests {
    private func bitmap(_ pixels: [UInt32], width: Int) -> Bitmap {
        Bitmap(width: width, height: pixels.count / width) { $0.initialize(from: pixels) }
    }

    /// MurmurHash3_x64_128 of the same bytes, computed by another implementation.
    @Test(arguments: [
        (7, 28, "c8d52cc8be78c8698008d1e00e7376c1"), (5, 25, "a3f54f6afa88ec7bc28552333d063c06"),
        (3, 6, "fb1ca57676731abfbf49f0b4a0534bae"), (1, 3, "d21041a0f850daecd39b0c64296e321d"),
    ])
    func theHashIsMurmurs(width: Int, count: Int, hash: String) {
        #expect(bitmap((0..<count).map { UInt32($0) &* 2_654_435_761 }, width: width).pixelHash == hash)
    }

    @Test func everyBitAndTheSizeCount() {
        let pixels = (0..<28).map { UInt32($0) &* 2_654_435_761 }
        var hashes: Set = [bitmap(pixels, width: 7).pixelHash, bitmap(pixels, width: 4).pixelHash]
        for index in pixels.indices {
            for bit in 0..<32 {
                var changed = pixels
                changed[index] ^= 1 << UInt32(bit)
                hashes.insert(bitmap(changed, width: 7).pixelHash)
            }
        }
        #expect(hashes.count == 2 + 28 * 32)
        // An additional row of transparent pixels makes a different picture.
        #expect(bitmap(pixels + [UInt32](repeating: 0, count: 7), width: 7).pixelHash != bitmap(pixels, width: 7).pixelHash)
    }
}
