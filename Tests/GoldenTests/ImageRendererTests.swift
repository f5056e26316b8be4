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

    @Test func picturesAwaitedTogetherAreThoseMadeOneByOne() async throws {
        func renderer(_ number: Int) -> ImageRenderer<some View> {
            let renderer = ImageRenderer(
                content: Label("Picture \(number)", systemImage: "star.fill").padding().background(.orange.gradient))
            renderer.scale = 2
            return renderer
        }
        let oneByOne = try (0..<8).map { try renderer($0).pngData() }
        let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
            for number in 0..<8 {
                let renderer = renderer(number)
                group.addTask { (number, try await renderer.encodedPNG()) }
            }
            return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
        }
        for (number, picture) in oneByOne.enumerated() { #expect(together[number] == picture) }
    }

    @Test func noSizeIsAnError() async {
        let renderer = ImageRenderer(content: EmptyView())
        #expect(renderer.cgImage == nil)
        #expect(throws: (any Error).self) { try renderer.pngData() }
        await #expect(throws: (any Error).self) { try await renderer.encodedPNG() }
    }
}
