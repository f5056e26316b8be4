import Foundation
import Testing

@testable import Checks

struct LayoutTests {
    @Test func textsOneUponTheOtherAreFound() {
        let matches = Rule.layoutOverlap.matches(in: .sample([.sample("Next"), .sample("9:41", x: 60, y: 44)]))
        #expect(matches.map(\.text) == [#""9:41" is drawn over "Next"."#])
        #expect(matches.map(\.frame) == [CGRect(x: 40, y: 40, width: 80, height: 24)])
    }

    /// Lines may touch, because letters leave the room above and below them empty.
    @Test func textsBesideOrBelowEachOtherAreNoFindings() {
        let texts = [TextFacts.sample("Next"), .sample("9:41", y: 52), .sample("9:42", x: 99)]
        #expect(Rule.layoutOverlap.texts(in: .sample(texts)).isEmpty)
    }

    @Test func outlinesAndHiddenTextsAreNoFindings() {
        let outline = [TextFacts.sample("Next"), .sample("Next", x: 41, y: 41)]
        #expect(Rule.layoutOverlap.texts(in: .sample(outline)).isEmpty)
        let transparent = TextFacts.sample("9:41") { $0.isPainted = false }
        let undrawn = TextFacts.sample("9:42") { $0.isDrawn = false }
        let redacted = TextFacts.sample("9:43") { $0.view.isRedacted = true }
        #expect(Rule.layoutOverlap.texts(in: .sample([.sample("Next"), transparent, undrawn, redacted])).isEmpty)
    }

    @Test func hiddenTextIsFound() {
        let texts = [0.2, 0.5, 1].map { share in TextFacts.sample("Platform 7") { $0.hiddenShare = share } }
        #expect(
            Rule.layoutCovered.texts(in: .sample(texts)) == [
                #""Platform 7" lies under something that hides 50% of it."#,
                #""Platform 7" lies under something that hides all of it."#,
            ])
    }

    @Test func textOutsideIsFound() {
        #expect(
            Rule.layoutOutside.texts(in: .sample([.sample("Late", x: 180), .sample("Cut", x: 150)])) == [#""Late" lies outside the widget."#])
    }

    @Test func smallSymbolAndButtonAtTheEdgeAreFound() {
        var picture = PictureFacts.sample([])
        let (bounds, small) = (picture.bounds, CGRect(x: 150, y: 20, width: 40, height: 40))
        func view(_ frame: CGRect, clip: CGRect? = nil) -> ViewFacts { ViewFacts(frame: frame, clip: clip ?? bounds) }
        picture.images = [
            ImageFacts("tram", source: .symbol, view: view(small)),
            ImageFacts("inside", source: .symbol, view: view(CGRect(x: 20, y: 20, width: 40, height: 40))),
            // What reaches outside on purpose: decoration, a photo, a view in another one that clips it.
            ImageFacts("large", source: .symbol, view: view(CGRect(x: 60, y: 60, width: 150, height: 150))),
            ImageFacts("photo", source: .asset, view: view(small)),
            ImageFacts("clipped", source: .symbol, view: view(small, clip: CGRect(x: 100, y: 0, width: 60, height: 60))),
        ]
        picture.images.append(ImageFacts("transparent", source: .symbol, view: view(small)))
        picture.images[5].view.opacity = 0
        picture.targets = [TargetFacts(.code, label: "Play", view: view(CGRect(x: -60, y: 0, width: 50, height: 50)))]
        #expect(
            Rule.layoutOutside.texts(in: picture) == [
                "The symbol tram is cut at the widget's edge: 50% is missing.",
                #"The button or link "Play" lies outside the widget."#,
            ])
    }

    @Test func textNearTheEdgeIsFound() {
        // The core of the line begins a point after it and 4.4 points below it.
        let (near, far) = (TextFacts.sample("Near", x: 1), TextFacts.sample("Far", x: 3))
        #expect(
            Rule.layoutEdge.texts(in: .sample([near, far])) == [#""Near" is 2 points from the widget's edge; keep at least 4."#])
        #expect(Rule.layoutEdge.texts(in: .sample([near], surface: .accessory)).isEmpty)
        #expect(Rule.layoutEdge.texts(in: .sample([near], look: .of(.standBy))).isEmpty)
    }

    @Test func textInARoundedCornerIsFound() {
        let text = TextFacts.sample("Corner", x: 5, y: 2)
        #expect(
            Rule.layoutEdge.texts(in: .sample([text])) == [#""Corner" is 0 points from the widget's edge; keep at least 4."#])
        #expect(Rule.layoutEdge.texts(in: .sample([text], cornerRadius: 0)).isEmpty)
        #expect(
            Rule.layoutEdge.texts(in: .sample([.sample("Cut", x: 0, y: 0)])) == [
                #""Cut" reaches into the widget's rounded corner, which cuts it."#
            ])
        // The edge cuts this one, as another rule says.
        #expect(Rule.layoutEdge.texts(in: .sample([.sample("Outside", x: -20)])).isEmpty)
    }
}
