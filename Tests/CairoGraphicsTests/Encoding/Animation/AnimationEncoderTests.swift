import Foundation
import Testing

@testable import CairoGraphics

@Suite final class AnimationEncoderTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).animation")

    deinit { try? FileManager.default.removeItem(at: file) }

    @discardableResult
    private func write(
        _ pictures: [Bitmap], as format: AnimationFormat, for durations: [FrameDuration]? = nil
    ) throws -> Data {
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        let encoder = AnimationEncoder(format: format, file: handle, scale: 3)
        for (index, picture) in pictures.enumerated() {
            try encoder.add(picture, for: durations?[index] ?? .milliseconds(50))
        }
        try encoder.finish()
        return try Data(contentsOf: file)
    }

    private func shown(_ data: Data, _ format: AnimationFormat) throws -> ShownAnimation {
        switch format {
        case .apng: try ShownAnimation(apng: data)
        case .gif: try ShownAnimation(gif: file)
        case .webp: try ShownAnimation(webp: data)
        }
    }

    @Test(arguments: [AnimationFormat.apng, .webp], [true, false])
    func picturesAreShownAsTheyAre(format: AnimationFormat, isOpaque: Bool) throws {
        let pictures = AnimationPictures.moving(isOpaque: isOpaque)
        let shown = try shown(write(pictures, as: format), format)
        #expect(shown.pictures == pictures)
        #expect(shown.delays == Array(repeating: 0.05, count: 5))
        #expect(shown.plays == nil)
    }

    @Test func gifShowsThemInItsColors() throws {
        let pictures = AnimationPictures.moving(isOpaque: true)
        let shown = try shown(write(pictures, as: .gif), .gif)
        #expect(shown.pictures.count == 5 && shown.delays == Array(repeating: 0.05, count: 5) && shown.plays == nil)
        for (shown, picture) in zip(shown.pictures, pictures) {
            #expect(BitmapComparison(shown, picture, tolerance: 24).isEqual)
        }
    }

    @Test func gifLaysTranslucentPicturesOnTheGround() throws {
        let empty = Bitmap(width: 8, height: 8) { _ in }
        let veil = Bitmap(width: 8, height: 8) { $0.update(repeating: 0x8080_8080) }
        let shown = try shown(write([empty, veil, empty], as: .gif), .gif)
        #expect(shown.pictures.map { $0.premultipliedPixel(x: 3, y: 3) } == [0xFF1C_1C1E, 0xFF8E_8E8F, 0xFF1C_1C1E])
    }

    @Test(arguments: [AnimationFormat.apng, .gif])
    func onlyChangesAreWritten(format: AnimationFormat) throws {
        let shown = try shown(write(AnimationPictures.moving(3, isOpaque: true), as: format), format)
        #expect(shown.rects == [
            PixelRect(minX: 0, minY: 0, maxX: 48, maxY: 32), PixelRect(minX: 8, minY: 10, maxX: 17, maxY: 16),
            PixelRect(minX: 11, minY: 10, maxX: 20, maxY: 16),
        ])
    }

    /// Two distant corners change on a background that is not uniform. The background between them is not written
    /// again.
    @Test func unchangedBackgroundIsNotWrittenAgain() throws {
        func picture(_ mark: UInt32, alpha: UInt32 = 255) -> Bitmap {
            Bitmap(width: 120, height: 120) { pixels in
                for place in pixels.indices {
                    let value = (UInt32(place) ^ 0x5A5A) &* 0x85EB_CA6B
                    pixels[place] = 0xFF00_0000 | ((value ^ value >> 13) &* 0xC2B2_AE35) >> 8
                }
                for corner in [0, pixels.count - 1] { pixels[corner] = alpha << 24 | mark & alpha }
            }
        }
        let data = try write([picture(1), picture(2), picture(3)], as: .apng)
        let opaque = try shown(data, .apng)
        #expect(opaque.areOver == [false, true, true])
        #expect(opaque.pictures == [picture(1), picture(2), picture(3)])
        let one = try write([picture(1)], as: .apng)
        #expect(data.count < one.count + one.count / 20)
        // A translucent pixel cannot be drawn over the previous one.
        let veiled = try shown(write([picture(1), picture(2, alpha: 64)], as: .apng), .apng)
        #expect(veiled.areOver == [false, false] && veiled.pictures[1] == picture(2, alpha: 64))
    }

    @Test(arguments: AnimationFormat.allCases) func equalPicturesInARowAreOneFrame(format: AnimationFormat) throws {
        let pictures = AnimationPictures.moving(3, isOpaque: true)
        let shown = try shown(write([0, 0, 1, 1, 1, 2, 0].map { pictures[$0] }, as: format), format)
        #expect(shown.delays == [0.1, 0.15, 0.05, 0.05])
    }

    @Test(arguments: AnimationFormat.allCases) func onePictureIsAnAnimation(format: AnimationFormat) throws {
        let picture = AnimationPictures.moving(1, isOpaque: true)
        let shown = try shown(write(picture, as: format), format)
        #expect(shown.pictures.count == 1)
        if format != .gif { #expect(shown.pictures == picture) }
    }

    @Test(arguments: AnimationFormat.allCases) func sameBytesEachTime(format: AnimationFormat) throws {
        let pictures = AnimationPictures.moving()
        #expect(try write(pictures, as: format) == write(pictures, as: format))
    }

    @Test func delaysAreKeptAsFractionsAndRoundedWithoutAddingUp() throws {
        let pictures = AnimationPictures.moving(7, isOpaque: true)
        let thirds = Array(repeating: FrameDuration(1, 30), count: 7)
        #expect(try shown(write(pictures, as: .apng, for: thirds), .apng).delays == Array(repeating: 1 / 30, count: 7))
        let hundredths = try shown(write(pictures, as: .gif, for: thirds), .gif).delays
        #expect(hundredths == [0.03, 0.04, 0.03, 0.03, 0.04, 0.03, 0.03])
        #expect(try shown(write(pictures, as: .webp, for: thirds), .webp).delays.reduce(0, +) == 0.233)
    }

    @Test func gifIsNeverFasterThanViewersAre() throws {
        let pictures = AnimationPictures.moving(4, isOpaque: true)
        let times = [5, 5, 5, 985].map { FrameDuration.milliseconds($0) }
        #expect(try shown(write(pictures, as: .gif, for: times), .gif).delays == [0.02, 0.02, 0.02, 0.94])
    }

    @Test(arguments: AnimationFormat.allCases) func longHoldsEndAfterTenMinutes(format: AnimationFormat) throws {
        let pictures = AnimationPictures.moving(2, isOpaque: true)
        let times = [FrameDuration(1_000_001, 7), .milliseconds(65_536)]
        let delays = try shown(write(pictures, as: format, for: times), format).delays
        #expect(delays[0] == 600 && abs(delays[1] - 65.536) < 0.01)
    }

    @Test(arguments: AnimationFormat.allCases) func picturesOfDifferentSizesAreRefused(format: AnimationFormat) {
        let pictures = [Bitmap(width: 4, height: 4) { _ in }, Bitmap(width: 4, height: 5) { _ in }]
        #expect {
            try write(pictures, as: format)
        } throws: { error in
            "\(error)".contains("the first has 4 by 4 pixels, and this one 4 by 5")
        }
    }

    @Test(arguments: AnimationFormat.allCases) func nothingIsNoAnimation(format: AnimationFormat) {
        #expect(throws: PictureFailure.self) { try write([], as: format) }
        #expect(throws: PictureFailure.self) { try write([Bitmap(width: 0, height: 4) { _ in }], as: format) }
    }

    @Test func unsupportedSizesAreNamed() {
        #expect {
            try write([Bitmap(width: 16_384, height: 1) { _ in }], as: .webp)
        } throws: { "\($0)".contains("16383") }
        #expect {
            try write([Bitmap(width: 65_536, height: 1) { _ in }], as: .gif)
        } throws: { "\($0)".contains("65535") }
    }

    @Test(arguments: AnimationFormat.allCases) func aFileThatCannotBeWrittenIsAnError(format: AnimationFormat) throws {
        let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        defer { try? handle.close() }
        #expect(throws: (any Error).self) {
            let encoder = AnimationEncoder(format: format, file: handle)
            for picture in AnimationPictures.moving() { try encoder.add(picture, for: .milliseconds(20)) }
            try encoder.finish()
        }
    }

    @Test func gradientsKeepTheirSmoothness() throws {
        let sky = Bitmap(width: 256, height: 64) { pixels in
            for index in pixels.indices {
                let (x, y) = (UInt32(index % 256), UInt32(index / 256))
                pixels[index] = 0xFF00_0000 | (x / 2) << 16 | (100 + y) << 8 | (255 - x / 3)
            }
        }
        let shown = try shown(write([sky], as: .gif), .gif)
        #expect(BitmapComparison(shown.pictures[0], sky, tolerance: 16).isEqual)
    }
}

@Suite struct FrameDurationTests {
    @Test func fractionsAreInLowestTermsAndAddUp() {
        #expect(FrameDuration(1000, 30_000) == FrameDuration(1, 30))
        #expect(FrameDuration(1, 30) + FrameDuration(1, 30) == FrameDuration(1, 15))
        #expect(FrameDuration(1, 30) + .milliseconds(100) == FrameDuration(2, 15))
        #expect(FrameDuration(0, 30) == .zero)
        #expect(FrameDuration.milliseconds(20) < FrameDuration(1, 30))
        #expect(FrameDuration(1, 3).rounded(toParts: 100) == 33 && FrameDuration(1, 200).rounded(toParts: 100) == 1)
    }

    @Test func delaysFitSixteenBits() {
        #expect(APNGFrames.delay(FrameDuration(1, 30)) == (1, 30))
        #expect(APNGFrames.delay(.milliseconds(65_537)) == (6554, 100))
        #expect(APNGFrames.delay(FrameDuration(70_001, 100)) == (7000, 10))
        #expect(APNGFrames.delay(FrameDuration(1_000_000, 1)) == (65_535, 1))
        #expect(APNGFrames.delay(FrameDuration(1, 70_000)) == (0, 1000))
    }
}
