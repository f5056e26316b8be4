import CairoGraphics
import DisplayList
import Foundation
import SwiftUICore
import Testing

@testable import Darkroom

struct SymbolContrastTests {
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

    private func measure(_ list: DisplayList) throws -> (image: Double, ground: Double)? {
        try SymbolContrast.measure(
            [.outline(square)], in: CGRect(x: 5, y: 5, width: 10, height: 10), of: list, ground: nil, with: BitmapRenderer())
    }

    @Test func luminanceOfSymbolAndGround() throws {
        let found = try #require(try measure(list(.black, on: .white)))
        #expect(found == (image: 0, ground: 1))
    }

    /// What lies over a symbol is another thing than a symbol that nobody sees.
    @Test func coveredSymbolIsNotMeasured() throws {
        #expect(try measure(list(.black, on: .white, under: .white)) == nil)
        let same = try #require(try measure(list(.white, on: .white)))
        #expect(same == (image: 1, ground: 1))
    }

    @Test func symbolOnAWallpaperIsNotMeasured() throws { #expect(try measure(list(.black, on: .clear)) == nil) }
}
