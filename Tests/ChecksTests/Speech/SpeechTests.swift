import Foundation
import Testing

@testable import Checks

@Suite struct SpeechTests {
    private let frame = CGRect(x: 0, y: 0, width: 44, height: 44)

    private func matches(_ rule: Rule, _ facts: PictureFacts) -> [Match] {
        guard case .picture(let judge) = rule.judge else { return [] }
        return judge(facts, 0)
    }

    /// A picture with a button of 44 points, and what is in it.
    private func picture(label: String, image: ImageFacts? = nil, text: String? = nil) -> PictureFacts {
        var facts = PictureFacts(name: "W/x", kind: "W", form: "systemMedium")
        facts.targets = [TargetFacts(.intent("Play"), label: label, view: ViewFacts(frame: frame))]
        var inner = ViewFacts(frame: frame)
        inner.target = 0
        if var image {
            image.view = inner
            facts.images = [image]
        }
        if let text { facts.texts = [TextFacts(text, view: inner)] }
        return facts
    }

    private func image(_ name: String?, _ source: ImageFacts.Source, label: String? = nil) -> ImageFacts {
        var facts = ImageFacts(name, source: source, view: ViewFacts(frame: frame))
        facts.label = label
        return facts
    }

    @Test func aControlWithoutWords() {
        #expect(matches(.speechControl, picture(label: "")).map(\.text)
            == ["A button has no label: VoiceOver says only \"button\". Add .accessibilityLabel(_:)."])
        #expect(matches(.speechControl, picture(label: "", text: " ")).count == 1)
        var transparent = picture(label: "", text: "")
        transparent.texts[0].view.opacity = 0
        #expect(matches(.speechControl, transparent).isEmpty)
        // The spoken label of an image without a label is its name.
        for label in ["", "star-icon"] {
            let facts = picture(label: label, image: image("star-icon", .asset, label: label))
            #expect(matches(.speechControl, facts).map(\.text)
                == ["A button has no label: VoiceOver reads the image's name \"star-icon\". Add .accessibilityLabel(_:)."])
        }
    }

    @Test func aControlWithWords() {
        #expect(matches(.speechControl, picture(label: "Play", text: "Play")).isEmpty)
        #expect(matches(.speechControl, picture(label: "Play", image: image("icon", .asset))).isEmpty)
        #expect(matches(.speechControl, picture(label: "Favourite", image: image("icon", .asset, label: "Favourite"))).isEmpty)
        var redacted = picture(label: "", text: "Play")
        redacted.texts[0].view.isRedacted = true
        #expect(matches(.speechControl, redacted).isEmpty)
    }

    @Test func aControlThatIsASymbol() {
        for label in ["", "arrow clockwise"] {
            let facts = picture(label: label, image: image("arrow.clockwise", .symbol))
            #expect(matches(.speechControl, facts).isEmpty)
            #expect(matches(.speechSymbol, facts).map(\.subject) == ["arrow.clockwise"])
        }
        #expect(matches(.speechSymbol, picture(label: "Refresh", image: image("arrow.clockwise", .symbol))).isEmpty)
        #expect(matches(.speechSymbol, picture(label: "Play, play fill", image: image("play.fill", .symbol), text: "Play")).isEmpty)
    }

    @Test func anImageWithoutALabel() {
        var facts = PictureFacts(name: "W/x", kind: "W", form: "systemSmall")
        facts.images = [
            image("cover", .asset), image(nil, .data), image("cover", .asset, label: "The cover"), image("heart", .symbol),
            ImageFacts("wide", source: .asset, view: ViewFacts(frame: facts.bounds)),
        ]
        #expect(matches(.speechImage, facts).map(\.subject) == ["cover", "image"])
        for index in facts.images.indices { facts.images[index].view.isAccessibilityHidden = true }
        #expect(matches(.speechImage, facts).isEmpty)
        for index in facts.images.indices {
            facts.images[index].view.isAccessibilityHidden = false
            facts.images[index].isDecorative = true
        }
        #expect(matches(.speechImage, facts).isEmpty)
    }

    @Test func theOrder() {
        var facts = PictureFacts(name: "W/x", kind: "W", form: "systemSmall")
        let (above, below) = (CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 30, width: 80, height: 20))
        facts.spoken = [SpokenFacts("Below", frame: below), SpokenFacts("Above", frame: above)]
        #expect(matches(.speechOrder, facts).map(\.subject) == ["Above"])
        facts.spoken.reverse()
        #expect(matches(.speechOrder, facts).isEmpty)
    }

    @Test(arguments: ["72", "1,024", "-3.5", "١٢"]) func aBareNumber(_ text: String) { #expect(Rule.isBareNumber(text)) }

    @Test(arguments: ["5m", "3h 20m", "-2d", "1h5m"]) func aLetterForAUnit(_ text: String) { #expect(Rule.hasBareUnit(text)) }

    @Test(arguments: ["5 m", "m5", "5mm", "3h left", "72", ""]) func noLetterForAUnit(_ text: String) { #expect(!Rule.hasBareUnit(text)) }

    @Test(arguments: ["6/9", "24/12", "24.12."]) func aBareDate(_ text: String) { #expect(Rule.isBareDate(text)) }

    @Test(arguments: ["9.12", "June 9", "1/2/2026", "9:41", "3 / 4"]) func noBareDate(_ text: String) { #expect(!Rule.isBareDate(text)) }

    @Test(arguments: ["72%", "21°", "9:41", "$5", "3 of 4", "", "–", "5 km"]) func noBareNumber(_ text: String) {
        #expect(!Rule.isBareNumber(text))
    }
}
