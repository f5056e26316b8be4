import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

/// Text in fonts that an app brings.
@Suite struct RegisteredGlyphTests {
    /// Draws a text at (4, 30) in a square of 40 points at three pixels per point.
    private func drawn(_ text: String, _ font: FontDescriptor, _ catalog: FontCatalog, opacity: Double = 1) throws -> Bitmap {
        let shaped = PangoShaper(catalog: catalog).shape(TestFonts.text(text, font))
        var x: CGFloat = 0
        var glyphs: [Glyph] = []
        for cluster in shaped.clusters {
            for glyph in shaped.glyphs[cluster.glyphRange] {
                glyphs.append(Glyph(id: glyph.id, position: CGPoint(x: x + glyph.position.x, y: glyph.position.y)))
            }
            x += cluster.advance
        }
        let run = GlyphRun(font: shaped.clusters[0].font, glyphs: glyphs, origin: CGPoint(x: 4, y: 30))
        let paint = Paint.color(RGBAColor(red: 0, green: 0, blue: 0, opacity: opacity))
        return try CairoGraphicsTests.draw(
            [.glyphs(run, paint)], side: 40, scale: 3, renderer: BitmapRenderer(fonts: catalog))
    }

    /// Outlines look as images do: the same file, pinned and registered under another name.
    @Test func outlinesLieWhereImagesDo() throws {
        let folder = try temporaryCopy(of: "JetBrainsMono.ttf", adding: [:])
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let catalog = try FontCatalog(report: { _ in })
        try catalog.register(file: folder)
        let face = "JetBrainsMono.ttf#0?wght=400.0"
        let own = try drawn("Hx", FontDescriptor(family: .custom("JetBrains Mono"), size: 17), catalog)
        let shaped = PangoShaper(catalog: catalog)
            .shape(TestFonts.text("Hx", FontDescriptor(family: .custom("JetBrains Mono"), size: 17)))
        var x: CGFloat = 0
        let glyphs = shaped.clusters.map { cluster in
            defer { x += cluster.advance }
            return Glyph(id: shaped.glyphs[cluster.glyphRange.lowerBound].id, position: CGPoint(x: x, y: 0))
        }
        let run = GlyphRun(font: GlyphFont(face: face, size: 17), glyphs: glyphs, origin: CGPoint(x: 4, y: 30))
        let images = try CairoGraphicsTests.draw(
            [.glyphs(run, .black)], side: 40, scale: 3, renderer: BitmapRenderer(fonts: catalog))
        var largest = 0
        for y in 0..<120 {
            for x in 0..<120 {
                largest = max(largest, abs(Int(own.color(x: x, y: y).alpha) - Int(images.color(x: x, y: y).alpha)))
            }
        }
        // Two ways to count the coverage of a pixel.
        #expect(largest < 40, "\(largest)")
    }

    /// A band of a picture is far from the picture's origin, too.
    @Test func textIsInItsBandWhereverItStands() throws {
        let folder = try temporaryCopy(of: "JetBrainsMono.ttf", adding: [:])
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let catalog = try FontCatalog(report: { _ in })
        try catalog.register(file: folder)
        let shaped = PangoShaper(catalog: catalog).shape(TestFonts.text("H", FontDescriptor(family: .custom("JetBrains Mono"), size: 8)))
        let items = stride(from: 20.0, through: 380, by: 40).map { y in
            let run = GlyphRun(
                font: shaped.clusters[0].font, glyphs: [Glyph(id: shaped.glyphs[0].id, position: .zero)], origin: CGPoint(x: 4, y: y))
            return DisplayItem.glyphs(run, .black)
        }
        let list = DisplayList(size: CGSize(width: 40, height: 400), items: items)
        let renderer = BitmapRenderer(fonts: catalog)
        let whole = try renderer.render(list, scale: 2, bands: 1)
        for count in [2, 4] {
            #expect(renderer.drawnInBands(count, list, try PictureSize(list.size, scale: 2), scale: 2, background: nil) == whole)
        }
    }

    /// The outlines of letters that are larger than Cairo draws are made at a size of 1024 pixels.
    @Test func hugeLettersAreInTheirBandWhereverItStands() throws {
        let catalog = try FontCatalog(report: { _ in })
        let shaped = PangoShaper(catalog: catalog).shape(TestFonts.text("H", FontDescriptor(size: 5000)))
        let run = GlyphRun(
            font: shaped.clusters[0].font, glyphs: [Glyph(id: shaped.glyphs[0].id, position: .zero)], origin: CGPoint(x: -400, y: 11_900))
        let list = DisplayList(size: CGSize(width: 40, height: 12_000), items: [.glyphs(run, .black)])
        let renderer = BitmapRenderer(fonts: catalog)
        let whole = try renderer.render(list, scale: 2, bands: 1)
        #expect((0..<24_000).contains { whole.color(x: 40, y: $0).alpha > 0 })
        let banded = renderer.drawnInBands(4, list, try PictureSize(list.size, scale: 2), scale: 2, background: nil)
        #expect(banded == whole)
    }

