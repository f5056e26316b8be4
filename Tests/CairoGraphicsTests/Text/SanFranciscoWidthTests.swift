import CPango
import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct SanFranciscoWidthTests {
    /// Advances that Apple's text layout reports.
    @Test("(M) Advances of single characters", arguments: [
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

    /// The display cut's digits at 64 points, which a developer printed.
    @Test("(M) Digits of 64 points", arguments: zip(
        "0123456789",
        [39.03125, 28.59375, 36.4375, 38.09375, 38.90625, 37.65625, 39.71875, 35.21875, 38.59375, 39.71875]))
    func largeDigitsAreProportional(digit: Character, points: Double) throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text(String(digit), TestFonts.system(64)))
        #expect(abs(shaped.width - points) < points * 0.01)
    }

    /// Labels whose widths Interface Builder saved, rounded up to halves and thirds of a point.
    @Test("(M) Widths of labels", arguments: [
        ("Active", 13.0, 400.0, 37.67), ("Verification request", 15, 400, 133.5), ("Statistics", 16, 400, 67),
        ("1 of 12", 13, 400, 39.5), ("20:30", 12, 400, 33.5),
        ("Data Source", 14, 700, 84.33), ("Access End 20 Sep 2020", 14, 500, 165.5), ("Cancelled", 14, 500, 66),
        ("Blog Name", 17, 600, 86.33), ("Subscription #123", 17, 600, 145), ("Featured episode", 13, 600, 110),
        ("Filter by duration", 18, 400, 135.5), ("Dial pad", 20, 400, 71.5), ("Learn More", 22, 400, 108),
        ("Your folder is empty", 22, 600, 198.5), ("Time to add some Podcasts!", 22, 700, 288.5),
        ("Snooze Alarms", 34, 400, 217.33), ("Diagnostics", 34, 700, 188), ("Settings", 34, 700, 133.5),
        ("Your link is on its way!", 30, 700, 304.5), ("Installed", 24, 700, 96.5), ("Label", 20, 500, 49),
        ("1 NEEDS GRADING", 10, 500, 92), ("Take me out of here!", 10, 400, 99),
        // Figures and times.
        ("Mar 14 at 1:59 PM", 14, 600, 120.67), ("Version 4.4.2", 14, 400, 84.5), ("$75,894.63", 17, 400, 88.5),
        ("-$601.00", 17, 400, 70.5), ("89", 32, 700, 42.5),
    ])
    func labelsAreAsWideAsInterfaceBuilderMadeThem(text: String, size: Double, weight: Double, points: Double) throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text(text, TestFonts.system(size, weight: weight)))
        // The tolerance is half a point of rounding, and one percent.
        #expect(shaped.width < points * 1.01 && shaped.width > (points - 0.5) * 0.99, "\(shaped.width)")
    }

    /// A font that lacks the narrow space before AM has it nevertheless.
    @Test(arguments: [FontDescriptor.Design.standard, .rounded, .serif])
    func theNarrowSpaceHasItsWidth(design: FontDescriptor.Design) throws {
        func width(_ text: String) throws -> Double {
            try TestFonts.shaper().shape(TestFonts.text(text, TestFonts.system(17, design))).width
        }
        let space = try width("1\u{202F}A") - width("1A")
        #expect(space > 1.5 && space < 4.5, "\(space)")
    }

    @Test func mediumAndSemiboldAreSanFranciscosOwn() {
        #expect(SanFranciscoAdvances.boldShare(400) == 0)
        #expect(abs(SanFranciscoAdvances.boldShare(500) - 110.0 / 300) < 1e-12)
        #expect(abs(SanFranciscoAdvances.boldShare(600) - 190.0 / 300) < 1e-12)
        #expect(SanFranciscoAdvances.boldShare(700) == 1)
    }

    /// The published table.
    @Test("(P) Tracking by size", arguments: [
        (6.0, 0.24), (12, 0), (15, -0.23), (20, -0.45), (24, 0.07), (28, 0.38), (34, 0.4), (80, 0),
    ])
    func trackingIsThePublishedOne(size: Double, points: Double) {
        #expect(abs(SanFranciscoAdvances.tracking(size) - points) < 0.005)
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

    @Test("(M) “Hello!” in title fits 70") func helloInTitleIsSeventyPointsWide() throws {
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

    @Test("(M) Ink of measured lines") func inkOfMeasuredTextIsAsWideAsOnAppleSystems() throws {
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

    /// A full stop between figures moves toward both, no pair moves apart, and F before small vowels is not kerned.
    @Test("(M) Pairs with San Francisco’s own kerning") func kerning() throws {
        func kerning(_ string: String) throws -> Double {
            let shaped = try TestFonts.shaper().shape(TestFonts.text(string, TestFonts.system(17)))
            return string.unicodeScalars.reduce(shaped.width) {
                $0 - SanFranciscoAdvances.advance(of: $1.value, size: 17, weight: 400)!
            }
        }
        #expect(try abs(kerning("0.9.5") + 4 * 0.033 * 17) < 1e-3)
        #expect(try abs(kerning("1,000") + 2 * 0.033 * 17) < 1e-3)
        #expect(try abs(kerning("Fe")) < 1e-3 && abs(kerning("ff")) < 1e-3 && abs(kerning("ty")) < 1e-3)
        #expect(try kerning("To") < -0.5)
        // A full stop at the end of a sentence is not between figures.
        #expect(try abs(kerning("5. 6")) < 0.5)
    }

    /// Figures at 22 points bold, measured on an image that SwiftUI rendered by the start of the adjacent text.
    @Test("(M) Figures of SF Rounded", arguments: [("12,2", 44.7), ("0,9", 34.3)])
    func rounded(text: String, points: Double) throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text(text, TestFonts.system(22, weight: 700, .rounded)))
        #expect(abs(shaped.width - points) < points * 0.01, "\(shaped.width)")
    }

    /// SF Pro's compressed, condensed and expanded faces. The relation of the axis to the letters' width is a guess.
    @Test("(U) Compressed, condensed and expanded") func widths() throws {
        func width(_ percentage: CGFloat, _ design: FontDescriptor.Design = .standard) throws -> Double {
            var font = TestFonts.system(20, design)
            font.width = percentage
            return try TestFonts.shaper().shape(TestFonts.text("Widths 123", font)).width
        }
        let normal = try width(100)
        for percentage in [47.0, 60, 132] {
            #expect(try abs(width(percentage) / normal - percentage / 100) < 0.01)
        }
        #expect(try width(60, .rounded) == width(100, .rounded))
        #expect(try width(60, .serif) == width(100, .serif))
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

    /// San Francisco's equally wide 1 has no foot, and its figures are not kerned then.
    @Test func monospacedDigitsLookAsTheOthersDo() throws {
        let shaper = try TestFonts.shaper()
        func shaped(_ text: String, _ features: FontDescriptor.Features) -> ShapedText {
            shaper.shape(TestFonts.text(text, TestFonts.system(17, .standard, features: features)))
        }
        #expect(shaped("0123456789", .monospacedDigits).glyphs.map(\.id) == shaped("0123456789", []).glyphs.map(\.id))
        let one = shaped("1", .monospacedDigits).width
        #expect(abs(shaped("1171741", .monospacedDigits).width - 7 * one) < 0.001)
    }

    @Test func theZeroOfSFMonoHasASlash() throws {
        let shaper = try TestFonts.shaper()
        let zero = shaper.shape(TestFonts.text("0", TestFonts.system(17, .monospaced))).glyphs[0].id
        let file = try #require(FontCatalog(report: { _ in }).file("JetBrainsMono.ttf"))
        var plain: hb_codepoint_t = 0
        let font = ShapingFont.font(of: file, variations: [], stretch: 1)
        defer { hb_font_destroy(font) }
        hb_font_get_nominal_glyph(font, 0x30, &plain)
        #expect(zero != plain)
    }

    @Test func heavierWeightsAreWider() throws {
        let shaper = try TestFonts.shaper()
        let widths = stride(from: 100.0, through: 900, by: 100).map {
            shaper.shape(TestFonts.text("Hamburg", TestFonts.system(17, weight: $0))).width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// Returns the distance from the left edge of the first glyph's ink to the right edge of the last one's, in points.
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
