import DisplayList
import Foundation
import Synchronization
import Testing

@testable import CairoGraphics

/// A picture that is drawn over another one has the pixels of one that is drawn alone.
@Suite struct DrawnPictureTests {
    private static let side = 60.0

    private func text(_ text: String) throws -> GlyphRun? {
        let shaped = try TestFonts.shaper().shape(TestFonts.text(text, TestFonts.system(14)))
        var x: CGFloat = 0
        let glyphs = shaped.clusters.flatMap { cluster in
            defer { x += cluster.advance }
            return shaped.glyphs[cluster.glyphRange].map { Glyph(id: $0.id, position: CGPoint(x: x + $0.position.x, y: $0.position.y)) }
        }
        return shaped.clusters.first.map { GlyphRun(font: $0.font, glyphs: glyphs, origin: .zero) }
    }

    private func renderer() throws -> BitmapRenderer { BitmapRenderer(fonts: try TestFonts.catalog()) }

    private func list(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: CGSize(width: Self.side, height: Self.side * 2), items: items)
    }

    @Test(arguments: 0..<40) func aChangedPictureIsThatOfItsList(part: UInt64) throws {
        let (renderer, text) = (try renderer(), try text("Ag9"))
        for seed in part * 10..<part * 10 + 10 {
            var random = RandomItems(seed: seed, side: Self.side * 1.5, text: text)
            var items = random.items(2 + random.below(6))
            let scale = [1, 2, 3, 1.5][random.below(4)]
            var latest = try renderer.draw(list(items), scale: scale, after: nil)
            for step in 0..<4 {
                items = random.changed(items)
                latest = try renderer.draw(list(items), scale: scale, after: latest)
                let whole = try renderer.render(list(items), scale: scale)
                #expect(latest.bitmap == whole, "seed \(seed), step \(step)")
            }
        }
    }

    /// A picture of 60 by 120 points at twice that size, in regions that meet at a column and at two rows.
    @Test(arguments: 0..<40) func regionsHaveThePixelsOfTheWholePicture(part: UInt64) throws {
        let (renderer, text) = (try renderer(), try text("Ag9"))
        var inRegions = 0
        for seed in part * 10..<part * 10 + 10 {
            var random = RandomItems(seed: 1000 + seed, side: Self.side * 1.5, text: text)
            let list = list(random.items(2 + random.below(6)))
            let whole = try renderer.render(list, scale: 2)
            let (columns, rows) = ([0, random.below(120), 120], [0, random.below(100), 100 + random.below(100), 240])
            let regions = (1..<3).flatMap { x in
                (1..<4).map { y in PixelRect(minX: columns[x - 1], minY: rows[y - 1], maxX: columns[x], maxY: rows[y]) }
            }
            var bitmap = Bitmap(width: whole.width, height: whole.height) { _ in }
            guard try renderer.redraw(regions, of: list, scale: 2, in: &bitmap) != nil else { continue }
            inRegions += 1
            #expect(bitmap == whole, "seed \(1000 + seed)")
        }
        #expect(inRegions > 0)
    }

    @Test func rowsOfOtherPixelsAreTold() throws {
        let renderer = BitmapRenderer()
        func items(_ height: Double) -> DisplayList { list([.box(0, 0, 60, 120, .pureBlue), .box(10, 20, 30, height, .black)]) }
        var bitmap = try renderer.render(items(8), scale: 2)
        let regions = [PixelRect(minX: 10, minY: 10, maxX: 90, maxY: 100), PixelRect(minX: 50, minY: 50, maxX: 120, maxY: 240)]
        #expect(try renderer.redraw(regions, of: items(10), scale: 2, in: &bitmap) == [56..<60])
        #expect(try bitmap == renderer.render(items(10), scale: 2))
        #expect(try renderer.redraw(regions, of: items(10), scale: 2, in: &bitmap) == [])
    }

    /// A clock and a value beside each other are two regions, and the digits of one text are one.
    @Test func changesThatAreFarFromEachOtherAreRegions() throws {
        func items(_ color: RGBAColor) -> DisplayList {
            DisplayList(
                size: CGSize(width: 300, height: 300),
                items: [
                    .box(10, 10, 20, 20, color), .box(32, 10, 20, 20, color), .box(200, 10, 20, 20, color), .box(200, 200, 20, 20, color),
                ])
        }
        let resources = ReplayResources(fonts: nil, images: nil, onNote: nil)
        let regions = try ChangedRegions.between(items(.black), and: items(.pureRed), scale: 2, resources: resources)
        #expect(
            regions == [
                PixelRect(minX: 18, minY: 18, maxX: 106, maxY: 62), PixelRect(minX: 398, minY: 18, maxX: 442, maxY: 62),
                PixelRect(minX: 398, minY: 398, maxX: 442, maxY: 442),
            ])
    }

    /// Their number does not make the search for regions longer.
    @Test func manyChangesAreOneRegion() throws {
        func items(_ color: RGBAColor) -> DisplayList {
            list((0..<2_000).map { .box(Double($0 % 50), Double($0 / 50), 1, 1, color) })
        }
        let resources = ReplayResources(fonts: nil, images: nil, onNote: nil)
        let regions = try ChangedRegions.between(items(.black), and: items(.pureRed), scale: 1, resources: resources)
        #expect(regions == [PixelRect(minX: 0, minY: 0, maxX: 52, maxY: 42)])
    }

    /// Cairo takes a surface that is empty before a run as empty for each of its emoji, and they clear what they touch.
    @Test func emojiThatTouchAreDrawnOverEachOther() throws {
        let emoji = try DisplayItem.glyphs(#require(try text("👩‍👩‍👧‍👦🇩🇪👍🏽")), .black)
        let placed = DisplayItem.group([emoji]) { $0.transform = CGAffineTransform(translationX: 0, y: 40) }
        let items = [placed, .box(50, 100, 5, 5, .black)]
        for scale in stride(from: 0.4, through: 3, by: 0.1) {
            let layers = [items, items.reversed()].map { items in DisplayItem.group(items) { $0.filters = [.luminanceToAlpha] } }
            let pictures = try layers.map { try renderer().render(list([$0]), scale: scale) }
            #expect(pictures[0] == pictures[1], "\(scale)")
        }
    }

    @Test(arguments: 0..<40) func bandsHaveThePixelsOfTheWholePicture(part: UInt64) throws {
        let (renderer, text) = (try renderer(), try text("Ag9"))
        var inBands = 0
        for seed in part * 10..<part * 10 + 10 {
            var random = RandomItems(seed: 2000 + seed, side: Self.side * 1.5, text: text)
            let list = list(random.items(2 + random.below(6)))
            let background = random.below(2) == 0 ? nil : RGBAColor.pureRed
            let size = try PictureSize(list.size, scale: 2)
            let whole = try renderer.render(list, scale: 2, background: background, bands: 1)
            for count in [2, 3, 7] {
                guard let bitmap = renderer.drawnInBands(count, list, size, scale: 2, background: background) else { continue }
                inBands += 1
                #expect(bitmap == whole, "seed \(2000 + seed), \(count) bands")
            }
        }
        #expect(inBands > 0)
    }

    /// A thread does not know which notes come before its own, and two threads may have the same one.
    @Test func aPictureWithNotesIsDrawnAsAWhole() throws {
        let notes = Mutex<[String]>([])
        let renderer = BitmapRenderer(onNote: { note in notes.withLock { $0.append(note) } })
        let photo = DisplayImage(
            content: .pixels(Data(), width: 2, height: 2), size: CGSize(width: 2, height: 2), isVector: false, name: "photo")
        let image = ImageDrawing(
            resource: photo, frame: CGRect(x: 0, y: 0, width: 60, height: 120), naturalSize: CGSize(width: 2, height: 2))
        let list = list([.box(0, 0, 60, 120, .black), .image(image)])
        _ = try renderer.render(list, scale: 2, bands: 4)
        #expect(notes.withLock { $0.count } == 1)
    }

    @Test func aRefusedPictureIsRefusedInBands() throws {
        let list = DisplayList(size: CGSize(width: 1e9, height: 10), items: [])
        #expect(throws: PictureFailure.self) { try BitmapRenderer().render(list, scale: 1, bands: 4) }
    }

    @Test func aCopyKeepsItsPixels() throws {
        let renderer = BitmapRenderer()
        let first = try renderer.draw(list([.box(0, 0, 20, 20, .black)]), scale: 1, after: nil)
        let second = try renderer.draw(list([.box(0, 0, 20, 20, .pureRed)]), scale: 1, after: first)
        #expect(first.bitmap.color(x: 5, y: 5) == Bitmap.Color(0, 0, 0) && second.bitmap.color(x: 5, y: 5) == Bitmap.Color(255, 0, 0))
    }

    @Test func aChangeOfOneTextIsASmallRegion() throws {
        let (before, after) = (try #require(try text("9")), try #require(try text("4")))
        func items(_ run: GlyphRun) -> [DisplayItem] {
            var run = run
            run.origin = CGPoint(x: 10, y: 80)
            let ground = GradientRamp(
                stops: [.init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1)])
            return [
                .fill(.box(0, 0, 60, 120), FillStyle(), .linearGradient(ground, start: .zero, end: CGPoint(x: 60, y: 120))),
                .group([.box(5, 5, 50, 40, .black)]) { $0.filters = [.shadow(color: .black, radius: 4, offset: .zero)] },
                .group([.glyphs(run, .black)]) { $0.transform = .identity },
                .box(2, 110, 50, 5, .pureGreen),
            ]
        }
        let resources = ReplayResources(fonts: try TestFonts.catalog(), images: nil, onNote: nil)
        let regions = try ChangedRegions.between(list(items(before)), and: list(items(after)), scale: 3, resources: resources)
        // A digit of 14 points is 10 points high and stands on y = 80.
        try #require(regions.count == 1)
        #expect(regions[0].minY > 195 && regions[0].maxY < 250 && regions[0].minX > 20 && regions[0].maxX < 70)
        #expect(try ChangedRegions.between(list(items(before)), and: list(items(before)), scale: 3, resources: resources).isEmpty)
    }

    @Test func aChangeInAShadowedGroupReachesAsFarAsTheShadow() throws {
        func items(_ x: CGFloat) -> [DisplayItem] {
            [.group([.box(x, 50, 4, 4, .black)]) { $0.filters = [.shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 20))] }]
        }
        let resources = ReplayResources(fonts: nil, images: nil, onNote: nil)
        let regions = try ChangedRegions.between(list(items(10)), and: list(items(11)), scale: 1, resources: resources)
        try #require(regions.count == 1)
        #expect(regions[0].minY < 50 && regions[0].maxY > 78)
    }
}
