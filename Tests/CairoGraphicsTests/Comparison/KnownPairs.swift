@testable import CairoGraphics

/// Two pictures with a known difference.
struct KnownPair: Sendable, CustomStringConvertible {
    let description: String
    let expected: Bitmap
    let actual: Bitmap
    var masks: [PictureDifference.Box] = []
    let verdict: PictureDifference.Verdict

    /// Returns a ring and a disc of 30 and 12 pixels on blue, antialiased with `samples` by `samples` points per pixel,
    /// as in a small widget at three pixels per point. `shift` moves them to the right, in pixels.
    static func widget(samples: Int = 8, shift: Double = 0, height: Int = 72, ground: UInt32? = 0xFF20_40A0) -> Bitmap {
        Bitmap(width: 96, height: height) { pixels in
            for y in 0..<height {
                for x in 0..<96 {
                    var covered = 0
                    for sample in 0..<samples * samples {
                        let u = Double(x) + (Double(sample % samples) + 0.5) / Double(samples) - 46.3 - shift
                        let v = Double(y) + (Double(sample / samples) + 0.5) / Double(samples) - 35.8
                        let square = u * u + v * v
                        if square < 144 || (square > 576 && square < 900) { covered += 1 }
                    }
                    let share = Double(covered) / Double(samples * samples)
                    pixels[y * 96 + x] = mixed(ground ?? 0, 0xFFF0_D060, share)
                }
            }
        }
    }

    private static func mixed(_ from: UInt32, _ to: UInt32, _ share: Double) -> UInt32 {
        [0, 8, 16, 24].reduce(0) { sum, shift in
            let (low, high) = (Double(from >> shift & 255), Double(to >> shift & 255))
            return sum | UInt32((low + (high - low) * share).rounded()) << UInt32(shift)
        }
    }

    static let all: [KnownPair] = {
        let plain = widget()
        let translucent = widget(ground: nil)
        let box = PictureDifference.Box(x: 40, y: 30, width: 4, height: 4)
        return [
            KnownPair(description: "the same", expected: plain, actual: widget(), verdict: .same),
            KnownPair(
                description: "one pixel", expected: plain, actual: plain.changing { $0[1234] = 0xFF00_FF00 },
                verdict: .change),
            KnownPair(
                description: "a corner's pixel", expected: plain,
                actual: plain.changing { $0[$0.count - 1] = 0xFF20_40A1 }, verdict: .change),
            KnownPair(
                description: "one channel by one", expected: plain, actual: plain.changing { $0[2000] ^= 1 },
                verdict: .change),
            KnownPair(
                description: "a third of a point", expected: plain, actual: widget(shift: 1), verdict: .change),
            KnownPair(
                description: "antialiasing only", expected: plain, actual: widget(samples: 3), verdict: .antialiasing),
            KnownPair(
                description: "alpha only", expected: translucent,
                actual: translucent.changing { $0[96 * 36 + 10] = 0x0100_0000 }, verdict: .change),
            KnownPair(
                description: "white fades", expected: Bitmap(width: 9, height: 9) { $0.update(repeating: 0xFFFF_FFFF) },
                actual: Bitmap(width: 9, height: 9) { $0.update(repeating: 0xFEFE_FEFE) }, verdict: .change),
            KnownPair(description: "a missing row", expected: plain, actual: widget(height: 71), verdict: .size),
            KnownPair(
                description: "another size, masked", expected: plain, actual: widget(height: 71),
                masks: [.init(x: 0, y: 0, width: 96, height: 72)], verdict: .size),
            KnownPair(
                description: "turned on its side", expected: Bitmap(width: 6, height: 4) { _ in },
                actual: Bitmap(width: 4, height: 6) { _ in }, verdict: .size),
            KnownPair(
                description: "nothing and something", expected: Bitmap(width: 0, height: 0) { _ in },
                actual: Bitmap(width: 1, height: 1) { _ in }, verdict: .size),
            KnownPair(
                description: "a masked change", expected: plain, actual: plain.filling(box), masks: [box],
                verdict: .same),
            KnownPair(
                description: "a change beside the mask", expected: plain, actual: plain.filling(box),
                masks: [.init(x: 40, y: 30, width: 4, height: 3)], verdict: .change),
        ]
    }()
}

extension Bitmap {
    func changing(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) -> Bitmap {
        withPixels { own in
            Bitmap(width: width, height: height) { pixels in
                _ = pixels.update(from: own)
                body(pixels)
            }
        }
    }

    /// Returns the bitmap with a rectangle filled in green.
    func filling(_ box: PictureDifference.Box, _ pixel: UInt32 = 0xFF00_FF00) -> Bitmap {
        changing { pixels in
            for y in box.y..<box.y + box.height {
                for x in box.x..<box.x + box.width { pixels[y * width + x] = pixel }
            }
        }
    }
}
