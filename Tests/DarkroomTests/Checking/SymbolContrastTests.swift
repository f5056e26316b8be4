import CairoGraphics
import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import WidgetKitCore

@testable import Darkroom

@MainActor struct SymbolContrastTests {
    /// The drawing of a square of 10 points that stands for a symbol, between other drawings.
    private let square = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    private let whole = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

    private func list(_ symbol: RGBAColor, on ground: RGBAColor, under cover: RGBAColor? = nil) -> DisplayList {
        var items: [DisplayItem] = [.fill(whole, FillStyle(), .color(ground)), .fill(square, FillStyle(), .color(symbol))]
        if let cover { items.append(.fill(whole, FillStyle(), .color(cover))) }
        return DisplayList(size: CGSize(width: 20, height: 20), items: items)
    }

    @Test func partIsTakenOutAndDrawnAlone() {
        let (list, part) = (list(.black, on: .white), PicturePart.marks([.outline(square)]))
        #expect(list.holds(part) && !DisplayList(size: list.size, items: [list.items[0]]).holds(part))
        #expect(list.without(part).items == [list.items[0]])
        #expect(list.alone(part).items == [.fill(square, FillStyle(), .color(.white))])
        #expect(list.with(part, in: .white).items == [list.items[0], .fill(square, FillStyle(), .color(.white))])
    }

    @Test func croppedListHasTheRectangle() throws {
        let bitmap = try BitmapRenderer().render(list(.black, on: .white).cropped(to: CGRect(x: 4, y: 4, width: 3, height: 2)), scale: 1)
        #expect((bitmap.width, bitmap.height) == (3, 2))
        #expect([bitmap.premultipliedPixel(x: 0, y: 0), bitmap.premultipliedPixel(x: 1, y: 1)] == [0xFFFF_FFFF, 0xFF00_0000])
    }

    /// An image placed in a layout tree, with its marks replaced by that of the square.
    private func measure(_ list: DisplayList) throws -> (image: Double, ground: Double)? {
        let session = RenderSession()
        let node = ViewRenderer(environment: EnvironmentValues(), session: session)
            .render(Color.black.frame(width: 10, height: 10), size: CGSize(width: 20, height: 20)).root
        let frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        let view = PlacedContent.View(path: "0", frame: frame, clip: CGRect(origin: .zero, size: list.size), node: node, traces: [])
        var image = PlacedContent.Image(view: view, name: "square.fill", isSymbol: true, isMissing: false)
        image.marks = [.outline(square)]
        return try SymbolContrast.measure(image, in: list, ground: nil, with: BitmapRenderer())
    }

    @Test func luminanceOfSymbolAndGround() throws {
        let found = try #require(try measure(list(.black, on: .white)))
        #expect(found == (image: 0, ground: 1))
    }

    /// What lies over a symbol is another thing than a symbol that nobody sees.
    @Test func coveredSymbolIsNotMeasured() throws {
        #expect(try measure(list(.black, on: .white, under: .white)) == nil)
        #expect(try #require(try measure(list(.white, on: .white))) == (image: 1, ground: 1))
    }

    @Test func symbolOnAWallpaperIsNotMeasured() throws { #expect(try measure(list(.black, on: .clear)) == nil) }
}