    /// Cairo leaves out the outlines of glyphs that are far from a surface, ten times their size. What a layer holds is measured on a
    /// surface of one pixel, and texts far from it were left out of masks and of groups with an opacity.
    @Test func textIsInItsLayerWhereverItStands() throws {
        let folder = try temporaryCopy(of: "JetBrainsMono.ttf", adding: [:])
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let catalog = try FontCatalog(report: { _ in })
        try catalog.register(file: folder)
        let shaped = PangoShaper(catalog: catalog).shape(TestFonts.text("H", FontDescriptor(family: .custom("JetBrains Mono"), size: 8)))
        for place in [CGPoint(x: 4, y: 10), CGPoint(x: 180, y: 10), CGPoint(x: 4, y: 190), CGPoint(x: 180, y: 190)] {
            let run = GlyphRun(
                font: shaped.clusters[0].font, glyphs: [Glyph(id: shaped.glyphs[0].id, position: .zero)], origin: place)
            let bitmap = try CairoGraphicsTests.draw(
                [.group([.glyphs(run, .black)]) { $0.opacity = 0.5 }], side: 200, scale: 1,
                renderer: BitmapRenderer(fonts: catalog))
            let inked = (0..<200 * 200).filter { bitmap.color(x: $0 % 200, y: $0 / 200).alpha > 0 }
            #expect(inked.count > 10, "\(place)")
        }
    }

    @Test func drawingsInFontsAreDrawnInTheirColors() throws {
        let file = try drawnLetterFont("<rect x='0' y='-1000' width='500' height='500' fill='#ff0000'/>")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let catalog = try FontCatalog(report: { _ in })
        try catalog.register(file: file)
        let font = FontDescriptor(family: .custom("JetBrains Mono"), size: 20)
        // 500 units of 1000 are 10 points, and the drawing's top is an em above the baseline.
        let bitmap = try drawn("A", font, catalog)
        #expect(isClose(bitmap.color(x: 13, y: 31), 255, 0, 0) && isClose(bitmap.color(x: 40, y: 58), 255, 0, 0))
        #expect(bitmap.color(x: 10, y: 31).alpha == 0 && bitmap.color(x: 13, y: 62).alpha == 0)
        #expect(isClose(try drawn("A", font, catalog, opacity: 0.5).color(x: 20, y: 40), 255, 0, 0, 128, by: 2))
        // A letter without a drawing keeps its outline.
        let mixed = try drawn("AB", font, catalog)
        let black = (0..<120 * 120).filter { mixed.color(x: $0 % 120, y: $0 / 120).red < 64 && mixed.color(x: $0 % 120, y: $0 / 120).alpha > 200 }
        #expect(!black.isEmpty)
    }

    @Test func damagedDrawingsDrawNothing() throws {
        let file = try drawnLetterFont("<rect")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let catalog = try FontCatalog(report: { _ in })
        try catalog.register(file: file)
        _ = try drawn("A", FontDescriptor(family: .custom("JetBrains Mono"), size: 20), catalog)
    }

    /// Returns a copy of a pinned font in which the letter A is a drawing.
    private func drawnLetterFont(_ shapes: String) throws -> URL {
        let letter = PangoShaper(catalog: try TestFonts.catalog())
            .shape(TestFonts.text("A", TestFonts.system(20, .monospaced))).glyphs[0].id
        let document = Data(
            "<svg xmlns='http://www.w3.org/2000/svg'><g id='glyph\(letter)'>\(shapes)</g></svg>".utf8)
        let table = bytes(0, 2) + bytes(10, 4) + bytes(0, 4) + bytes(1, 2) + bytes(letter, 2) + bytes(letter, 2)
            + bytes(14, 4) + bytes(UInt32(document.count), 4) + document
        return try temporaryCopy(of: "JetBrainsMono.ttf", adding: ["SVG ": table])
    }

    private func bytes(_ value: UInt32, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * (count - 1 - $0))) })
    }

    /// Returns a copy of a pinned font file with more tables.
    private func temporaryCopy(of name: String, adding tables: [String: Data]) throws -> URL {
        let font = try Data(contentsOf: try TestFonts.catalog().folder.appendingPathComponent(name))
        func number(_ offset: Int) -> UInt32 { font[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        let count = Int(font[4]) << 8 | Int(font[5])
        var found = tables
        for index in 0..<count {
            let entry = 12 + 16 * index
            let start = Int(number(entry + 8))
            found[String(decoding: font[entry..<entry + 4], as: UTF8.self)] =
                font.subdata(in: start..<start + Int(number(entry + 12)))
        }
        var head = font.subdata(in: 0..<4) + bytes(UInt32(found.count), 2) + bytes(0, 2) + bytes(0, 2) + bytes(0, 2)
        var body = Data()
        for (tag, table) in found.sorted(by: { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }) {
            head += Data(tag.utf8) + bytes(0, 4) + bytes(UInt32(12 + 16 * found.count + body.count), 4)
                + bytes(UInt32(table.count), 4)
            body += table + Data(count: (4 - table.count % 4) % 4)
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("Copy.ttf")
        try (head + body).write(to: url)
        return url
    }
}
