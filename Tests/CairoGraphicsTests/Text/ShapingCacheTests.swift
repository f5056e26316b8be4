import DisplayList
import Testing

@testable import CairoGraphics

@Suite struct ShapingCacheTests {
    @Test func compositionTellsTextsApart() throws {
        let shaper = try TestFonts.shaper()
        #expect(shaper.shape(TestFonts.text("é")).clusters[0].textRange == 0..<2)
        #expect(shaper.shape(TestFonts.text("e\u{301}")).clusters[0].textRange == 0..<3)
    }

    @Test func runBoundariesTellTextsApart() {
        let font = TestFonts.system(17)
        let one = StyledText(runs: [.init(text: "a", font: font), .init(text: "bc", font: font)])
        let other = StyledText(runs: [.init(text: "ab", font: font), .init(text: "c", font: font)])
        #expect(ShapingCache.Key(one) != ShapingCache.Key(other))
        #expect(ShapingCache.Key(one) == ShapingCache.Key(one))
    }

    @Test func theOldestTextsAreForgotten() {
        let cache = ShapingCache(capacity: 4)
        let shaped = ShapedText(clusters: [], glyphs: [], direction: .leftToRight)
        let keys = (0..<12).map { ShapingCache.Key(TestFonts.text("\($0)")) }
        for key in keys { cache[key] = shaped }
        #expect(cache[keys[11]] != nil)
        #expect(cache[keys[0]] == nil)
        #expect(keys.filter { cache[$0] != nil }.count <= 8)
    }
}
