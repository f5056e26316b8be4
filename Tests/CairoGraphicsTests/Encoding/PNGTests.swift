import Foundation
import Testing

@testable import CairoGraphics

@Suite struct PNGTests {
    private func noise(opaque: Bool) -> Bitmap {
        Bitmap(width: 37, height: 23) { pixels in
            var state: UInt32 = 1
            for index in pixels.indices {
                state = state &* 1_664_525 &+ 1_013_904_223
                let alpha: UInt32 = opaque ? 255 : state >> 24
                func part(_ shift: UInt32) -> UInt32 { (state >> shift & 255) * alpha / 255 }
                pixels[index] = alpha << 24 | part(3) << 16 | part(9) << 8 | part(13)
            }
        }
    }

    @Test func opaquePicturesComeBackAsTheyWent() throws {
        let bitmap = noise(opaque: true)
        let file = try PNGEncoder().encode(bitmap)
        #expect(file[25] == 2)
        #expect(try PNGDecoder.decode(file) == bitmap)
    }

    @Test func translucentPicturesComeBackAsTheyWent() throws {
        let bitmap = noise(opaque: false)
        let file = try PNGEncoder().encode(bitmap)
        #expect(file[25] == 6)
        #expect(try PNGDecoder.decode(file) == bitmap)
    }

    /// A picture of a few colors, some of them translucent, has a palette unless it is small.
    @Test(arguments: [2, 256, 257])
    func picturesOfFewColorsHaveAPalette(count: Int) throws {
        let colors = (0..<count).map { index in
            let alpha: UInt32 = index % 3 == 0 ? 255 : UInt32(index % 200)
            return alpha << 24 | (UInt32(index) * 7 % (alpha + 1)) << 16 | UInt32(index) * 3 % (alpha + 1)
        }
        let bitmap = Bitmap(width: 97, height: 61) { pixels in
            for index in pixels.indices { pixels[index] = colors[index / 13 % count] }
        }
        let file = try PNGEncoder().encode(bitmap)
        #expect(file[25] == (Set(colors).count <= 256 ? 3 : 6))
        #expect(try PNGDecoder.decode(file) == bitmap)
        let small = Bitmap(width: 3, height: 2) { $0.update(repeating: colors[0]) }
        #expect(try PNGEncoder().encode(small)[25] == 2)
    }

    @Test func chunksAreInOrderAndScaleIsNoted() throws {
        let file = try PNGEncoder().encode(Bitmap(width: 2, height: 1) { _ in }, scale: 3)
        let names = ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"].compactMap { file.range(of: Data($0.utf8))?.lowerBound }
        #expect(names.count == 5 && names == names.sorted())
        // 216 dots per inch are 8504 per meter, 0x2138.
        let density = names[2] + 4
        #expect(Array(file[density..<density + 9]) == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    }

    @Test func sameBytesEachTime() throws {
        #expect(try PNGEncoder().encode(noise(opaque: true)) == PNGEncoder().encode(noise(opaque: true)))
    }

    @Test func emptyPictureIsRefused() {
        #expect(throws: PictureFailure.self) { try PNGEncoder().encode(Bitmap(width: 0, height: 5)) }
    }

    @Test func brokenFilesAreRefused() throws {
        let file = try PNGEncoder().encode(noise(opaque: true))
        for data in [Data(), Data([1, 2, 3]), file.prefix(8), file.prefix(60), file.prefix(file.count / 2)] {
            #expect(throws: PictureFailure.self) { try PNGDecoder.decode(data) }
        }
    }
}
