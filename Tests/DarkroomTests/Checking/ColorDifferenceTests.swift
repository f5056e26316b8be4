import CairoGraphics
import DisplayList
import Foundation
import Testing

@testable import Darkroom

struct ColorDifferenceTests {
    private let green = Paint.color(RGBAColor(0, 128, 51))
    private let red = Paint.color(RGBAColor(204, 26, 26))

    /// A square of 10 points in a picture of 20.
    private func list(_ paint: Paint, width: CGFloat = 10) -> DisplayList {
        DisplayList(
            size: CGSize(width: 20, height: 20), items: [.fill(Path(CGRect(x: 5, y: 5, width: width, height: 10)), FillStyle(), paint)])
    }

    private func difference(_ first: DisplayList, _ second: DisplayList) throws -> ColorDifference? {
        try ColorDifference(first, second, ground: nil, with: BitmapRenderer())
    }

    @Test func colorsOfTheSameOutlineAreCompared() throws {
        let found = try #require(try difference(list(green), list(red)))
        #expect(found.share == 0.25)
        #expect(found.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect((found.contrast * 100).rounded() == 111)
        #expect((found.colors.first.text, found.colors.second.text) == ("#008033", "#CC1A1A"))
    }

    @Test func equalDrawingsAndOtherOutlinesAreNot() throws {
        #expect(try difference(list(green), list(green)) == nil)
        #expect(try difference(list(green), list(red, width: 8)) == nil)
        #expect(try difference(list(green), DisplayList(size: CGSize(width: 21, height: 20), items: list(red).items)) == nil)
    }

    /// What appears is another thing than what changes its color, and so is another gradient.
    @Test func whatAppearsIsNoColor() throws {
        #expect(try difference(list(green), list(.color(.clear))) == nil)
        func ramp(_ color: RGBAColor) -> Paint {
            .linearGradient(
                GradientRamp(stops: [.init(color: color, location: 0), .init(color: .black, location: 1)]), start: .zero,
                end: CGPoint(x: 20, y: 0))
        }
        #expect(try difference(list(ramp(.white)), list(ramp(RGBAColor(204, 26, 26)))) == nil)
    }

    @Test func colorsThatNobodyTellsApartAreNoDifference() throws {
        #expect(try difference(list(green), list(.color(RGBAColor(0, 140, 51)))) == nil)
    }
}
