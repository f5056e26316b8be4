import CairoGraphics
import DisplayList
import Foundation
import Testing

@testable import Darkroom

struct TextCoverTests {
    /// A text of 10 × 10 points, all of whose pixels are letters, with a cover over its left part.
    private func hiddenShare(coveredColumns: Int) -> Double {
        func bitmap(_ gray: UInt32) -> Bitmap {
            Bitmap(width: 30, height: 30) { pixels in
                for index in pixels.indices { pixels[index] = 0xFF00_0000 | (index % 30 < coveredColumns ? 0x80 : gray) * 0x01_0101 }
            }
        }
        let letters = Bitmap(width: 30, height: 30) { $0.update(repeating: .max) }
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return TextCover(dark: bitmap(0), light: bitmap(255), letters: letters).hiddenShare(lines: [frame], clip: frame)
    }

    @Test func coveredPartIsMeasured() {
        #expect(hiddenShare(coveredColumns: 0) == 0)
        #expect(hiddenShare(coveredColumns: 15) == 0.5)
        #expect(hiddenShare(coveredColumns: 30) == 1)
    }

    @Test func textWithoutLettersIsNotHidden() {
        let empty = Bitmap(width: 30, height: 30) { _ in }
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(TextCover(dark: empty, light: empty, letters: empty).hiddenShare(lines: [frame], clip: frame) == 0)
    }

    // MARK: Lists

    private let run = GlyphRun(font: GlyphFont(face: "Inter", size: 17), glyphs: [], origin: .zero)
    private let emoji = GlyphRun(font: GlyphFont(face: "Emoji", size: 17, isColor: true), glyphs: [], origin: .zero)

    @Test func lettersAreTakenOutOfGroupsAndMasks() {
        let paint = Paint.color(RGBAColor(255, 0, 0, opacity: 0.5))
        let fill = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), FillStyle(), paint)
        var group = DisplayGroup(items: [fill, .glyphs(run, paint)])
        group.mask = [.glyphs(run, .black)]
        let list = DisplayList(size: CGSize(width: 9, height: 9), items: [.glyphs(emoji, .black), .group(group), .glyphs(run, paint)])

        var bare = DisplayGroup(items: [fill])
        bare.mask = []
        #expect(list.without(.letters).items == [.glyphs(emoji, .black), .group(bare)])

        let white = Paint.color(RGBAColor(255, 255, 255, opacity: 0.5))
        var letters = group
        letters.items = [.glyphs(run, white)]
        #expect(list.alone(.letters).items == [.group(letters), .glyphs(run, white)])
    }

    @Test func lettersAloneHaveNoShadowsAndOwnColorsNoTint() {
        let matrix = DisplayFilter.colorMatrix(Array(repeating: 0, count: 20))
        var group = DisplayGroup(items: [.glyphs(run, .black)])
        group.filters = [.shadow(color: .black, radius: 2, offset: .zero), matrix]
        let list = DisplayList(size: CGSize(width: 9, height: 9), items: [.group(group)])

        var alone = DisplayGroup(items: [.glyphs(run, .color(RGBAColor(255, 255, 255)))])
        alone.filters = [matrix]
        #expect(list.alone(.letters).items == [.group(alone)])

        var colored = DisplayGroup(items: [.glyphs(run, .color(.white))])
        colored.filters = [group.filters[0]]
        #expect(list.with(.letters, in: .white).items == [.group(colored)])
    }
}
