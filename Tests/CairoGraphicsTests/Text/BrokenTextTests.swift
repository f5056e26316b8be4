import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct BrokenTextTests {
    @Test func emptyTextHasNoClusters() throws {
        let shaper = try TestFonts.shaper()
        #expect(shaper.shape(TestFonts.text("")).clusters.isEmpty)
        #expect(shaper.shape(StyledText(runs: [])).clusters.isEmpty)
        #expect(shaper.shape(StyledText(runs: [], direction: .rightToLeft)).direction == .rightToLeft)
    }

    @Test func onlyNewlines() throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text("\n\n\n"))
        #expect(shaped.breaks == [.prohibited, .mandatory, .mandatory])
        #expect(shaped.width == 0 && shaped.glyphs.isEmpty)
    }

    @Test func tenThousandLines() throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text(String(repeating: "A li\n", count: 10_000)))
        #expect(shaped.clusters.count == 50_000)
        #expect(shaped.clusters.last?.breakBefore == .prohibited)
    }

    @Test func fiveThousandMarksOnOneLetter() throws {
        let shaped = try TestFonts.shaper().shape(
            TestFonts.text("a" + String(repeating: "\u{301}", count: 5000) + "b"))
        #expect(shaped.clusters.count == 2)
        #expect(shaped.width < 30)
    }

    @Test func charactersOfNoFontShowABox() throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text("\u{378}\u{10FFFF}"))
        #expect(shaped.clusters.count == 2)
        #expect(shaped.glyphs.map(\.id) == [0, 0])
        #expect(shaped.clusters.allSatisfy { $0.advance > 0 })
    }

    @Test func controlCharactersShowNothing() throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text("a\u{0}\u{1}\u{200B}\u{200D}\u{FEFF}b"))
        #expect(shaped.clusters.first?.textRange.lowerBound == 0)
        #expect(shaped.clusters.last?.glyphRange.isEmpty == false)
        let invisible = try TestFonts.shaper().shape(TestFonts.text("\u{1}\u{200B}"))
        #expect(invisible.width == 0 && invisible.glyphs.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, 0, -12, .infinity, -.infinity, 1e12, .leastNonzeroMagnitude])
    func senselessSizes(size: CGFloat) throws {
        let shaper = try TestFonts.shaper()
        for family in [FontDescriptor.Family.system(.standard), .system(.serif), .custom("No Such Font")] {
            let font = FontDescriptor(family: family, size: size, weight: size, width: size)
            let shaped = shaper.shape(TestFonts.text("Ab 😀 漢", font))
            #expect(shaped.clusters.allSatisfy { $0.advance.isFinite && $0.advance >= 0 && $0.font.size > 0 })
            #expect(shaper.metrics(of: font).lineHeight.isFinite)
        }
    }

    @Test func senselessSpacing() throws {
        let font = TestFonts.system(17)
        let shaped = try TestFonts.shaper().shape(StyledText(runs: [
            .init(text: "ab", font: font, tracking: .nan, kerning: .infinity),
            .init(text: "\u{FFFC}", font: font, attachmentWidth: .nan),
        ]))
        #expect(shaped.clusters.allSatisfy { $0.advance.isFinite })
    }

    @Test func unknownLanguages() throws {
        let shaper = try TestFonts.shaper()
        for language in ["", "xx-Nonsense-☃", String(repeating: "a", count: 5000)] {
            #expect(shaper.shape(TestFonts.text("Text 漢字", language: language)).clusters.count == 7)
        }
    }

    @Test func marksWithoutABaseAndOnAttachments() throws {
        let font = TestFonts.system(17)
        let shaped = try TestFonts.shaper().shape(StyledText(runs: [
            .init(text: "\u{301}", font: font), .init(text: "\u{FFFC}", font: font, attachmentWidth: 4),
            .init(text: "\u{301}\u{301}", font: font),
        ]))
        #expect(shaped.clusters.map(\.run) == [0, 1, 2])
    }
}
