import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct PangoShaperTests {
    @Test func clustersCoverTheTextInOrder() throws {
        let shaper = try TestFonts.shaper()
        let strings = ["Hello, world", "مرحبا 123 abc", "👨‍👩‍👧‍👦e\u{301}\r\nx", "สวัสดี", "क्षत्रिय", "ﬁn\u{AD}al"]
        for string in strings {
            let clusters = shaper.shape(TestFonts.text(string)).clusters
            #expect(clusters.first?.textRange.lowerBound == 0)
            #expect(clusters.last?.textRange.upperBound == string.utf8.count)
            for (cluster, next) in zip(clusters, clusters.dropFirst()) {
                #expect(cluster.textRange.upperBound == next.textRange.lowerBound, "\(string)")
            }
        }
    }

    @Test func emojiSequencesAreOneColoredCluster() throws {
        let shaper = try TestFonts.shaper()
        for emoji in ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏳️‍🌈"] {
            let shaped = shaper.shape(TestFonts.text(emoji))
            #expect(shaped.clusters.count == 1, "\(emoji)")
            #expect(shaped.clusters.first?.font.isColor == true, "\(emoji)")
            #expect(shaped.glyphs.count == 1, "\(emoji)")
        }
        #expect(shaper.shape(TestFonts.text("☺\u{FE0E}1#")).clusters.allSatisfy { !$0.font.isColor })
        #expect(shaper.shape(TestFonts.text("🇩🇪🇫🇷")).clusters.count == 2)
    }

    @Test func linesBreakAfterSpacesAndHyphensAndNewlines() throws {
        let shaper = try TestFonts.shaper()
        let words = shaper.shape(TestFonts.text("a b-c"))
        #expect(words.breaks == [.prohibited, .prohibited, .allowed, .prohibited, .allowed])
        for newline in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"] {
            let shaped = shaper.shape(TestFonts.text("a\(newline)b\(newline)"))
            #expect(shaped.pieces(of: "a\(newline)b\(newline)") == ["a", newline, "b", newline])
            #expect(shaped.breaks == [.prohibited, .prohibited, .mandatory, .prohibited])
            #expect(shaped.clusters[1].isWhitespace && shaped.clusters[1].advance == 0)
        }
        let nonBreaking = shaper.shape(TestFonts.text("10\u{A0}km"))
        #expect(nonBreaking.breaks.allSatisfy { $0 == .prohibited })
    }

    @Test func softHyphensHyphenate() throws {
        let shaped = try TestFonts.shaper().shape(TestFonts.text("con\u{AD}tent"))
        let after = try #require(shaped.clusters.first { $0.textRange.lowerBound == 5 })
        #expect(after.hyphenates && after.breakBefore == .allowed)
        let hyphen = try #require(shaped.clusters.first { $0.textRange == 3..<5 })
        #expect(hyphen.advance == 0 && hyphen.glyphRange.isEmpty)
    }

    @Test func chineseBreaksBetweenCharactersAndThaiBetweenWords() throws {
        let shaper = try TestFonts.shaper()
        #expect(shaper.shape(TestFonts.text("日本語")).breaks == [.prohibited, .allowed, .allowed])
        let thai = shaper.shape(TestFonts.text("สวัสดีชาวโลก", language: "th"))
        #expect(thai.breaks.contains(.allowed))
    }

    @Test func rightToLeftTextHasOddLevelsAndJoinedForms() throws {
        let shaper = try TestFonts.shaper()
        let arabic = shaper.shape(TestFonts.text("بب 12"))
        #expect(arabic.direction == .rightToLeft)
        #expect(arabic.clusters.map(\.level) == [1, 1, 1, 2, 2])
        let forms = arabic.clusters.map { arabic.glyphs[$0.glyphRange].map(\.id) }
        #expect(forms[0] != forms[1])
        #expect(shaper.shape(TestFonts.text("abc אבג")).direction == .leftToRight)
        let neutral = StyledText(runs: [.init(text: "12!", font: TestFonts.system(17))], direction: .rightToLeft)
        #expect(shaper.shape(neutral).direction == .rightToLeft)
    }

    @Test func arabicJoinsAcrossRuns() throws {
        let font = TestFonts.system(17)
        let shaper = try TestFonts.shaper()
        let whole = shaper.shape(TestFonts.text("ببب"))
        let parts = shaper.shape(StyledText(runs: [.init(text: "ب", font: font), .init(text: "بب", font: font)]))
        #expect(whole.glyphs.map(\.id) == parts.glyphs.map(\.id))
        #expect(parts.clusters.map(\.run) == [0, 1, 1])
    }

    @Test func runsKeepTheirFontsTrackingAndKerning() throws {
        let shaper = try TestFonts.shaper()
        let shaped = shaper.shape(StyledText(runs: [
            .init(text: "a", font: TestFonts.system(17), tracking: 2),
            .init(text: "b", font: TestFonts.system(30, weight: 700, .rounded), kerning: 3),
        ]))
        let plain = shaper.shape(TestFonts.text("a")).width
        #expect(abs(shaped.clusters[0].advance - plain - 2) < 0.001)
        let bold = shaper.shape(TestFonts.text("b", TestFonts.system(30, weight: 700, .rounded))).width
        #expect(abs(shaped.clusters[1].advance - bold - 3) < 0.001)
        #expect(shaped.clusters[0].font.face.hasPrefix("Inter.ttf"))
        #expect(shaped.clusters[1].font.face.hasPrefix("Nunito.ttf"))
    }

    @Test func attachmentsTakeTheirWidth() throws {
        let font = TestFonts.system(17)
        let shaped = try TestFonts.shaper().shape(StyledText(runs: [
            .init(text: "\u{FFFC}", font: font, attachmentWidth: 20.5), .init(text: " a", font: font),
        ]))
        #expect(shaped.clusters[0].isAttachment && shaped.clusters[0].advance == 20.5)
        #expect(shaped.clusters[0].glyphRange.isEmpty)
        #expect(shaped.clusters[1].isWhitespace && shaped.clusters[1].glyphRange.isEmpty)
    }

    @Test func designsItalicsAndSmallCapitalsPickTheirFaces() throws {
        let shaper = try TestFonts.shaper()
        func face(_ text: String, _ font: FontDescriptor) -> GlyphFont {
            shaper.shape(TestFonts.text(text, font)).clusters[0].font
        }
        #expect(face("a", TestFonts.system(17, isItalic: true)).face.hasPrefix("Inter-Italic.ttf"))
        #expect(face("a", TestFonts.system(17, .serif, isItalic: true)).face.hasPrefix("SourceSerif4-Italic.ttf"))
        #expect(face("a", TestFonts.system(17, .monospaced)).face.hasPrefix("JetBrainsMono.ttf"))
        #expect(face("a", TestFonts.system(17, weight: 321)).face.contains("wght=321.0"))
        let small = TestFonts.system(17, features: .lowercaseSmallCaps)
        #expect(face("a", small).size < face("A", small).size)
        let capitals = shaper.shape(TestFonts.text("A", TestFonts.system(17)))
        let smallCapitals = shaper.shape(TestFonts.text("a", small))
        #expect(smallCapitals.glyphs.map(\.id) == capitals.glyphs.map(\.id))
    }

    @Test func colonsRiseBetweenDigitsAndNothingElseIsReplaced() throws {
        let shaper = try TestFonts.shaper()
        func glyphs(_ text: String) -> [UInt32] { shaper.shape(TestFonts.text(text)).glyphs.map(\.id) }
        #expect(glyphs("1:1")[1] != glyphs("a:a")[1])
        #expect(glyphs("->") == glyphs("-") + glyphs(">"))
    }

    @Test func capitalsAreAsTallAsSanFranciscos() throws {
        let font = try TestFonts.shaper().shape(TestFonts.text("H", TestFonts.system(100))).clusters[0].font
        #expect(abs(font.size * 1490 / 2048 - 70.459) < 0.01)
    }

    /// The percent sign's outline is wider than Inter's, in the middle of its advance, which does not change.
    @Test func thePercentSignIsAsWideAsSanFranciscos() throws {
        let shaper = try TestFonts.shaper()
        let shaped = shaper.shape(TestFonts.text("a%a", TestFonts.system(12)))
        #expect(FaceDescription(text: shaped.clusters[1].font.face)?.stretch == 1.105)
        #expect(shaped.clusters[0].font == shaped.clusters[2].font && shaped.clusters[0].font != shaped.clusters[1].font)
        let advance = try #require(SanFranciscoAdvances.advance(of: 0x25, size: 12, weight: 400))
        #expect(abs(shaped.clusters[1].advance - advance) < 0.001)
        // The narrower glyph of a watch begins later in its advance than a wider one would.
        let compact = shaper.shape(TestFonts.text("%", TestFonts.system(12, .compact)))
        #expect(FaceDescription(text: compact.clusters[0].font.face).map { $0.stretch < 0.93 } == true)
    }

    /// The font of other scripts has one weight, or few. Its outlines make the others.
    @Test func otherScriptsHaveAllWeights() throws {
        let shaper = try TestFonts.shaper()
        func growth(_ text: String, _ weight: Double) -> Float? {
            let font = shaper.shape(TestFonts.text(text, TestFonts.system(20, weight: weight))).clusters[0].font
            return FaceDescription(text: font.face)?.growth
        }
        let korean = [100.0, 300, 400, 500, 900].compactMap { growth("한", $0) }
        #expect(korean.count == 5 && korean == korean.sorted() && Set(korean).count == 5 && korean[2] == 0)
        // These files have the weights from regular to bold.
        #expect(growth("ع", 100).map { $0 < 0 } == true && growth("ع", 400) == 0 && growth("ع", 700) == 0)
        #expect(growth("😀", 100) == 0)
    }

    @Test func lighterLettersHaveLessInk() throws {
        let (shaper, renderer) = (try TestFonts.shaper(), BitmapRenderer(fonts: try TestFonts.catalog()))
        func ink(_ text: String, _ weight: Double) throws -> Double {
            let shaped = shaper.shape(TestFonts.text(text, TestFonts.system(30, weight: weight)))
            let run = GlyphRun(font: shaped.clusters[0].font, glyphs: shaped.glyphs, origin: CGPoint(x: 5, y: 35))
            let list = DisplayList(size: CGSize(width: 50, height: 50), items: [.glyphs(run, .color(.black))])
            let bitmap = try renderer.render(list, scale: 2)
            return bitmap.withPixels { $0.reduce(0) { $0 + Double($1 >> 24) / 255 } }
        }
        for text in ["한", "漢", "ก"] {
            let inks = try [100.0, 200, 300, 400, 500, 700, 900].map { try ink(text, $0) }
            #expect(inks == inks.sorted() && inks[0] > 0.2 * inks[3] && inks[0] < 0.8 * inks[3], "\(text): \(inks)")
        }
    }

    @Test func theFallbackIsPinned() throws {
        let shaper = try TestFonts.shaper()
        for (character, file) in [
            ("ع", "NotoSansArabic.ttf"), ("ש", "NotoSansHebrew.ttf"), ("ก", "NotoSansThai.ttf"),
            ("क", "NotoSansDevanagari.ttf"), ("漢", "NotoSansCJK.ttc"), ("Ж", "Inter.ttf"),
            ("😀", "NotoColorEmoji.ttf"), ("\u{2622}", "NotoEmoji.ttf"), ("\u{2622}\u{FE0F}", "NotoColorEmoji.ttf"),
            ("\u{2708}", "NotoEmoji.ttf"), ("\u{1F321}", "NotoColorEmoji.ttf"),
            ("\u{23F1}", "NotoColorEmoji.ttf"), ("\u{26F0}", "NotoColorEmoji.ttf"), ("\u{2604}", "NotoEmoji.ttf"),
        ] {
            #expect(shaper.shape(TestFonts.text(character)).clusters[0].font.face.hasPrefix(file), "\(character)")
        }
        let japanese = shaper.shape(TestFonts.text("直", language: "ja"))
        let chinese = shaper.shape(TestFonts.text("直", language: "zh-Hans"))
        #expect(japanese.clusters[0].font.face.hasPrefix("NotoSansCJK.ttc#0"))
        #expect(chinese.clusters[0].font.face.hasPrefix("NotoSansCJK.ttc#2"))
    }

    @Test func theSystemFontsMetricsAreSanFranciscos() throws {
        let shaper = try TestFonts.shaper()
        for design in FontDescriptor.Design.allCases {
            #expect(shaper.metrics(of: TestFonts.system(20, design)) == FontMetrics.system(size: 20))
        }
    }

    @Test func manyThreadsGetTheSameGlyphs() async throws {
        let catalog = try TestFonts.catalog()
        let text = TestFonts.text("Threads العربية 👍🏽 日本")
        let results = await withTaskGroup(of: ShapedText.self, returning: Set<ShapedText>.self) { group in
            for _ in 0..<16 { group.addTask { PangoShaper(catalog: catalog).shape(text) } }
            return await group.reduce(into: []) { $0.insert($1) }
        }
        #expect(results.count == 1)
    }

    /// (M) The rounded design's comma is a straight stroke, 0.133 ems above the baseline, that leans to the right.
    @Test func commasOfTheRoundedDesign() throws {
        let shaper = PangoShaper(catalog: try FontCatalog(report: { _ in }))
        let font = FontDescriptor(family: .system(.rounded), size: 100, weight: 700)
        let shaped = shaper.shape(TestFonts.text("1,2'", font))
        let faces = try shaped.clusters.map { try #require(FaceDescription(text: $0.font.face)) }
        #expect(faces.map(\.isSlanted) == [false, true, false, false])
        #expect(shaped.glyphs[1].id == shaped.glyphs[3].id)
        #expect(shaped.glyphs[1].position.y > 50 && shaped.glyphs[3].position.y == 0)
        let plain = shaper.shape(TestFonts.text("1,2", FontDescriptor(size: 100, weight: 700)))
        #expect(plain.clusters[1].font.face == plain.clusters[0].font.face)
    }
}
