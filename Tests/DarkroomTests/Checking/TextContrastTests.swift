import CairoGraphics
import Foundation
import Testing

@testable import Darkroom

/// Texts of 30 × 10 points whose letters are bars, on grounds made by hand.
struct TextContrastTests {
    private typealias Gray = Double

    /// The alpha of a bar's pixel, 0…1: bars of 3 pixels with faint edges, one in every 10 pixels.
    private static func bars(_ x: Int, _ y: Int) -> Double {
        guard (6..<24).contains(y) else { return 0 }
        return [0, 0.4, 1, 1, 1, 0.4, 0, 0, 0, 0][x % 10]
    }

    /// Draws letters of one gray, 0…255, over a ground of grays.
    private func ink(
        _ gray: Gray, alpha: (Int, Int) -> Double = bars, halo: ((Int, Int) -> Gray?)? = nil, over ground: @escaping (Int, Int) -> Gray
    ) -> TextContrast.Ink {
        func bitmap(_ value: (Int, Int) -> UInt32) -> Bitmap {
            Bitmap(width: 90, height: 30) { pixels in
                for index in 0..<90 * 30 { pixels[index] = value(index % 90, index / 90) }
            }
        }
        func opaque(_ gray: Gray) -> UInt32 { 0xFF00_0000 | UInt32(gray.rounded()) * 0x01_0101 }
        let full = bitmap { x, y in
            let (alpha, behind) = (alpha(x, y), halo?(x, y) ?? ground(x, y))
            return opaque(gray * alpha + behind * (1 - alpha))
        }
        let letters = bitmap { x, y in UInt32((alpha(x, y) * 255).rounded()) * 0x0101_0101 }
        return TextContrast(full: full, bare: bitmap { opaque(ground($0, $1)) }, letters: letters)
            .measure(lines: [CGRect(x: 0, y: 0, width: 30, height: 10)], clip: CGRect(x: 0, y: 0, width: 30, height: 10), fontSize: 10)
    }

    private func ratio(_ ink: TextContrast.Ink) -> Double { ((ink.measure?.ratio ?? 0) * 100).rounded() / 100 }

    @Test func plainGround() {
        let ink = ink(0) { _, _ in 255 }
        #expect(ratio(ink) == 21)
        #expect(ink.measure?.text == 0)
        #expect(ink.painted == 9 * 5 * 18)
        #expect(ink.drawn == ink.painted)
    }

    /// Apple's secondary label on white, (138, 138, 142), has 3.4:1; the gray (138, 138, 138) has a little more.
    @Test func secondaryLabel() { #expect(ratio(ink(138) { _, _ in 255 }) == 3.45) }

    /// The letters on the lightest part of a gradient count, at their best.
    @Test func gradientGround() {
        #expect(ratio(ink(255) { x, _ in Double(x) * 255 / 89 }) == 2.12)
        #expect(ratio(ink(0) { x, _ in 128 + Double(x) }) > 5)
    }

    /// Strokes thinner than a pixel are as pale as they are drawn.
    @Test func thinText() {
        let ink = ink(0, alpha: { x, y in x % 10 == 4 && (6..<24).contains(y) ? 0.5 : 0 }) { _, _ in 255 }
        #expect(ratio(ink) == 3.95)
        #expect(ink.painted == 9 * 18)
    }

    /// White letters on white are read by their shadow.
    @Test func shadow() {
        let shadow: (Int, Int) -> Gray? = { x, y in (4..<26).contains(y) && x % 10 < 8 ? 60 : nil }
        #expect(ratio(ink(255, halo: shadow) { _, _ in 255 }) > 10)
        #expect(ratio(ink(255) { _, _ in 255 }) == 1)
    }

    @Test func translucentTextOnTranslucentGround() {
        // White of 60% on black of 30% over white.
        let ink = ink(255, alpha: { TextContrastTests.bars($0, $1) * 0.6 }) { _, _ in 255 * 0.7 }
        #expect(ratio(ink) == 1.59)
    }

    /// A photo that is white behind two letters alone.
    @Test func imageGround() {
        let photo: (Int, Int) -> Gray = { x, y in (30..<60).contains(x) ? 250 : Double((x * 7 + y * 13) % 60) }
        #expect(ratio(ink(255, over: photo)) < 1.1)
        // Light specks that leave most of each letter on dark are no reason.
        let specks: (Int, Int) -> Gray = { x, y in y % 6 == 0 ? 250 : 20 }
        #expect(ratio(ink(255, over: specks)) > 10)
    }

    /// A translucent Live Activity lies on a wallpaper that nobody knows.
    @Test func translucentPictureTellsNoContrast() {
        let full = Bitmap(width: 30, height: 30) { $0.update(repeating: 0xFFFF_FFFF) }
        let bare = Bitmap(width: 30, height: 30) { $0.update(repeating: 0x8000_0000) }
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let ink = TextContrast(full: full, bare: bare, letters: full).measure(lines: [frame], clip: frame, fontSize: 10)
        #expect(ink == TextContrast.Ink(painted: 900, drawn: 900, measure: nil, isOnWallpaper: true))
    }

    @Test func lettersOfTheGroundsColorAreNotDrawn() {
        let ink = ink(255) { _, _ in 255 }
        #expect((ink.painted, ink.drawn) == (9 * 5 * 18, 0))
        #expect(ink.measure?.ratio == 1)
    }

    @Test func noLetters() {
        #expect(ink(0, alpha: { _, _ in 0 }) { _, _ in 255 } == TextContrast.Ink())
    }

    @Test func linesOutsideThePictureHaveNoInk() {
        let empty = Bitmap(width: 30, height: 30) { _ in }
        let contrast = TextContrast(full: empty, bare: empty, letters: empty)
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        for line in [CGRect(x: -50, y: 0, width: 20, height: 10), CGRect(x: 200, y: 200, width: 20, height: 10), .zero] {
            #expect(contrast.measure(lines: [line], clip: frame, fontSize: 10) == TextContrast.Ink())
            #expect(contrast.measure(lines: [line], clip: CGRect(x: -100, y: -100, width: 999, height: 999), fontSize: 10) == TextContrast.Ink())
        }
    }
}
