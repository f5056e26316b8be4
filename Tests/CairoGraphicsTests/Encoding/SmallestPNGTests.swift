import Foundation
import Testing

@testable import CairoGraphics

@Suite struct SmallestPNGTests {
    private func expectRoundTrip(
        _ bitmap: Bitmap, type: UInt8, bits: UInt8? = 8, location: SourceLocation = #_sourceLocation
    ) throws {
        let file = try PNGEncoder.smallest.encode(bitmap, scale: 3)
        #expect(file[24] == bits ?? file[24] && file[25] == type, "\(file[24]) bits, type \(file[25])", sourceLocation: location)
        #expect(try ValidatedPNG(file, name: "picture").bitmap() == bitmap, sourceLocation: location)
        #expect(try PNGDecoder.decode(file) == bitmap, sourceLocation: location)
        let usual = try PNGEncoder().encode(bitmap, scale: 3)
        #expect(file.count <= usual.count, sourceLocation: location)
    }

    private func random(_ colors: Int, grey: Bool = false, opaque: Bool, width: Int = 97, height: Int = 61) -> Bitmap {
        var random = SystemIndependentRandom(state: UInt64(colors))
        var palette: [UInt32] = []
        while palette.count < colors {
            var pixel = random.pixel()
            if opaque { pixel |= 0xFF00_0000 }
            if grey { pixel = pixel & 0xFF00_0000 | min(pixel & 255, pixel >> 24) * 0x01_0101 }
            if !palette.contains(pixel) { palette.append(pixel) }
        }
        return Bitmap(width: width, height: height) { pixels in
            for index in pixels.indices {
                pixels[index] = palette[index < colors ? index : Int.random(in: 0..<colors, using: &random)]
            }
        }
    }

    @Test func fewColorsGetAPalette() throws {
        for (colors, bits) in [(2, 1), (3, nil), (4, nil), (16, nil), (256, 8)] as [(Int, UInt8?)] {
            try expectRoundTrip(random(colors, opaque: true), type: 3, bits: bits)
            try expectRoundTrip(random(colors, opaque: false), type: 3, bits: bits)
        }
    }

    @Test func manyColorsAreWrittenAsTheyAre() throws {
        try expectRoundTrip(random(257, opaque: true), type: 2)
        try expectRoundTrip(random(2000, opaque: false), type: 6)
    }

    @Test func greyIsWrittenAsGrey() throws {
        try expectRoundTrip(random(200, grey: true, opaque: true), type: 0)
        try expectRoundTrip(random(2000, grey: true, opaque: false), type: 4)
    }

    @Test func smallPicturesNeedNoPalette() throws {
        let gradient = Bitmap(width: 8, height: 8) { pixels in
            for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(index) * 0x03_0201 }
        }
        try expectRoundTrip(gradient, type: 2)
        for (width, height) in [(1, 1), (1, 9), (9, 1), (3, 3)] {
            let bitmap = random(7, opaque: false, width: width, height: height)
            let file = try PNGEncoder.smallest.encode(bitmap)
            #expect(try ValidatedPNG(file, name: "picture").bitmap() == bitmap)
        }
    }

    /// Most goldens of small widgets contain little more than black text on white.
    @Test func aSmallWidgetIsSmall() throws {
        let picture = KnownPair.widget()
        let file = try PNGEncoder.smallest.encode(picture, scale: 3)
        let usual = try PNGEncoder().encode(picture, scale: 3)
        #expect(file.count * 10 < usual.count * 9, "\(file.count) of \(usual.count) bytes")
        #expect(file.range(of: Data("pHYs".utf8)) != nil && file.range(of: Data("sRGB".utf8)) != nil)
    }

    /// The ground then has index 0, like the filter's byte before each line.
    @Test func theMostCommonColorIsFirst() throws {
        let picture = Bitmap(width: 90, height: 90) { pixels in
            for index in pixels.indices {
                pixels[index] = index % 7 == 0 ? 0xFF00_0000 | UInt32(index % 40) << 9 : 0xFF34_5678
            }
        }
        let file = try PNGEncoder.smallest.encode(picture)
        let palette = try #require(file.range(of: Data("PLTE".utf8)))
        #expect(Array(file[palette.upperBound..<palette.upperBound + 3]) == [0x34, 0x56, 0x78])
    }

    @Test func sameBytesEachTime() throws {
        let picture = random(90, opaque: false)
        #expect(try PNGEncoder.smallest.encode(picture) == PNGEncoder.smallest.encode(picture))
    }

    @Test func goldensComeBackAsTheyWent() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        for path in ["Hello/Hello/systemSmall", "components/gradients", "StreakWidget/StreakWidget/systemSmall-dark"] {
            let file = package.appendingPathComponent("golden/\(path).png")
            guard let data = try? Data(contentsOf: file) else { Issue.record("no \(path)"); continue }
            let bitmap = try PNGDecoder.decode(data)
            let smallest = try PNGEncoder.smallest.encode(bitmap, scale: 3)
            #expect(try ValidatedPNG(smallest, name: path).bitmap() == bitmap)
            #expect(try smallest.count < PNGEncoder().encode(bitmap, scale: 3).count)
        }
    }

    @Test func emptyPictureIsRefused() {
        #expect(throws: PictureFailure.self) { try PNGEncoder.smallest.encode(Bitmap(width: 5, height: 0) { _ in }) }
    }
}
