import CPango
import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct SanFranciscoWidthTests {
    /// Advances that Apple's text layout reports.
    @Test(arguments: [
        ("A", 12.0, 400.0, 8.0859375), ("a", 12, 400, 6.62109375), (" ", 12, 400, 3.375), ("1", 12, 400, 5.56640625),
        ("W", 13, 400, 12.5048828125), ("g", 13, 400, 7.845703125),
        ("A", 17, 400, 11.0234375), ("m", 17, 400, 14.3603515625), ("%", 17, 400, 15.29833984375),
        ("A", 17, 700, 12.01953125), ("i", 17, 700, 4.44921875),
    ])
    func singleCharactersHaveTheMeasuredAdvances(text: String, size: Double, weight: Double, points: Double) throws {
        let shaped = try TestFonts.shaper().shape(
            TestFonts.text(text, TestFonts.system(size, weight: weight)))
        #expect(abs(shaped.width - points) < 0.005)
    }

    @Test(arguments: ["Completed", "hello", "0123456789", "minimum", "(1:00)"])
    func stringsWithoutKerningPairsAreSumsOfTheModel(string: String) throws {
        for (size, weight) in [(11.0, 400.0), (15, 550), (17, 700), (28, 400)] {
            let shaped = try TestFonts.shaper().shape(
                TestFonts.text(string, TestFonts.system(size, weight: weight)))
            let expected = string.unicodeScalars.reduce(0.0) {
                $0 + SanFranciscoAdvances.advance(of: $1.value, size: size, weight: weight)!
            }
            #expect(abs(shaped.width - expected) < expected * 0.004, "\(string) \(size) \(weight)")
        }
    }

    @Test func helloInTitleIsSeventyPointsWide() throws {
        let width = try TestFonts.shaper().shape(TestFonts.text("Hello!", TestFonts.system(28))).width
        #expect(width.rounded(.up) == 70)
    }

    @Test func widthsBetweenTheCutsAndBeyondAreContinuous() {
        for size in stride(from: 5.0, to: 60, by: 0.25) {
            let before = SanFranciscoAdvances.advance(of: 0x6E, size: size, weight: 400)!
            let after = SanFranciscoAdvances.advance(of: 0x6E, size: size + 0.25, weight: 400)!
            #expect(after > before && after - before < 0.3)
        }
        #expect(SanFranciscoAdvances.advance(of: 0xE9, size: 17, weight: 400) == nil)
    }

    @Test func inkOfMeasuredTextIsAsWideAsOnAppleSystems() throws {
        let indoor = try ink("Indoor Air Quality (IAQ)", size: 20)
        #expect(abs(indoor - 198.3) < 198.3 * 0.01)
        for (line, width) in [
            ("Lorem ipsum dolor sit amet,", 325.9), ("consectetur adipiscing elit, sed", 366.3),
            ("do eiusmod tempor incididunt", 354.9), ("ut labore et dolore magna", 300.9), ("aliqua.", 75.4),
        ] {
            let measured = try ink(line, size: 28)
            #expect(abs(measured - width) < width * 0.005, "\(line)")
        }
    }

    @Test func accentedLettersAreAsWideAsTheirBase() throws {
        let shaper = try TestFonts.shaper()
        #expect(shaper.shape(TestFonts.text("é")).width == shaper.shape(TestFonts.text("e")).width)
        #expect(abs(shaper.shape(TestFonts.text("e\u{301}")).width - shaper.shape(TestFonts.text("e")).width) < 0.001)
    }

    @Test func monospacedDigitsAreEquallyWide() throws {
        let shaper = try TestFonts.shaper()
        for design in [FontDescriptor.Design.standard, .rounded, .serif, .monospaced] {
            let font = TestFonts.system(17, design, features: .monospacedDigits)
            let widths = Set("0123456789".map { digit in
                (shaper.shape(TestFonts.text(String(digit), font)).width * 1000).rounded()
            })
            #expect(widths.count == 1, "\(design)")
        }
        let proportional = shaper.shape(TestFonts.text("1")).width
        #expect(proportional < shaper.shape(TestFonts.text("0")).width)
    }

    @Test func heavierWeightsAreWider() throws {
        let shaper = try TestFonts.shaper()
        let widths = stride(from: 100.0, through: 900, by: 100).map {
            shaper.shape(TestFonts.text("Hamburg", TestFonts.system(17, weight: $0))).width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// From the left edge of the first glyph's ink to the right edge of the last one's, in points.
    private func ink(_ string: String, size: Double) throws -> Double {
        let catalog = try TestFonts.catalog()
        let shaped = PangoShaper(catalog: catalog).shape(TestFonts.text(string, TestFonts.system(size)))
        let first = try #require(shaped.clusters.first), last = try #require(shaped.clusters.last)
        let font = try #require(FaceDescription(text: first.font.face))
        let shaping = ShapingFont.font(of: try #require(catalog.file(font.file)), variations: font.variations)
        defer { hb_font_destroy(shaping) }
        func edges(_ cluster: ShapedCluster) -> (Double, Double) {
            let glyph = shaped.glyphs[cluster.glyphRange.lowerBound]
            var extents = hb_glyph_extents_t()
            hb_font_get_glyph_extents(shaping, glyph.id, &extents)
            let scale = Double(cluster.font.size) / Double(ShapingFont.unitsPerEm)
            let left = glyph.position.x + Double(extents.x_bearing) * scale
            return (left, left + Double(extents.width) * scale)
        }
        return shaped.width - last.advance + edges(last).1 - edges(first).0
    }
}
