import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

/// Tests the stand-ins for the fonts that every iPhone has.
@Suite struct FamilyStandInTests {
    private final class Messages: @unchecked Sendable {
        private let lock = NSLock()
        private var told: [String] = []
        func add(_ message: String) { lock.withLock { told.append(message) } }
        var all: [String] { lock.withLock { told } }
    }

    private static let sans = "Inter.ttf"
    private static let serif = "SourceSerif4.ttf"
    private static let joined = "SourceSerif4-Italic.ttf"
    private static let mono = "JetBrainsMono.ttf"
    private static let hand = "Nunito.ttf"

    /// The families that `UIFont.familyNames` lists on iPhones of iOS 10 to 18, from public lists, and the files that draw their
    /// Latin letters.
    private static let families: [(name: String, file: String)] =
        [
            "Apple SD Gothic Neo", "Apple Symbols", "Al Nile", "Arial", "Arial Hebrew", "Avenir", "Avenir Next",
            "Avenir Next Condensed", "Bangla Sangam MN", "Bodoni Ornaments", "DIN Alternate", "DIN Condensed", "Damascus",
            "Devanagari Sangam MN", "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Gill Sans",
            "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC", "Helvetica", "Helvetica Neue",
            "Hiragino Sans", "Impact", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
            "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Mishafi",
            "Mukta Mahee", "Myanmar Sangam MN", "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar",
            "Noto Sans Oriya", "Optima", "Oriya Sangam MN", "Phosphate",
            "PingFang HK", "PingFang MO", "PingFang SC", "PingFang TC",
            "Sinhala Sangam MN", "Tamil Sangam MN", "Telugu Sangam MN", "Thonburi", "Trebuchet MS", "Verdana", "Zapf Dingbats",
        ].map { ($0, sans) }
        + [
            "Academy Engraved LET", "American Typewriter", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
            "Bodoni 72 Smallcaps", "Charter", "Cochin", "Copperplate", "Didot", "Georgia", "Hiragino Mincho ProN",
            "Hoefler Text", "Iowan Old Style", "Palatino", "Rockwell", "STIX Two Math", "STIX Two Text", "Superclarendon",
            "Symbol", "Times New Roman",
        ].map { ($0, serif) }
        + ["Savoye LET", "Snell Roundhand", "Zapfino"].map { ($0, joined) }
        + ["Courier", "Courier New", "Menlo"].map { ($0, mono) }
        + [
            "Arial Rounded MT Bold", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Hiragino Maru Gothic ProN", "Marker Felt",
            "Noteworthy", "Papyrus", "Party LET",
        ].map { ($0, hand) }

    /// Each family is drawn by a font of its kind, and told once in a run: for its second style, and for its heights, too.
    @Test func everyFontOfAnIPhoneHasAStandInOfItsKind() throws {
        let messages = Messages()
        let shaper = PangoShaper(catalog: try FontCatalog { messages.add($0) })
        for (name, file) in Self.families {
            for weight in [400, 700] as [CGFloat] {
                let font = FontDescriptor(family: .custom(name), size: 20, weight: weight)
                let shaped = shaper.shape(TestFonts.text("Ag", font))
                #expect(FaceDescription(text: try #require(shaped.clusters.first).font.face)?.file == file, "\(name)")
                #expect(shaper.metrics(of: font).ascent > 10, "\(name)")
            }
        }
        let told = messages.all
        #expect(told.count == Self.families.count && Set(told).count == told.count)
        for (name, _) in Self.families {
            let family = name == "Arial Rounded MT Bold" ? "Arial Rounded MT" : name
            #expect(told.contains { $0.hasPrefix("The font \"\(family)\" comes with Apple's systems") }, "\(name)")
        }
        let known = Set(FamilyStandIn.all.map(\.name))
        #expect(known.subtracting(Self.families.map(\.name)) == ["Arial Rounded MT"])
    }

    /// PostScript names, as `UIFont.fontNames(forFamilyName:)` lists them, name a family, a weight and a slant.
    @Test(arguments: [
        ("PingFangSC-Semibold", "PingFang SC", 600, false), ("HiraginoSans-W7", "Hiragino Sans", 700, false),
        ("HiraMinProN-W6", "Hiragino Mincho ProN", 600, false),
        ("AppleSDGothicNeo-UltraLight", "Apple SD Gothic Neo", 100, false),
        ("STIXTwoText_Italic-SemiBoldItalic", "STIX Two Text", 600, true), ("ZapfDingbatsITC", "Zapf Dingbats", 400, false),
        ("KohinoorBangla-Light", "Kohinoor Bangla", 300, false), ("GillSans-SemiBoldItalic", "Gill Sans", 600, true),
        ("DiwanMishafi", "Mishafi", 400, false), ("Futura-CondensedExtraBold", "Futura", 800, false),
        ("ArialRoundedMTBold", "Arial Rounded MT", 700, false), ("SavoyeLetPlain", "Savoye LET", 400, true),
    ] as [(String, String, Double, Bool)])
    func postScriptNames(name: String, family: String, weight: Double, isItalic: Bool) throws {
        let standIn = try #require(FamilyStandIn(named: name))
        #expect(standIn.family.name == family && standIn.weight == weight && standIn.isItalic == isItalic)
    }

    /// The weight in the name is that of ideographs, too, which a font of one weight draws.
    @Test func ideographsHaveTheWeightOfTheName() throws {
        let shaper = PangoShaper(catalog: try FontCatalog(report: { _ in }))
        func growth(_ name: String) throws -> Float {
            let shaped = shaper.shape(TestFonts.text("時", FontDescriptor(family: .custom(name), size: 20)))
            let face = try #require(FaceDescription(text: shaped.clusters[0].font.face))
            #expect(face.file == FontFallback.chineseJapaneseKorean)
            return face.growth
        }
        #expect(try growth("PingFangSC-Regular") == 0)
        #expect(try growth("PingFangSC-Semibold") > 0)
        #expect(try growth("PingFangSC-Ultralight") < 0)
    }
}
