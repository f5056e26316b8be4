import CairoGraphics
import SwiftUI
import Testing

@MainActor @Suite struct ImageRendererTests {
    @Test func thePictureIsAsLargeAsTheView() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 4))
        renderer.scale = 3
        let image = try #require(renderer.cgImage)
        #expect(image.width == 30 && image.height == 12)
        let bitmap = try PNGDecoder.decode(renderer.pngData())
        #expect(bitmap.color(x: 29, y: 11) == bitmap.color(x: 0, y: 0))
    }

    @Test func theProposalDecidesForFlexibleViews() throws {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 7, height: 5)
        #expect(renderer.cgImage?.width == 7 && renderer.cgImage?.height == 5)
    }

    @Test func noSizeIsAnError() {
        let renderer = ImageRenderer(content: EmptyView())
        #expect(renderer.cgImage == nil)
        #expect(throws: (any Error).self) { try renderer.pngData() }
    }
}
