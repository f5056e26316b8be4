import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct TypesetterCacheTests {
    private let caches = SessionCaches()
    private let shaper = FakeShaper()

    private func draw<V: View>(_ view: V, width: CGFloat? = nil) -> [(run: GlyphRun, paint: Paint)] {
        let session = RenderSession(shaper: shaper, images: NoImages(), caches: caches)
        return ViewRenderer(environment: TextFixture.environment(), session: session)
            .render(view, proposal: ProposedViewSize(width: width, height: nil)).displayList.items
            .compactMap { if case .glyphs(let run, let paint) = $0 { (run, paint) } else { nil } }
    }

    @Test func textsThatDifferInColorShareTheirLines() {
        let black = draw(Text(verbatim: "ab"))
        let shaped = shaper.shapeCount
        let red = draw(Text(verbatim: "ab").foregroundColor(.red))
        #expect(shaper.shapeCount == shaped)
        #expect(red[0].run == black[0].run && red[0].paint != black[0].paint)
    }

    @Test func textsWithOtherMetricsDoNot() {
        let plain = draw(Text(verbatim: "ab"))[0].run
        #expect(draw(Text(verbatim: "ab").font(.largeTitle))[0].run.font != plain.font)
        #expect(draw(Text(verbatim: "ab").kerning(3))[0].run.glyphs != plain.glyphs)
        #expect(draw(Text(verbatim: "a") + Text(verbatim: "b")).count == 1)
        #expect(draw(Text(verbatim: "a") + Text(verbatim: "b").baselineOffset(3)).count == 2)
        #expect(draw(Text(verbatim: "a b c d e f"), width: 30).count > 1)
        #expect(draw(Text(verbatim: "a b c d e f").lineLimit(1), width: 30).count == 1)
    }

    /// The texts of a long timeline replace each other, and those of every picture stay.
    @Test func onlyTheLatestAreKept() {
        for number in 0..<2_000 { _ = draw(HStack { Text(verbatim: "same"); Text(verbatim: "\(number)") }) }
        let shaped = shaper.shapeCount
        _ = draw(Text(verbatim: "same"))
        #expect(shaper.shapeCount == shaped)
        _ = draw(Text(verbatim: "1"))
        #expect(shaper.shapeCount == shaped + 1)
    }
}
