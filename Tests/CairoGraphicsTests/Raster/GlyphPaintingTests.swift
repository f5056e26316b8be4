import CPango
import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

/// A font with one glyph: a box on the baseline, half an em wide and high.
private final class BoxFont: GlyphFontProvider, @unchecked Sendable {
    private let face: OpaquePointer

    init() {
        face = cairo_user_font_face_create()
        cairo_user_font_face_set_render_glyph_func(face) { _, _, context, extents in
            cairo_rectangle(context, 0, -0.5, 0.5, 0.5)
            cairo_fill(context)
            extents?.pointee.x_advance = 0.5
            return CAIRO_STATUS_SUCCESS
        }
    }

    deinit { cairo_font_face_destroy(face) }

    func cairoFont(for font: GlyphFont) -> CairoFont? {
        font.face == "box" ? CairoFont(face: face, size: font.size) : nil
    }
}

@Suite struct GlyphPaintingTests {
    private let renderer = BitmapRenderer(fonts: BoxFont())

    private func run(_ positions: [CGFloat], face: String = "box", isColor: Bool = false, size: CGFloat = 8) -> GlyphRun {
        GlyphRun(
            font: GlyphFont(face: face, size: size, isColor: isColor),
            glyphs: positions.map { Glyph(id: 0, position: CGPoint(x: $0, y: 0)) }, origin: CGPoint(x: 1, y: 8))
    }

    @Test(arguments: [1.0, 2, 3]) func glyphsStandOnTheirOrigin(scale: CGFloat) throws {
        let bitmap = try draw([.glyphs(run([0, 5]), .color(.pureRed))], scale: scale, renderer: renderer)
        let expected = try draw([.box(1, 4, 4, 4, .pureRed), .box(6, 4, 4, 4, .pureRed)], scale: scale)
        #expect(bitmap == expected)
    }

    /// Cairo refuses the whole picture where the square of a font's size is zero.
    @Test(arguments: [5e-324, 1e-308, 1e-200, 1e-38] as [CGFloat]) func lettersBelowPixelsAreLeftOut(size: CGFloat) throws {
        for (size, transform) in [(size, CGAffineTransform.identity), (size, CGAffineTransform(scaleX: 1e9, y: 1e9))] {
            let letters = DisplayItem.group([.glyphs(run([0, 5], size: size), .black)]) {
                $0.transform = transform
                $0.filters = [.blur(radius: 1, isOpaque: false)]
            }
            let bitmap = try draw([letters, .box(0, 0, 2, 2, .pureRed)], renderer: renderer)
            #expect(bitmap.color(x: 1, y: 1).red == 255 && bitmap.color(x: 5, y: 5).alpha == 0)
        }
    }

    @Test(arguments: [1, 2, 3]) func fractionsOfPixelsAreKept(scale: Int) throws {
        let bitmap = try draw([.glyphs(run([0.5 / CGFloat(scale)]), .black)], scale: CGFloat(scale), renderer: renderer)
        #expect(
            isClose(bitmap.color(x: scale, y: 6 * scale), 0, 0, 0, 128, by: 2)
                && isClose(bitmap.color(x: 5 * scale, y: 6 * scale), 0, 0, 0, 128, by: 2))
    }

    /// At two and three pixels per point, the baseline lies between two rows of pixels.
    @Test func baselinesLieOnPixels() throws {
        var low = run([0])
        low.origin.y += 0.2
        let bitmap = try draw([.glyphs(low, .color(.pureRed))], scale: 2, renderer: renderer)
        #expect(try bitmap == draw([.glyphs(run([0]), .color(.pureRed))], scale: 2, renderer: renderer))
    }

    /// What is visible of a glyph is drawn however large it is: this one covers the picture, but for its left third.
    @Test(arguments: [2000.0, 1e5, 1e7, 1e12]) func enormousGlyphsAreDrawn(scale: CGFloat) throws {
        let item = DisplayItem.group([.glyphs(run([0]), .color(.pureRed))]) {
            // The box begins at 1, 4 and is four points wide.
            $0.transform = CGAffineTransform(translationX: 3 - scale, y: 5 - 6 * scale).scaledBy(x: scale, y: scale)
        }
        let bitmap = try draw([item], renderer: renderer)
        #expect(bitmap.color(x: 1, y: 5).alpha == 0 && bitmap.color(x: 2, y: 9).alpha == 0)
        #expect(bitmap.color(x: 3, y: 0) == Bitmap.Color(255, 0, 0) && bitmap.color(x: 9, y: 9) == Bitmap.Color(255, 0, 0))
    }

    /// Emoji beyond the largest size are not drawn, and measuring them would take a gigabyte.
    @Test func enormousColorGlyphsAreNeitherDrawnNorMeasured() {
        let canvas = CairoCanvas.layer(PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10), scale: 1)
        let replay = Replay(on: canvas, resources: ReplayResources(fonts: BoxFont()))
        func ink(_ scale: CGFloat) -> Bounds {
            replay.ink(of: run([0], isColor: true), through: CGAffineTransform(scaleX: scale, y: 1), on: canvas.context)
        }
        #expect(!ink(100).isEmpty && ink(2000).isEmpty)
    }

    @Test func gradientsSpanTheWholeRun() throws {
        let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
        let paint = Paint.linearGradient(ramp, start: .zero, end: CGPoint(x: 10, y: 0))
        let bitmap = try draw([.glyphs(run([0, 5]), paint)], scale: 3, renderer: renderer)
        #expect(isClose(bitmap.color(x: 4, y: 15), 38, 38, 38) && isClose(bitmap.color(x: 25, y: 15), 217, 217, 217))
        #expect(bitmap.color(x: 16, y: 15).alpha == 0)
    }

    @Test func overlappingGlyphsFadeAsOne() throws {
        let bitmap = try draw(
            [.group([.glyphs(run([0, 2]), .black)]) { $0.opacity = 0.5 }], scale: 3, renderer: renderer)
        #expect(isClose(bitmap.color(x: 12, y: 15), 0, 0, 0, 128))
    }

    @Test func colorGlyphsFadeToo() throws {
        let bitmap = try draw(
            [.glyphs(run([0], isColor: true), .color(RGBAColor(0, 0, 0, opacity: 0.5)))], scale: 3, renderer: renderer)
        #expect(isClose(bitmap.color(x: 6, y: 15), 0, 0, 0, 128))
    }

    @Test func shadowsOfGlyphsAreMeasured() throws {
        let item = DisplayItem.group([.glyphs(run([0]), .color(.pureRed))]) {
            $0.filters = [.shadow(color: .black, radius: 0, offset: CGSize(width: 4, height: -4))]
        }
        let bitmap = try draw([item], scale: 3, renderer: renderer)
        #expect(
            bitmap.color(x: 20, y: 4) == Bitmap.Color(0, 0, 0) && bitmap.color(x: 6, y: 15) == Bitmap.Color(255, 0, 0))
    }

    @Test func unknownFontsAndPlacesAreLeftOut() throws {
        let notes = NoteCollector()
        let listening = BitmapRenderer(fonts: BoxFont(), onNote: { notes.add($0) })
        let items: [DisplayItem] = [
            .glyphs(run([0], face: "none"), .black), .glyphs(run([0], face: "none"), .black),
            .glyphs(run([.nan, 0]), .color(.pureRed)),
        ]
        let bitmap = try draw(items, renderer: listening)
        #expect(bitmap.color(x: 2, y: 6) == Bitmap.Color(255, 0, 0) && notes.notes.count == 1)
    }
}
