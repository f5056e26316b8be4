import CPango
import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

/// Tests a family of the machine as the system font. The folder of the pinned fonts simulates the machine's fonts.
@Suite struct SystemFamilyTests {
    private func installed() throws -> InstalledFonts { InstalledFonts(folders: [try TestFonts.catalog().folder]) }

    private func shaper(_ family: String) throws -> PangoShaper {
        PangoShaper(
            catalog: try FontCatalog(folder: nil, systemFamily: family, installed: installed(), report: { _ in }))
    }

    private func naturalWidth(_ text: String, in file: String, weight: Float) throws -> Double {
        let opened = try FontFile(url: TestFonts.catalog().folder.appendingPathComponent(file))
        let shaping = ShapingFont.font(
            of: opened, variations: [.init(tag: openTypeTag("wght"), value: weight)])
        defer { hb_font_destroy(shaping) }
        return text.unicodeScalars.reduce(0) { sum, scalar in
            var glyph: hb_codepoint_t = 0
            hb_font_get_nominal_glyph(shaping, scalar.value, &glyph)
            return sum + Double(hb_font_get_glyph_h_advance(shaping, glyph)) / Double(ShapingFont.unitsPerEm)
        }
    }

    @Test(arguments: [(400.0, Float(400)), (600, 600), (700, 700)])
    func lettersAreSetOnTheFamilysOwnAdvances(weight: Double, axis: Float) throws {
        let shaped = try shaper("Nunito").shape(TestFonts.text("minimum", TestFonts.system(20, weight: weight)))
        let expected = try naturalWidth("minimum", in: "Nunito.ttf", weight: axis) * 20
        #expect(abs(shaped.width - expected) < 0.01)
        // The face is not scaled.
        #expect(shaped.clusters.allSatisfy { $0.font.size == 20 && $0.font.face.contains("Nunito") })
    }

    @Test func itsItalicsAndMetricsAreUsed() throws {
        let shaper = try shaper("nunito")
        let italic = shaper.shape(TestFonts.text("a", TestFonts.system(17, isItalic: true)))
        #expect(italic.clusters[0].font.face.contains("Italic"))
        let metrics = shaper.metrics(of: TestFonts.system(1000))
        #expect(abs(metrics.capHeight - 705) < 1 && metrics != .system(size: 1000))
    }

    @Test func missingDesignsKeepTheirStandIns() throws {
        let shaper = try shaper("Nunito")
        let monospaced = shaper.shape(TestFonts.text("a", TestFonts.system(17, .monospaced)))
        #expect(monospaced.clusters[0].font.face.contains("JetBrainsMono"))
        #expect(shaper.metrics(of: TestFonts.system(17, .monospaced)) == .system(size: 17))
    }

    @Test func theWeightAxisIsSetAsTheFileNamesItsWeights() throws {
        let file = try FontFile(url: TestFonts.catalog().folder.appendingPathComponent("Inter.ttf"))
        #expect(file.axisWeight(600) == 600)
        #expect(file.axisWeight(637) == 637)
    }

    @Test func anUnknownFamilyIsNamedWithTheNearestOne() throws {
        let error = #expect(throws: FontFailure.self) { try shaper("Nunitoo") }
        #expect(error?.description.contains("\"Nunitoo\" is not installed. Did you mean \"Nunito\"?") == true)
        #expect(error?.description.contains("--font-system") == true)
    }

    @Test func anEmptyMachineHasNoFamilies() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nowhere-\(UUID().uuidString)")
        #expect(InstalledFonts(folders: [folder]).families == [])
        #expect(InstalledFonts(folders: [folder]).files(of: "Nunito") == [])
    }
}
