import Foundation
import Testing

@testable import CairoGraphics

/// The bytes of a picture do not depend on threads, nor on the picture over which it was drawn.
@Suite struct PNGBandsTests {
    /// Areas, slopes, noise and transparency in rectangles.
    private struct Painting {
        var random: SystemIndependentRandom

        init(seed: UInt64) { random = SystemIndependentRandom(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1) }

        private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

        /// Paints one rectangle, and returns its rows.
        mutating func paint(_ bitmap: inout Bitmap) -> Range<Int> {
            let (width, height) = (bitmap.width, bitmap.height)
            let (x, y) = (below(width), below(height))
            let (right, bottom) = (x + 1 + below(width - x), y + 1 + below(min(height - y, 40)))
            let (kind, color) = (below(5), random.pixel())
            bitmap.change { pixels in
                for row in y..<bottom {
                    for column in x..<right {
                        let slope = 0xFF00_0000 | UInt32(row & 255) << 16 | UInt32((row + column) / 3 & 255) << 8 | UInt32(column & 255)
                        pixels[row * width + column] =
                            switch kind {
                            case 0: color
                            case 1: color | 0xFF00_0000
                            case 2: slope
                            case 3: random.pixel() | 0xFF00_0000
                            default: random.pixel()
                            }
                    }
                }
            }
            return y..<bottom
        }

        mutating func bitmap() -> Bitmap {
            let size = [(1, 1), (1, 70), (3, 33), (40, 64), (97, 130), (300, 65), (64, 790)][below(7)]
            var bitmap = Bitmap(width: size.0, height: size.1) { $0.update(repeating: 0xFFFF_FFFF) }
            for _ in 0..<below(6) { _ = paint(&bitmap) }
            return bitmap
        }
    }

    @Test(arguments: 0..<20) func bytesDependOnThePictureAlone(part: UInt64) throws {
        for seed in part * 6..<part * 6 + 6 {
            var painting = Painting(seed: seed)
            var bitmap = painting.bitmap()
            var latest = try PNGBands(bitmap, threads: 1)
            for step in 0..<4 {
                var rows: [Range<Int>] = []
                for _ in 0..<step { rows.append(painting.paint(&bitmap)) }
                let alone = try PNGBands(bitmap, threads: 1)
                let file = alone.file(scale: 3)
                #expect(try PNGBands(bitmap, threads: 4).file(scale: 3) == file, "seed \(seed), step \(step)")
                latest = try PNGBands(bitmap, after: latest, changing: rows, threads: 2)
                #expect(latest.file(scale: 3) == file, "seed \(seed), step \(step)")
                #expect(try PNGDecoder.decode(file) == bitmap, "seed \(seed), step \(step)")
                #expect(try ValidatedPNG(file, name: "picture").bitmap() == bitmap, "seed \(seed), step \(step)")
            }
        }
    }

    @Test func anUnchangedBandIsTakenOver() throws {
        var bitmap = Bitmap(width: 200, height: 320) { pixels in
            for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(index % 200 * 5) << 8 | UInt32(index / 200) }
        }
        let before = try PNGBands(bitmap, threads: 1)
        bitmap.change { $0[200 * 100] = 0xFFFF_FFFF }
        let after = try PNGBands(bitmap, after: before, changing: [100..<101], threads: 1)
        let changed = zip(before.bands, after.bands).enumerated().filter { $1.0.blocks != $1.1.blocks }.map(\.offset)
        #expect(changed == [3], "Row 100 is in the fourth band of 32 rows.")
        #expect(after.bands[3].strips[0] != before.bands[3].strips[0], "and in its first strip of 8.")
        #expect(after.bands[3].strips[1] == before.bands[3].strips[1])
    }

    @Test func aNewColorChangesThePalette() throws {
        var bitmap = Bitmap(width: 200, height: 64) { $0.update(repeating: 0xFFFF_FFFF) }
        let before = try PNGBands(bitmap, threads: 1)
        bitmap.change { $0[5] = 0xFF00_0000 }
        let after = try PNGBands(bitmap, after: before, changing: [0..<1], threads: 1)
        #expect(after.format == .indexes(try #require(PNGPalette(bitmap))))
        #expect(try PNGDecoder.decode(after.file(scale: 1)) == bitmap)
    }

    /// Which bands have too many colors for a palette is known from picture to picture, until none has.
    @Test func aPictureThatLosesItsColorsGetsAPalette() throws {
        func paint(_ rows: Range<Int>, manyFrom first: UInt32?, in bitmap: inout Bitmap) {
            bitmap.change { pixels in
                for index in rows.lowerBound * 100..<rows.upperBound * 100 {
                    pixels[index] = 0xFF00_0000 | (first.map { $0 + UInt32(index % 700) } ?? 0)
                }
            }
        }
        var bitmap = Bitmap(width: 100, height: 128) { $0.update(repeating: 0xFFFF_FFFF) }
        var latest = try PNGBands(bitmap, threads: 1)
        let steps: [(Range<Int>, UInt32?)] = [
            (32..<64, 0), (34..<50, 5000), (0..<20, 9000), (40..<41, 7), (0..<32, nil), (33..<60, 800), (32..<64, nil), (70..<75, nil),
        ]
        for (step, (rows, first)) in steps.enumerated() {
            paint(rows, manyFrom: first, in: &bitmap)
            latest = try PNGBands(bitmap, after: latest, changing: [rows], threads: 1)
            let alone = try PNGBands(bitmap, threads: 2)
            #expect(latest.format == alone.format, "step \(step)")
            #expect(latest.file(scale: 2) == alone.file(scale: 2), "step \(step)")
        }
        #expect(latest.format != .colors(channels: 3))
    }

    /// Slopes repeat their differences; flat areas repeat their pixels.
    @Test(arguments: [(true, 1), (false, 0)]) func bandsHaveTheFilterThatForetellsMore(isSlope: Bool, filter: Int32) throws {
        let bitmap = Bitmap(width: 120, height: 90) { pixels in
            for index in pixels.indices {
                let (x, y) = (UInt32(index % 120), UInt32(index / 120))
                pixels[index] = 0xFF00_0000 | (isSlope ? (x * x / 40 + y) << 16 | (x * x / 60) << 8 | y : index % 17 == 0 ? UInt32(index) : 7)
            }
        }
        let bands = try PNGBands(bitmap, threads: 1)
        #expect(bands.bands.map(\.filter) == [filter, filter, filter])
        #expect(try PNGDecoder.decode(bands.file(scale: 1)) == bitmap)
    }

    @Test func aPictureOfNoiseIsStored() throws {
        var random = SystemIndependentRandom(state: 7)
        let bitmap = Bitmap(width: 400, height: 300) { pixels in for index in pixels.indices { pixels[index] = random.pixel() | 0xFF00_0000 } }
        let file = try PNGEncoder().encode(bitmap)
        #expect(file.count < 400 * 300 * 3 * 101 / 100)
        #expect(try PNGDecoder.decode(file) == bitmap)
    }

    @Test func sumsOfPartsAreJoined() {
        let bytes = (0..<100_000).map { UInt8($0 * $0 % 251) }
        func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
            let (a, b) = bytes.reduce((1, 0)) { sums, byte in
                let a = (sums.0 + Int(byte)) % 65521
                return (a, (sums.1 + a) % 65521)
            }
            return UInt32(b << 16 | a)
        }
        for place in [0, 1, 5552, 70_000, 100_000] {
            let (first, second) = (bytes[..<place], bytes[place...])
            #expect(Adler32.joined(sum(first), sum(second), length: second.count) == sum(bytes[...]))
        }
    }
}
