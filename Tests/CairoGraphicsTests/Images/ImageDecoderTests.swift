import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct ImageDecoderTests {
    private let decoder = ImageDecoder()

    private func bitmap(_ data: Data, width: Int = 1, height: Int = 1) throws -> Bitmap {
        try decoder.bitmap(for: decoder.resource(for: data, name: "sample"), width: width, height: height)
    }

    @Test func formatsAreToldByTheirContent() throws {
        #expect(ImageFormat(of: try ImageSamples.png(width: 2, height: 1)) == .png)
        #expect(ImageFormat(of: try ImageSamples.jpeg(width: 2, height: 1)) == .jpeg)
        #expect(ImageFormat(of: ImageSamples.webp) == .webp)
        #expect(ImageFormat(of: ImageSamples.heic) == .heic)
        #expect(ImageFormat(of: ImageSamples.svg) == .svg)
        #expect(ImageFormat(of: ImageSamples.pdf) == .pdf)
        #expect(ImageFormat(of: Data("GIF89a".utf8)) == .gif)
        #expect(ImageFormat(of: Data("<html></html>".utf8)) == nil)
        #expect(ImageFormat(of: Data()) == nil)
    }

    @Test func pngKeepsItsPixels() throws {
        let bitmap = try bitmap(ImageSamples.png(width: 4, height: 2))
        #expect((bitmap.width, bitmap.height) == (4, 2))
        #expect(bitmap.color(x: 0, y: 0) == .init(255, 0, 0))
        #expect(bitmap.color(x: 3, y: 1) == .init(0, 0, 255))
    }

    @Test func alphaIsMultipliedIn() throws {
        let bitmap = try bitmap(ImageSamples.png(width: 2, height: 1, alpha: 128))
        #expect(bitmap.premultipliedPixel(x: 0, y: 0) == 0x8080_0000)
    }

    @Test func jpegIsTurnedUprightByItsOrientation() throws {
        let plain = try bitmap(ImageSamples.jpeg(width: 32, height: 16))
        #expect((plain.width, plain.height) == (32, 16))
        #expect(plain.color(x: 4, y: 8).red > 240)
        // Orientation 6: the camera was rotated, and the picture's left edge is now its top.
        let turned = try bitmap(ImageSamples.jpeg(width: 32, height: 16, orientation: 6))
        #expect((turned.width, turned.height) == (16, 32))
        #expect(turned.color(x: 8, y: 4).red > 240)
        #expect(turned.color(x: 8, y: 28).blue > 240)
        let mirrored = try bitmap(ImageSamples.jpeg(width: 32, height: 16, orientation: 2))
        #expect(mirrored.color(x: 4, y: 8).blue > 240)
    }

    @Test func webpAndHEICAreRead() throws {
        let webp = try bitmap(ImageSamples.webp)
        #expect((webp.width, webp.height) == (64, 32))
        #expect(webp.color(x: 10, y: 10) == .init(255, 0, 0))
        let heic = try bitmap(ImageSamples.heic)
        #expect((heic.width, heic.height) == (64, 32))
        #expect(heic.color(x: 10, y: 10).red > 200)
        #expect(heic.color(x: 50, y: 10).blue > 200)
    }

    @Test func drawingsFillThePixelsTheyAreShownAt() throws {
        let svg = try decoder.resource(for: ImageSamples.svg, name: "sample.svg")
        #expect(svg.isVector)
        #expect(svg.size == CGSize(width: 10, height: 10))
        let bitmap = try decoder.bitmap(for: svg, width: 300, height: 20)
        #expect((bitmap.width, bitmap.height) == (300, 20))
        #expect(bitmap.color(x: 149, y: 19) == .init(0, 255, 0))
        #expect(bitmap.color(x: 150, y: 0).alpha == 0)

        let pdf = try decoder.resource(for: ImageSamples.pdf, name: "sample.pdf")
        #expect(pdf.size == CGSize(width: 20, height: 10))
        let page = try decoder.bitmap(for: pdf, width: 200, height: 100)
        #expect(page.color(x: 99, y: 50) == .init(255, 0, 0))
        #expect(page.color(x: 100, y: 50).alpha == 0)
    }

    @Test func aViewBoxStandsInForTheSize() throws {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='100%' viewBox='0 0 24 12'/>"
        #expect(try decoder.resource(for: Data(text.utf8), name: "box").size == CGSize(width: 24, height: 12))
    }

    @Test func flattenedDrawingsArePixelsAtTheScale() throws {
        let svg = try decoder.resource(for: ImageSamples.svg, name: "sample.svg")
        let flat = try decoder.flattened(svg, scale: 3)
        #expect(flat.size == CGSize(width: 30, height: 30))
        #expect(!flat.isVector)
        guard case .pixels(let data, 30, 30) = flat.content else {
            Issue.record("The drawing was not turned into pixels.")
            return
        }
        #expect(Array(data.prefix(4)) == [0, 255, 0, 255])
    }

    @Test func manyThreadsGetTheSamePixels() async throws {
        let samples = try [ImageSamples.svg, ImageSamples.pdf, ImageSamples.webp, ImageSamples.png(width: 8, height: 8)]
            .map { try decoder.resource(for: $0, name: "sample") }
        let fresh = ImageDecoder(cacheLimit: 0)
        let hashes = try await withThrowingTaskGroup(of: [Bitmap].self) { group in
            for _ in 0..<8 {
                group.addTask { try samples.map { try fresh.bitmap(for: $0, width: 40, height: 40) } }
            }
            return try await group.reduce(into: Set<[Bitmap]>()) { $0.insert($1) }
        }
        #expect(hashes.count == 1)
    }
}
