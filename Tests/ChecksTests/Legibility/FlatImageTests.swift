import Foundation
import Testing

@testable import Checks

struct FlatImageTests {
    private func picture(
        _ look: Look, spread: Double, around: Double? = 0.2, source: ImageFacts.Source = .asset
    ) -> PictureSummary {
        var facts = PictureFacts.sample([], look: look)
        var image = ImageFacts("harbor", source: source, view: ViewFacts(path: "0.1", frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
        (image.spread, image.surroundingSpread) = (spread, around)
        facts.images = [image]
        return PictureSummary(facts)
    }

    private func texts(_ pictures: [PictureSummary]) -> [String] {
        guard case .widget(let judge) = Rule.legibilityFlatImage.judge else { return [] }
        return judge(WidgetFacts(kind: "Sample", families: ["systemSmall"]), pictures, 0).map(\.text)
    }

    @Test func imageThatLosesItsContentIsFound() {
        #expect(
            texts([picture(.standard, spread: 0.2), picture(.of(.accented), spread: 0)]) == [
                #"The image "harbor" is a plain area on a tinted Home Screen, where opacity alone counts; leave out its background, or use "#
                    + ".widgetAccentedRenderingMode(.desaturated)."
            ])
    }

    @Test func imageThatFillsTheWidgetIsFoundAndOneOnAWhiteShapeIsNot() {
        #expect(texts([picture(.standard, spread: 0.2), picture(.of(.accented), spread: 0, around: nil)]).count == 1)
        #expect(texts([picture(.standard, spread: 0.2), picture(.of(.accented), spread: 0, around: 0)]).isEmpty)
    }

    @Test func plainImagesSymbolsAndImagesThatKeepTheirContentAreNoFindings() {
        #expect(texts([picture(.standard, spread: 0.01), picture(.of(.accented), spread: 0)]).isEmpty)
        #expect(texts([picture(.standard, spread: 0.2), picture(.of(.accented), spread: 0.1)]).isEmpty)
        #expect(texts([picture(.standard, spread: 0.2, source: .symbol), picture(.of(.accented), spread: 0, source: .symbol)]).isEmpty)
        #expect(texts([picture(.standard, spread: 0.2), picture(.of(.standBy), spread: 0)]).isEmpty)
    }

    /// A clear Home Screen shows what a tinted one does, and is told where it is alone.
    @Test func clearHomeScreenIsTheSameFinding() {
        let clear = picture(.of(.clear), spread: 0)
        #expect(texts([picture(.standard, spread: 0.2), picture(.of(.accented), spread: 0), clear]).count == 1)
        #expect(texts([picture(.standard, spread: 0.2), clear]).first?.contains("is a plain area on a clear Home Screen") == true)
    }
}
