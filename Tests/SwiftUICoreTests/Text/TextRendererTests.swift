import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Emphasis: TextAttribute { var strength = 1 }

/// A renderer that records its input, and draws it or not.
private struct Noting: TextRenderer {
    let note: (Text.Layout) -> Void
    var draws = true

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        note(layout)
        if draws { for line in layout { ctx.draw(line) } }
    }
}

private struct Wider: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 7, height: size.height)
    }
}

@MainActor @Suite struct TextRendererTests {
    private let text = Text(verbatim: "ab") + Text(verbatim: "cd").bold().customAttribute(Emphasis(strength: 3))

    @Test func aLayoutIsLinesOfRunsOfGlyphs() throws {
        var layout: Text.Layout?
        let joined = (text + Text(verbatim: "\nef")).font(.system(size: 10))
        _ = TextFixture(joined.textRenderer(Noting { layout = $0 }))
        let found = try #require(layout)
        #expect(found.map { $0.map(\.count) } == [[2, 2], [2]])
        #expect(!found.isTruncated)
        #expect(found[0][0].typographicBounds.width == 10)
        #expect(found[0][1].typographicBounds.origin.x == 10)
        #expect(found[0][1][1].typographicBounds.origin.x == 15)
        #expect(found[0].typographicBounds.width == 20)
        #expect(found[1].origin.y > found[0].origin.y)
        #expect(found[0][1].characterIndices.map(\.value) == [2, 3])
        #expect(found[0][0].layoutDirection == .leftToRight)
    }

    @Test func runsCarryTheirAttributes() throws {
        var strengths: [Int?] = []
        _ = TextFixture(text.textRenderer(Noting { strengths = $0.flatMap { $0.map { $0[Emphasis.self]?.strength } } }))
        #expect(strengths == [nil, 3])
    }

    @Test func drawingEveryLineDrawsTheText() {
        func runs(_ items: [DisplayItem]) -> [GlyphRun] {
            items.flatMap { item -> [GlyphRun] in
                switch item {
                case .glyphs(let run, _): [run]
                case .group(let group): runs(group.items)
                default: []
                }
            }
        }
        let plain = TextFixture(text.underline())
        let drawn = TextFixture(text.underline().textRenderer(Noting { _ in }))
        #expect(runs(drawn.items).flatMap(\.glyphs).count == runs(plain.items).flatMap(\.glyphs).count)
        #expect(drawn.size == plain.size)
        #expect(runs(TextFixture(text.textRenderer(Noting(note: { _ in }, draws: false))).items).isEmpty)
    }

    @Test func aRendererMayAskForMoreRoom() {
        #expect(TextFixture(text.textRenderer(Wider())).size.width == TextFixture(text).size.width + 7)
    }

    @Test func attributesOfOneKindReplaceEachOther() throws {
        var strengths: [Int?] = []
        let twice = Text(verbatim: "ab").customAttribute(Emphasis(strength: 1)).customAttribute(Emphasis(strength: 2))
        _ = TextFixture(twice.textRenderer(Noting { strengths = $0.flatMap { $0.map { $0[Emphasis.self]?.strength } } }))
        #expect(strengths == [1])
    }
}
