import Foundation
import Testing

@testable import Checks

struct ContrastTests {
    private func text(_ contrast: Double, _ luminance: (Double, Double), change: (inout TextFacts) -> Void = { _ in }) -> TextFacts {
        .sample("Delayed") {
            ($0.contrast, $0.luminance) = (contrast, luminance)
            change(&$0)
        }
    }

    @Test func textBelowThreeToOneIsFound() {
        #expect(
            Rule.legibilityContrast.texts(in: .sample([text(2.96, (0.3, 1)), text(3, (0.3, 1))])) == [
                #""Delayed" has a contrast of 2.9:1 to what is behind it, light on light; it needs 3:1."#
            ])
    }

    @Test func textBelowTwoToOneIsAWarning() {
        let matches = Rule.legibilityContrast.matches(in: .sample([text(1.9, (0.5, 1)), text(2.2, (0.42, 1))]))
        #expect(matches.map(\.severity) == [nil, .note])
    }

    /// The wallpaper and the tint are the user's.
    @Test func tintedTextOnTheWallpaperIsNoFinding() {
        let texts = [text(2.5, (0.07, 0)), text(2.5, (1, 0.37))]
        #expect(Rule.legibilityContrast.texts(in: .sample(texts, look: .of(.accented))).count == 1)
    }

    @Test func darkTextInDarkAppearanceIsTold() {
        #expect(
            Rule.legibilityContrast.texts(in: .sample([text(1.5, (0, 0.02))], look: Look(isDark: true))) == [
                #""Delayed" has a contrast of 1.5:1 to what is behind it in dark appearance, dark on dark; it needs 3:1."#
            ])
    }

    @Test func textsWithoutLettersOrUnderOthersAreNoFindings() {
        let texts = [
            text(1.5, (0, 0.02)) { $0.text = "•" },
            text(1.5, (0, 0.02)) { $0.isPainted = false },
            text(1.5, (0, 0.02)) { $0.hiddenShare = 0.5 },
            text(1.5, (0, 0.02)) { $0.view.isRedacted = true },
            text(1.5, (0, 0.02)) { $0.contrast = nil },
        ]
        #expect(Rule.legibilityContrast.texts(in: .sample(texts)).isEmpty)
    }

    /// Below 18 points 4.5:1, from there on and in bold 3:1.
    @Test(arguments: [(17, false, 4.4, true), (17, false, 4.5, false), (18, false, 3.1, false), (12, true, 3.1, false), (12, false, 2.9, false)])
    func levelAA(size: Double, isBold: Bool, contrast: Double, isFound: Bool) {
        let text = text(contrast, (0.2, 1)) { ($0.fontSize, $0.isBold) = (size, isBold) }
        #expect(Rule.legibilityContrastAA.texts(in: .sample([text])).isEmpty != isFound)
        #expect(!Rule.legibilityContrastAA.isOnByDefault)
    }

    @Test func textOfItsGroundsColorVanishes() {
        let (same, faint) = (text(1, (1, 1)), text(1.5, (1, 0.65)))
        #expect(Rule.legibilityVanishes.texts(in: .sample([same, faint], look: .of(.accented))) == [
            #""Delayed" has the same color as what is behind it."#
        ])
        // One finding a text is enough.
        #expect(Rule.legibilityContrast.matches(in: .sample([same, faint], look: .of(.accented))).count == 1)
    }

    @Test func manyTextsThatVanishAreOneFinding() {
        let texts = (0..<5).map { index in
            TextFacts.sample("Row \(index)", y: CGFloat(index) * 30) { ($0.contrast, $0.luminance) = (1, (1, 1)) }
        }
        let matches = Rule.legibilityVanishes.matches(in: .sample(texts, look: .of(.accented)))
        #expect(matches.map(\.text) == [#"5 texts have the same color as what is behind them, such as "Row 0"."#])
        #expect(matches.map(\.frame) == [CGRect(x: 40, y: 0, width: 60, height: 140)])
        #expect(Rule.legibilityVanishes.matches(in: .sample(Array(texts.prefix(3)), look: .of(.accented))).count == 3)
    }

    @Test func textOnTheLockScreenVanishesWhereItIsBlack() {
        let text = text(1, (0.001, 0)) { $0.contrast = nil }
        #expect(Rule.legibilityVanishes.matches(in: .sample([text], surface: .accessory)).count == 1)
    }
}
