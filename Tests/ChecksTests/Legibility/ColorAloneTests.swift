import Foundation
import Testing

@testable import Checks

struct ColorAloneTests {
    private static let green = StateFacts.Color(0, 0.5, 0.2)
    private static let red = StateFacts.Color(0.8, 0.1, 0.1)

    private func texts(
        _ subject: StateFacts.Subject = .entries, contrast: Double = 1.1, share: Double = 0.1,
        _ first: StateFacts.Color = green, _ second: StateFacts.Color = red
    ) -> [String] {
        var judge = CheckJudge()
        judge.add(StateFacts(
            kind: "Tide", form: "systemSmall", subject: subject, picture: "Tide/systemSmall", contrast: contrast, share: share,
            frame: CGRect(x: 1, y: 2, width: 3, height: 4), colors: (first, second)))
        #expect(judge.findings.allSatisfy { $0.severity == .note && $0.pictures == ["Tide/systemSmall"] && $0.form == "systemSmall" })
        return judge.findings.map(\.text)
    }

    @Test func hueAloneIsFound() {
        #expect(texts() == [
            "Two entries of the timeline differ in color alone: #008033 and #CC1A1A have a contrast of 1.1:1 to each other. Add a "
                + "symbol or a word, or a difference of 3:1."
        ])
        #expect(texts(.states).first?.hasPrefix("Two states differ in color alone") == true)
        #expect(texts(.toggle).first?.hasPrefix("A toggle that is on and one that is off differ") == true)
    }

    @Test func differenceInLightnessIsEnough() { #expect(texts(contrast: 3).isEmpty) }

    @Test func backgroundIsNoSign() { #expect(texts(share: 0.5).isEmpty) }

    @Test func graysAndNearlyEqualColorsAreNoFindings() {
        #expect(texts(contrast: 2, 0.1, StateFacts.Color(0.5, 0.5, 0.5), StateFacts.Color(0.8, 0.8, 0.8)).isEmpty)
        #expect(texts(contrast: 1.1, 0.1, Self.green, StateFacts.Color(0, 0.6, 0.2)).isEmpty)
    }

    private func texts(contrast: Double, _ share: Double, _ first: StateFacts.Color, _ second: StateFacts.Color) -> [String] {
        texts(.entries, contrast: contrast, share: share, first, second)
    }
}
