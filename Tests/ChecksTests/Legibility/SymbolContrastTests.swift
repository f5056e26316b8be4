import Foundation
import Testing

@testable import Checks

struct SymbolContrastTests {
    /// A picture with a button that holds an image.
    private func picture(
        _ luminance: (Double, Double)?, texts: [TextFacts] = [], target: Int? = 0, look: Look = .standard,
        change: (inout ImageFacts) -> Void = { _ in }
    ) -> PictureFacts {
        var facts = PictureFacts.sample(texts, look: look)
        let frame = CGRect(x: 40, y: 40, width: 30, height: 30)
        var image = ImageFacts("bell.fill", source: .symbol, view: ViewFacts(path: "0.1", frame: frame))
        (image.luminance, image.view.target) = (luminance.map { (image: $0.0, ground: $0.1) }, target)
        change(&image)
        facts.images = [image]
        facts.targets = [TargetFacts(.code, label: "", view: ViewFacts(path: "0", frame: frame))]
        return facts
    }

    private func texts(_ picture: PictureFacts) -> [String] { Rule.legibilitySymbolContrast.texts(in: picture) }

    @Test func symbolOfAButtonIsFound() {
        #expect(texts(picture((0.6, 1))) == [#"The symbol "bell.fill" has a contrast of 1.6:1 to what is behind it; it needs 3:1."#])
        #expect(texts(picture((0.3, 1))).isEmpty)
        #expect(texts(picture(nil)).isEmpty)
    }

    @Test func darkAppearanceIsTold() {
        #expect(
            texts(picture((0, 0.03), look: Look(isDark: true))) == [
                #"The symbol "bell.fill" has a contrast of 1.6:1 to what is behind it in dark appearance; it needs 3:1."#
            ])
    }

    /// A symbol beside its words is not needed to understand them.
    @Test func symbolBesideItsWordsIsNoFinding() {
        let word = TextFacts.sample("Ring") { $0.view.target = 0 }
        #expect(texts(picture((0.6, 1), texts: [word])).isEmpty)
        #expect(texts(picture((0.6, 1), texts: [.sample("Ring")], target: nil)).isEmpty)
    }

    @Test func symbolWithALabelOfItsOwnIsFound() {
        let other = TextFacts.sample("12 May")
        #expect(texts(picture((0.6, 1), texts: [other], target: nil) { $0.label = "Late" }).count == 1)
        #expect(texts(picture((0.6, 1), texts: [other], target: nil) { $0.label = "bell fill" }).isEmpty)
        #expect(texts(picture((0.6, 1), texts: [other], target: nil) { ($0.label, $0.sharesLabel) = ("Late", true) }).isEmpty)
    }

    @Test func onlyContentOfThePictureIsFound() {
        #expect(texts(picture((0.6, 1), target: nil)).count == 1)
        var two = picture((0.6, 1), target: nil)
        two.images.append(two.images[0])
        #expect(texts(two).isEmpty)
    }

    @Test func decorationsAndWhatIsHiddenAreNoFindings() {
        #expect(texts(picture((0.6, 1)) { $0.isDecorative = true }).isEmpty)
        #expect(texts(picture((0.6, 1)) { $0.view.isAccessibilityHidden = true }).isEmpty)
        #expect(texts(picture((0.6, 1)) { $0.view.isRedacted = true }).isEmpty)
        #expect(texts(picture((0.6, 1)) { $0.view.opacity = 0 }).isEmpty)
        var placeholder = picture((0.6, 1))
        placeholder.isPlaceholder = true
        #expect(texts(placeholder).isEmpty)
        // The system colors controls.
        var control = picture((0.6, 1))
        control.surface = .control
        #expect(texts(control).isEmpty)
    }

    /// A dark sign on a light disk is clear, although the disk is not.
    @Test func clearestImageOfAButtonCounts() {
        var facts = picture((0.6, 1))
        var sign = facts.images[0]
        sign.luminance = (image: 0.02, ground: 0.6)
        facts.images.append(sign)
        #expect(texts(facts).isEmpty)
    }

    /// Behind a tinted or clear widget is the user's wallpaper.
    @Test(arguments: [Look.Change.accented, .clear]) func groundOfATintedWidgetIsNotKnown(change: Look.Change) {
        #expect(texts(picture((0.06, 0), look: .of(change))).isEmpty)
        #expect(texts(picture((1, 0.4), look: .of(change))).count == 1)
    }

    @Test func symbolOfItsGroundsColorVanishes() {
        #expect(Rule.legibilityVanishes.texts(in: picture((1, 1), look: .of(.clear))) == [
            #"The symbol "bell.fill" has the same color as what is behind it."#
        ])
        #expect(texts(picture((1, 1), look: .of(.clear))).isEmpty)
    }
}
