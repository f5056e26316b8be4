import CPango
import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct FontCatalogTests {
    @Test func aMissingFolderSaysHowToFetchTheFonts() {
        let folder = URL(fileURLWithPath: "/nonexistent/Fonts")
        let error = #expect(throws: FontFailure.self) { try FontCatalog(folder: folder) }
        #expect(error == .missing(folder.appendingPathComponent("")))
        #expect(error?.description.contains("make setup") == true)
    }

    @Test func aMissingFileIsNamed() throws {
        let folder = try Self.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: FontFailure.self) { try FontCatalog(folder: folder) }
        #expect(error?.description.contains("Inter.ttf") == true)
    }

    @Test func damagedFilesDrawNothingAndAreReportedOnce() throws {
        let folder = try Self.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in FontCatalog.required {
            try Data("no font".utf8).write(to: folder.appendingPathComponent(name))
        }
        let messages = Messages()
        let shaper = PangoShaper(catalog: try FontCatalog(folder: folder) { messages.add($0) })
        let shaped = shaper.shape(TestFonts.text("ab"))
        #expect(shaped.glyphs.isEmpty)
        #expect(messages.all.count == 1 && messages.all[0].contains("Inter.ttf"))
    }

    @Test func registeringAnInvalidFontThrows() throws {
        let catalog = try FontCatalog(report: { _ in })
        let missing = URL(fileURLWithPath: "/nonexistent/font.ttf")
        #expect(throws: FontFailure.missing(missing)) { try catalog.register(file: missing) }
        let folder = try Self.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = folder.appendingPathComponent("text.ttf")
        try Data("no font".utf8).write(to: text)
        #expect(throws: FontFailure.notAFont(text)) { try catalog.register(file: text) }
        #expect(throws: FontFailure.self) { try catalog.register(file: folder) }
    }

    @Test(arguments: ["Source Serif 4", "source serif 4", "SourceSerif4Roman-Regular"])
    func registeredFontsAreFoundByName(name: String) throws {
        let catalog = try Self.catalogWithCustomFont()
        let font = try #require(catalog.customFont(named: name, weight: 400, isItalic: false))
        let shaper = PangoShaper(catalog: catalog)
        let descriptor = FontDescriptor(family: .custom(name), size: 20)
        let shaped = shaper.shape(TestFonts.text("Ag", descriptor))
        #expect(shaped.clusters[0].font.face.hasPrefix(font.key))
        #expect(shaped.clusters[0].font.size == 20)
        let metrics = shaper.metrics(of: descriptor)
        #expect(abs(metrics.ascent - 20 * 1.036) < 0.001)
        #expect(abs(metrics.descent - 20 * 0.335) < 0.001)
        #expect(abs(metrics.capHeight - 20 * 0.67) < 0.001)
        #expect(abs(metrics.xHeight - 20 * 0.475) < 0.001)
        #expect(catalog.cairoFont(for: shaped.clusters[0].font) != nil)
    }

    /// A font of icons or of one script may have neither Latin letters nor a space, which come from the system's font.
    /// A variable font's styles have names of their own.
    @Test(arguments: [
        ("Nunito-Bold", 400.0, 700.0), ("nunito semibold", 400, 600), ("Nunito-ExtraLight", 400, 200), ("Nunito", 400, 400),
        ("Nunito-Light", 800, 800), ("Nunito-Light", 400, 300),
    ])
    func stylesOfAVariableFont(name: String, weight: Double, drawn: Double) throws {
        let catalog = try FontCatalog(report: { Issue.record("\($0)") })
        try catalog.register(file: catalog.folder.appendingPathComponent("Nunito.ttf"))
        let descriptor = FontDescriptor(family: .custom(name), size: 20, weight: weight)
        let shaped = PangoShaper(catalog: catalog).shape(TestFonts.text("a", descriptor))
        #expect(shaped.clusters[0].font.face.contains("wght=\(drawn)"), "\(shaped.clusters[0].font.face)")
    }

    @Test func charactersThatARegisteredFontLacks() throws {
        let catalog = try FontCatalog(report: { _ in })
        try catalog.register(file: catalog.folder.appendingPathComponent("CupertinoIcons.ttf"))
        let name = try #require(RegisteredFont.faces(of: catalog.folder.appendingPathComponent("CupertinoIcons.ttf")).first?.postScriptName)
        let shaper = PangoShaper(catalog: catalog)
        let own = FontDescriptor(family: .custom(name), size: 20)
        for text in ["12:30", "Ab", "a b"] {
            let (shaped, expected) = (shaper.shape(TestFonts.text(text, own)), shaper.shape(TestFonts.text(text, TestFonts.system(20))))
            #expect(shaped.glyphs.map(\.id) == expected.glyphs.map(\.id) && abs(shaped.width - expected.width) < 0.001, "\(text) \(shaped.width) \(expected.width)")
        }
    }

    @Test func registeredFontsWithoutItalicsAreSlanted() throws {
        let catalog = try Self.catalogWithCustomFont()
        let font = FontDescriptor(family: .custom("Source Serif 4"), size: 20, isItalic: true)
        let shaped = PangoShaper(catalog: catalog).shape(TestFonts.text("a", font))
        let drawn = try #require(catalog.cairoFont(for: shaped.clusters[0].font))
        #expect(drawn.matrix.xy < 0)
    }

    /// A font of Apple's systems is drawn by a bundled font of its kind, which one warning for the family tells.
    @Test(arguments: [
        ("Georgia", "SourceSerif4.ttf", 400), ("Georgia-BoldItalic", "SourceSerif4-Italic.ttf", 700),
        ("AvenirNext-DemiBold", "Inter.ttf", 600), ("Avenir Next Condensed", "Inter.ttf", 400),
        ("HelveticaNeue-UltraLight", "Inter.ttf", 100), ("TimesNewRomanPS-BoldMT", "SourceSerif4.ttf", 700),
        ("Courier New", "JetBrainsMono.ttf", 400), ("MarkerFelt-Wide", "Nunito.ttf", 745),
        ("Chalkduster", "Nunito.ttf", 674),
        ("SnellRoundhand-Bold", "SourceSerif4-Italic.ttf", 700), ("BodoniSvtyTwoITCTT-Book", "SourceSerif4.ttf", 400),
    ])
    func fontsOfApplesSystems(name: String, file: String, weight: Double) throws {
        let messages = Messages()
        let shaper = PangoShaper(catalog: try FontCatalog { messages.add($0) })
        let font = FontDescriptor(family: .custom(name), size: 20)
        let shaped = shaper.shape(TestFonts.text("Ag", font))
        _ = shaper.metrics(of: font)
        let face = try #require(FaceDescription(text: shaped.clusters[0].font.face))
        #expect(face.file == file)
        let drawn = face.variations.first { $0.tag == openTypeTag("wght") }
        #expect(abs(Double(drawn?.value ?? 0) - weight) < 30)
        #expect(messages.all.count == 1 && messages.all[0].contains("comes with Apple's systems"))
    }

    /// The advances and the line heights of Helvetica, Times and Courier are public.
    @Test func publicAdvances() throws {
        let shaper = PangoShaper(catalog: try FontCatalog(report: { _ in }))
        func advances(_ name: String, _ text: String) -> [Double] {
            let font = FontDescriptor(family: .custom(name), size: 100)
            return shaper.shape(TestFonts.text(text, font)).clusters.map { (Double($0.advance) * 10).rounded() / 10 }
        }
        #expect(advances("Arial", "H n") == [72.2, 27.8, 55.6])
        #expect(advances("Arial-BoldMT", "Hé") == [72.2, 55.6])
        #expect(advances("Times New Roman", "H n") == [72.2, 25, 50])
        #expect(advances("Courier", "iW") == [60, 60])
        let metrics = shaper.metrics(of: FontDescriptor(family: .custom("Georgia"), size: 1024))
        #expect(metrics.ascent == 939 && metrics.descent == 224.5 && metrics.capHeight == 709.5)
        #expect(FamilyStandIn(named: "Georgia Pro") == nil && FamilyStandIn(named: "No Such Font") == nil)
    }

    @Test func anUnknownFontIsTheSystemFontAndReportedOnce() throws {
        let messages = Messages()
        let catalog = try FontCatalog { messages.add($0) }
        let shaper = PangoShaper(catalog: catalog)
        let font = FontDescriptor(family: .custom("No Such Font"), size: 17)
        #expect(shaper.metrics(of: font) == .system(size: 17))
        #expect(shaper.shape(TestFonts.text("a", font)).width == shaper.shape(TestFonts.text("a")).width)
        #expect(messages.all.count == 1 && messages.all[0].contains("No Such Font"))
    }

    /// A device does not register a file that the list of the extension lacks.
    @Test func aFontThatIsNotListedIsTheSystemFont() throws {
        let messages = Messages()
        let catalog = try FontCatalog { messages.add($0) }
        catalog.noteUnlisted(file: catalog.folder.appendingPathComponent("SourceSerif4.ttf"))
        let shaper = PangoShaper(catalog: catalog)
        let font = FontDescriptor(family: .custom("Source Serif 4"), size: 17)
        #expect(shaper.shape(TestFonts.text("a", font)).width == shaper.shape(TestFonts.text("a")).width)
        #expect(messages.all.count == 1 && messages.all[0].contains("SourceSerif4.ttf, to UIAppFonts in the Info.plist"))
        try catalog.register(file: catalog.folder.appendingPathComponent("SourceSerif4.ttf"))
        #expect(catalog.customFont(named: "Source Serif 4", weight: 400, isItalic: false) != nil)
    }

    @Test(arguments: ["⇢", "➤", "➜", "➔", "⤷", "⟳", "⎋", "✂", "∑", "𝐱", "⠿"])
    func symbolsHaveAFont(character: String) throws {
        let messages = Messages()
        let shaper = PangoShaper(catalog: try FontCatalog { messages.add($0) })
        let shaped = shaper.shape(TestFonts.text(character))
        #expect(!shaped.glyphs.isEmpty && shaped.glyphs.allSatisfy { $0.id != 0 })
        #expect(messages.all.isEmpty)
    }

    @Test func charactersOfNoFontAreReportedOnce() throws {
        let messages = Messages()
        let shaper = PangoShaper(catalog: try FontCatalog { messages.add($0) })
        _ = shaper.shape(TestFonts.text("a\u{F8FF}b\u{F8FF}"))
        _ = shaper.shape(TestFonts.text("\u{F8FF}", TestFonts.system(30)))
        #expect(messages.all.count == 1 && messages.all[0].contains("U+F8FF"))
    }

    @Test func registeredFontsAreDrawnByOutlines() throws {
        let catalog = try Self.catalogWithCustomFont()
        let shaper = PangoShaper(catalog: catalog)
        let own = shaper.shape(TestFonts.text("a", FontDescriptor(family: .custom("Source Serif 4"), size: 20)))
        #expect(catalog.cairoFont(for: own.clusters[0].font)?.needsOutlines == true)
        let pinned = shaper.shape(TestFonts.text("a", TestFonts.system(20, .serif)))
        #expect(catalog.cairoFont(for: pinned.clusters[0].font)?.needsOutlines == false)
    }

    @Test func eachThreadHasItsOwnFaces() async throws {
        let catalog = try TestFonts.catalog()
        let font = PangoShaper(catalog: catalog).shape(TestFonts.text("a")).clusters[0].font
        let here = try #require(catalog.cairoFont(for: font)?.face)
        #expect(catalog.cairoFont(for: font)?.face == here)
        let there: UInt = await withCheckedContinuation { continuation in
            let thread = Thread {
                let face = catalog.cairoFont(for: font)?.face
                continuation.resume(returning: face.map { UInt(bitPattern: $0) } ?? 0)
            }
            thread.start()
        }
        #expect(there != 0 && there != UInt(bitPattern: here))
    }

    @Test func foreignFaceDescriptionsAreRefused() throws {
        let catalog = try TestFonts.catalog()
        for face in ["", "Inter.ttf", "Inter.ttf#99", "../Inter.ttf#0", "Nothing.ttf#0", "Inter.ttf#0?wght", "#"] {
            #expect(catalog.cairoFont(for: GlyphFont(face: face, size: 12)) == nil, "\(face)")
        }
    }

    @Test func faceDescriptionsSurviveBeingWrittenOut() {
        let face = FaceDescription(
            file: "custom/Font#1", index: 3, variations: [.init(tag: openTypeTag("wght"), value: 412.5)],
            isSlanted: true, isEmboldened: true)
        #expect(FaceDescription(text: face.text) == face)
    }

    private static func catalogWithCustomFont() throws -> FontCatalog {
        let catalog = try FontCatalog(report: { _ in })
        try catalog.register(file: catalog.folder.appendingPathComponent("SourceSerif4.ttf"))
        return catalog
    }

    private static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

/// Collects the messages of a catalog.
private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    var all: [String] { lock.withLock { texts } }
    func add(_ text: String) { lock.withLock { texts.append(text) } }
}
