import Foundation
import Testing

@testable import Checks

/// Rules about single pictures of widgets.
@Suite struct WidgetPictureRuleTests {
    private func findings(_ rule: String, _ picture: PictureFacts) -> [Finding] {
        SampleWidgets.findings([picture], rules: [rule])
    }

    @Test func aMissingContainerBackgroundIsOneFindingOfTheWidget() {
        var (small, large) = (SampleWidgets.picture(), SampleWidgets.picture("systemLarge"))
        small.notices = [NoticeFacts(.containerBackgroundMissing, place: SampleWidgets.place)]
        large.notices = small.notices
        let found = SampleWidgets.findings([small, large], rules: ["widget.container-background"])
        #expect(found.map(\.pictures) == [["Tea/systemSmall", "Tea/systemLarge"]])
        #expect(found.map(\.severity) == [.error] && found.map(\.place) == [SampleWidgets.place])
        #expect(findings("widget.container-background", SampleWidgets.picture()).isEmpty)
        var accessory = SampleWidgets.picture("accessoryCircular", surface: .accessory)
        accessory.notices = small.notices
        #expect(findings("widget.container-background", accessory).map(\.severity) == [.warning])
    }

    @Test func unarchivableViewsAreNamed() {
        var picture = SampleWidgets.picture()
        let place = SourceLocation(path: "List.swift", line: 3)
        picture.notices = [
            NoticeFacts(.unarchivableView("a ScrollView"), place: place), NoticeFacts(.unarchivableView("a TextField")),
        ]
        #expect(
            findings("widget.unarchivable", picture).map(\.text) == [
                "A widget cannot hold a ScrollView: an iPhone shows a yellow field with a red sign in its place.",
                "A widget cannot hold a TextField: an iPhone shows a yellow field with a red sign in its place.",
            ])
        #expect(findings("widget.unarchivable", picture).map(\.place) == [place, SampleWidgets.place])
    }

    @Test func imagesBeyondTheArchiveAreNotAlsoOversized() {
        var picture = SampleWidgets.picture()
        let size = CGSize(width: 1200, height: 1200)
        picture.notices = [NoticeFacts(.imageBeyondArchive(name: "Sea", size: size, limit: 1_144_440))]
        var image = ImageFacts("Sea", source: .asset, view: SampleWidgets.view())
        image.pixels = size
        picture.images = [image]
        #expect(
            findings("widget.image-too-large", picture).map(\.text) == [
                "The image \"Sea\" has 1200 × 1200 pixels; a widget's archive takes 1144440 in all here, so the system does not show "
                    + "the widget. Scale the image down before it is shown."
            ])
        #expect(findings("widget.image-oversized", picture).isEmpty)
        picture.notices = []
        #expect(
            findings("widget.image-oversized", picture).map(\.text) == [
                "The image \"Sea\" has 1200 × 1200 pixels and is shown with 180 × 180; it takes 5.8 MB of memory."
            ])
    }

    @Test(arguments: [(400.0, 60.0), (800, 160), (800, 0)])
    func imagesOfAFittingSizeAreNoFinding(pixels: CGFloat, points: CGFloat) {
        var picture = SampleWidgets.picture()
        var image = ImageFacts("Sea", source: .asset, view: SampleWidgets.view(CGRect(x: 0, y: 0, width: points, height: points)))
        image.pixels = CGSize(width: pixels, height: pixels)
        picture.images = [image]
        #expect(findings("widget.image-oversized", picture).isEmpty)
    }

    @Test func linksCountWhereTheWidgetIsNotOneTarget() {
        let url = URL(string: "tea://cup/4")!
        func picture(_ form: String, _ surface: PictureFacts.Surface = .homeScreen) -> PictureFacts {
            var picture = SampleWidgets.picture(form, surface: surface)
            picture.targets = [TargetFacts(.link(url), label: "Cup", view: SampleWidgets.view())]
            return picture
        }
        #expect(
            findings("widget.link-ignored", picture("systemSmall")).map(\.text) == [
                "A tap does not follow the link to \"tea://cup/4\" in systemSmall, where the whole widget is one target. Give the view "
                    + "a widgetURL."
            ])
        #expect(findings("widget.link-ignored", picture("accessoryRectangular", .accessory)).count == 1)
        #expect(findings("widget.link-ignored", picture("systemMedium")).isEmpty)
        #expect(findings("widget.link-ignored", picture("content", .liveActivity)).isEmpty)
        var both = picture("systemSmall")
        both.widgetURL = url
        #expect(findings("widget.link-ignored", both).isEmpty)
    }

    @Test func controlsNeedIntents() {
        var picture = SampleWidgets.picture()
        picture.targets = [
            TargetFacts(.code, label: "Pour", view: SampleWidgets.view()),
            TargetFacts(.intent("PourIntent"), label: "Drink", view: SampleWidgets.view()),
        ]
        #expect(
            findings("widget.no-intent", picture).map(\.text) == [
                "\"Pour\" does nothing in a widget: its code is not called. Give it an intent: Button(intent:) or Toggle(isOn:intent:)."
            ])
        picture.surface = .control
        #expect(findings("widget.no-intent", picture).isEmpty)
    }
}
