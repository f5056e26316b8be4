import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct MissingImageTests {
    /// Returns what a view draws and reports in a session without images.
    private func draw<V: View>(
        _ view: V, marksMissing: Bool = false, redacted: Bool = false
    ) -> (items: [DisplayItem], size: CGSize, messages: [String]) {
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        session.marksMissing = marksMissing
        var environment = TextFixture.environment()
        if redacted { environment.redactionReasons = .placeholder }
        let picture = ViewRenderer(environment: environment, session: session).render(view, proposal: .unspecified)
        return (picture.displayList.items, picture.displayList.size, session.diagnostics.messages)
    }

    @Test func missingImagesDrawNothingAndAreReportedWithTheirPlaces() {
        let view = VStack(spacing: 0) { Image("a"); Image(systemName: "b"); Image("c").resizable() }
        let line = #line - 1
        let drawn = draw(view)
        #expect(drawn.items.isEmpty)
        #expect(drawn.size == .zero)
        #expect(drawn.messages == ["MissingImageTests.swift:\(line): nothing here"])
    }

    @Test func labelsAndButtonsKnowTheirPlaces() {
        let (label, line) = (Label("a", systemImage: "b"), #line)
        #expect(draw(label).messages == ["MissingImageTests.swift:\(line): nothing here"])
        let (button, next) = (Button("a", systemImage: "b") {}, #line)
        #expect(draw(button.buttonStyle(.plain)).messages == ["MissingImageTests.swift:\(next): nothing here"])
    }

    /// A resizable image takes the room that it is offered, there or not.
    @Test func aResizableImageTakesItsFrame() {
        let drawn = draw(Image("a").resizable().scaledToFit().frame(width: 30, height: 20))
        #expect(drawn.items.isEmpty && drawn.size == CGSize(width: 30, height: 20))
    }

    @Test func boxesAreDrawnOnRequest() {
        let drawn = draw(Image("a"), marksMissing: true)
        #expect(drawn.items.count == 2 && drawn.size == CGSize(width: 24, height: 24))
    }

    @Test func anEmptyNameAsksForNoImage() {
        for marksMissing in [false, true] {
            let drawn = draw(Image(""), marksMissing: marksMissing)
            #expect(drawn.items.isEmpty && drawn.size == .zero && drawn.messages.isEmpty)
        }
    }

    /// An iPhone has the symbol, and hides it behind a block.
    @Test func redactedSymbolsWithoutGlyphsAreBlocks() {
        let symbol = Image(systemName: "no.such.symbol").resizable().frame(width: 16, height: 12)
        #expect(draw(symbol, redacted: true).items.count == 1)
        #expect(draw(symbol).items.isEmpty && draw(Image(systemName: "no.such.symbol"), redacted: true).items.isEmpty)
    }

    @Test func placeholdersOfMissingImagesStayEmpty() {
        for marksMissing in [false, true] {
            #expect(draw(Image("a").resizable(), marksMissing: marksMissing, redacted: true).items.isEmpty)
        }
    }

    /// The functions without a place are there for code that passes them on.
    @Test func initializersArePassedAsFunctions() {
        let symbols: [Image] = ["a", "b"].map(Image.init(systemName:))
        #expect(symbols[0] == Image(systemName: "a"))
        let make: (String, Bundle?) -> Color = Color.init(_:bundle:)
        #expect(make("a", nil) == Color("a"))
    }
}
