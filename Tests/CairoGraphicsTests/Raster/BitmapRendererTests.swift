import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct BitmapRendererTests {
    @Test func redSquareAtScaleThree() throws {
        let bitmap = try draw([.box(0, 0, 10, 10, .pureRed)], scale: 3)
        #expect(bitmap.width == 30 && bitmap.height == 30)
        bitmap.withPixels { pixels in #expect(pixels.allSatisfy { $0 == 0xFFFF_0000 }) }
    }

    @Test func groundIsTransparentOrAsAsked() throws {
        let list = DisplayList(size: CGSize(width: 2, height: 2))
        #expect(try BitmapRenderer().render(list, scale: 1).premultipliedPixel(x: 0, y: 0) == 0)
        let white = try BitmapRenderer().render(list, scale: 1, background: .white)
        #expect(white.premultipliedPixel(x: 1, y: 1) == 0xFFFF_FFFF)
    }

    @Test(arguments: [(305.5, 2.0, 611), (305.5, 3, 917), (364, 3, 1092), (10.1, 1, 11), (0.1, 1, 1), (1.0 / 3, 3, 1)])
    func sizeIsPointsTimesScale(points: Double, scale: Double, pixels: Int) throws {
        let list = DisplayList(size: CGSize(width: points, height: points))
        let bitmap = try BitmapRenderer().render(list, scale: scale)
        #expect(bitmap.width == pixels && bitmap.height == pixels)
    }

    @Test(arguments: [
        (Double.nan, 1.0), (.infinity, 1), (0, 1), (-5, 1), (32_768, 1), (10, .nan), (10, 0), (10, -1), (10, .infinity),
        (20_000, 2), (1e300, 1e300),
    ])
    func absurdSizesAreRefused(points: Double, scale: Double) {
        let list = DisplayList(size: CGSize(width: points, height: 10))
        #expect(throws: PictureFailure.self) { try BitmapRenderer().render(list, scale: scale) }
    }

    @Test func hugeAreaIsRefused() {
        for side in [11_000.0, 30_000] {
            let list = DisplayList(size: CGSize(width: side, height: side))
            #expect(throws: PictureFailure.self) { try BitmapRenderer().render(list, scale: 1) }
        }
    }

    @Test func halfTransparentColorIsPremultiplied() throws {
        let bitmap = try draw([.box(0, 0, 10, 10, RGBAColor(red: 1, green: 0.5, blue: 0, opacity: 0.5))])
        #expect(isClose(bitmap.color(x: 5, y: 5), 255, 128, 0, 128, by: 1))
        #expect(bitmap.premultipliedPixel(x: 5, y: 5) == 0x8080_4000)
    }

    @Test func allThreadsDrawTheSamePixels() async throws {
        let list = ContactSheet.list
        let renderer = BitmapRenderer()
        let expected = try renderer.render(list, scale: 1)
        try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for _ in 0..<4 { group.addTask { try renderer.render(list, scale: 1) } }
            for try await bitmap in group { #expect(bitmap == expected) }
        }
    }
}
