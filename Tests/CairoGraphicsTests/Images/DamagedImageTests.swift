import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct DamagedImageTests {
    private func failure(_ data: Data) -> String {
        do {
            _ = try ImageDecoder().resource(for: data, name: "Photos/cat")
            return "no failure"
        } catch {
            return "\(error)"
        }
    }

    @Test func emptyAndUnknownFiles() {
        #expect(failure(Data()) == "The image Photos/cat is empty: it has no bytes.")
        #expect(failure(Data("hello".utf8)).hasPrefix("The image Photos/cat has an unknown format. PNG, JPEG"))
    }

    /// What libraries say by themselves names the file; if it cannot be read, the failure says so.
    @Test func messagesOfLibrariesNameTheFile() {
        struct Failure: Error {}
        var warnings: [String] = []
        LibraryMessages.about("The image Photos/cat", report: { warnings.append($0) }) {
            LibraryMessages.hear("one frame is missing")
            LibraryMessages.hear("one frame is missing")
        }
        _ = try? LibraryMessages.about("The image Photos/dog", report: { warnings.append($0) }) {
            LibraryMessages.hear("all is missing")
            throw Failure()
        }
        LibraryMessages.hear("about no image")
        #expect(warnings == ["The image Photos/cat may be damaged: its reader says \"one frame is missing\"."])
    }

    @Test func truncatedFiles() throws {
        let samples = try [
            ImageSamples.png(width: 40, height: 40), ImageSamples.jpeg(width: 40, height: 40), ImageSamples.webp,
            ImageSamples.heic, ImageSamples.svg,
        ]
        for sample in samples {
            for count in [sample.count - 6, sample.count / 2, 40] where count < sample.count {
                let message = failure(sample.prefix(count))
                #expect(message.contains("Photos/cat"))
            }
        }
        let half = try ImageSamples.png(width: 40, height: 40).dropLast(20)
        #expect(failure(Data(half)).hasPrefix("The image Photos/cat is truncated: its "))
    }

    @Test func aPDFWithoutItsEndIsReadOrRefused() {
        for count in stride(from: 10, to: ImageSamples.pdf.count, by: 37) {
            let message = failure(ImageSamples.pdf.prefix(count))
            #expect(message == "no failure" || message.contains("Photos/cat"))
        }
    }

    @Test func damagedBytesAreAFailureOrAPicture() throws {
        // The program continues regardless of the wrong byte.
        var generator = RepeatableGenerator(state: 7)
        let samples = try [
            ImageSamples.png(width: 20, height: 20), ImageSamples.jpeg(width: 20, height: 20), ImageSamples.webp,
            ImageSamples.svg, ImageSamples.pdf,
        ]
        for sample in samples {
            for _ in 0..<40 {
                var data = sample
                data[Int.random(in: 8..<data.count, using: &generator)] ^= UInt8.random(in: 1...255, using: &generator)
                let message = failure(data)
                #expect(message == "no failure" || message.contains("Photos/cat"))
            }
        }
    }

    @Test func pixelDataThatDoesNotMatchItsChecksum() throws {
        var data = try ImageSamples.png(width: 20, height: 20)
        let start = try #require(data.range(of: Data("IDAT".utf8))).upperBound
        data[start + 6] ^= 0xFF
        #expect(failure(data).hasPrefix("The image Photos/cat cannot be read as PNG: "))
    }

    @Test func tooLargePictures() {
        #expect(
            failure(ImageSamples.promise(width: 30_000, height: 10)).hasPrefix(
                "The image Photos/cat is too large: 30000 by 10, and the limits are 20000 along an edge"))
        #expect(failure(ImageSamples.promise(width: 15_000, height: 15_000)).contains("100 million pixels"))
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='10'/>"
        #expect(failure(Data(svg.utf8)).contains("too large: 90000.0 by 10.0 points"))
        var heic = ImageSamples.heic
        let sizes = heic.range(of: Data("ispe".utf8))!
        heic.replaceSubrange(sizes.upperBound + 4..<sizes.upperBound + 8, with: [0, 1, 0, 0])
        #expect(failure(heic).contains("too large: 65536 by 64"))
    }

    @Test func drawingsWithoutASize() {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>"
        #expect(failure(Data(svg.utf8)).contains("has no size of its own"))
        #expect(failure(Data("<svg><g></svg>".utf8)).hasPrefix("The image Photos/cat cannot be read as SVG: "))
    }

    @Test func onlyEncodedImagesAreDecoded() {
        let resource = DisplayImage(
            content: .pixels(Data(count: 4), width: 1, height: 1), size: CGSize(width: 1, height: 1), isVector: false,
            name: "dot")
        #expect(throws: AssetFailure.self) { try ImageDecoder().bitmap(for: resource, width: 1, height: 1) }
    }
}

/// A generator with the same numbers in every run.
struct RepeatableGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
