import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct LineHeightTests {
    private func pitches(_ height: AttributedString.LineHeight?, size: CGFloat = 20) -> [CGFloat] {
        let fixture = TextFixture(Text(verbatim: "a\nb\nc").font(.system(size: size)).lineHeight(height), scale: 3)
        let baselines = fixture.layout.lines.map(\.baseline)
        return zip(baselines, baselines.dropFirst()).map { (($1 - $0) * 1000).rounded() / 1000 }
    }

    @Test func baselinesHaveTheGivenDistance() {
        #expect(pitches(.exact(points: 30)) == [30, 30])
        #expect(pitches(.multiple(factor: 2)) == [40, 40])
        #expect(pitches(.leading(increase: 4)) == [24, 24])
        #expect(pitches(.exact(points: 9)) == [9, 9])
    }

    @Test func variableLinesAreTheFonts() {
        #expect(pitches(.variable) == pitches(nil))
        #expect(pitches(.exact(points: -3)) == pitches(nil))
        #expect(pitches(.multiple(factor: .nan)) == pitches(nil))
    }

    @Test func theTextIsAsTallAsItsLines() {
        let text = Text(verbatim: "a\nb").font(.system(size: 20)).lineHeight(.exact(points: 50))
        #expect(TextFixture(text).size.height == 100)
    }

    @Test func attributedTextSaysItForItself() {
        var string = AttributedString("a\nb")
        string.lineHeight = .exact(points: 40)
        let fixture = TextFixture(Text(string).font(.system(size: 20)).lineHeight(.exact(points: 90)))
        #expect(fixture.size.height == 80)
    }

    @Test func theLargestLettersOfALineCount() {
        let text = Text(verbatim: "a").font(.system(size: 10)) + Text(verbatim: "b").font(.system(size: 30))
        #expect(TextFixture(text.lineHeight(.multiple(factor: 2))).size.height == 60)
    }
}
