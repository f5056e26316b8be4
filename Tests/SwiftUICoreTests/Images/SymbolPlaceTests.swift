import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// An image in a place for symbols alone, such as a control's.
@MainActor @Suite struct SymbolPlaceTests {
    private func drawn(_ width: CGFloat, _ height: CGFloat, side: CGFloat?) -> (size: CGSize, messages: [String]) {
        let size = CGSize(width: width, height: height)
        let pixels = DisplayImage(
            content: .pixels(Data(count: 4), width: 1, height: 1), size: size, isVector: false, name: "a")
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        var environment = TextFixture.environment()
        environment.symbolPlaceSide = side
        let picture = ViewRenderer(environment: environment, session: session)
            .render(Image(asset: ImageAsset(resource: pixels, size: size)), proposal: .unspecified)
        return (picture.displayList.size, session.diagnostics.messages)
    }

    @Test func aLargeImageIsMadeToFit() {
        #expect(drawn(200, 100, side: 20).size == CGSize(width: 20, height: 10))
        #expect(drawn(200, 100, side: nil) == (CGSize(width: 200, height: 100), []))
    }

    @Test func aSmallImageKeepsItsSize() {
        #expect(drawn(10, 8, side: 20).size == CGSize(width: 10, height: 8))
    }

    @Test func aMessageSaysThatOnlySymbolsAreShown() {
        let messages = drawn(10, 8, side: 20).messages
        #expect(messages.count == 1 && messages.first?.contains("is not a symbol") == true, "\(messages)")
    }
}
