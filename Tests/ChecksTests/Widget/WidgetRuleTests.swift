import Foundation
import Testing

@testable import Checks

/// Rules about a widget with all its pictures.
@Suite struct WidgetRuleTests {
    private func blank(_ form: String) -> PictureFacts {
        var picture = SampleWidgets.picture(form)
        (picture.isBlank, picture.notices) = (true, [NoticeFacts(.contentDrawsNothing)])
        return picture
    }

    private func found(_ rule: String, _ pictures: [PictureFacts], _ widget: WidgetFacts = SampleWidgets.widget()) -> [Finding] {
        SampleWidgets.findings(pictures, widget, rules: [rule])
    }

    @Test func aFamilyWithoutContentIsFoundWhereOthersHaveSome() {
        let pictures = [SampleWidgets.picture(), blank("systemLarge")]
        let findings = found("widget.blank-family", pictures)
        #expect(
            findings.map(\.text) == [
                "The widget draws nothing as systemLarge, while systemSmall has content. Handle the family, or leave it out of "
                    + "supportedFamilies."
            ])
        #expect(findings.map(\.pictures) == [["Tea/systemLarge"]] && findings.map(\.form) == ["systemLarge"])
        #expect(found("widget.blank", pictures).isEmpty)
    }

    @Test func aWidgetWithoutContentIsOneFinding() {
        let pictures = [blank("systemSmall"), blank("systemLarge")]
        #expect(found("widget.blank", pictures).map(\.pictures) == [["Tea/systemSmall"]])
        #expect(found("widget.blank-family", pictures).isEmpty)
    }

    @Test func placeholdersPlainColorsAndOtherLooksAreNotBlank() {
        var placeholder = blank("systemSmall")
        placeholder.isPlaceholder = true
        var plain = blank("systemSmall")
        plain.notices = []
        var photo = blank("systemSmall")
        photo.isBlank = false
        var locked = blank("systemSmall")
        locked.look = Look(name: "locked", changes: [.locked])
        for picture in [placeholder, plain, photo, locked] { #expect(found("widget.blank", [picture]).isEmpty) }
        #expect(found("widget.blank", []).isEmpty)
    }

    @Test func galleryTexts() {
        var widget = SampleWidgets.widget()
        #expect(found("widget.gallery-texts", [], widget).isEmpty)
        (widget.displayName, widget.summary) = (nil, "")
        #expect(
            found("widget.gallery-texts", [], widget).map(\.text) == [
                "The widget has no name in the gallery. Give it a configurationDisplayName.",
                "The widget has no description in the gallery. Give it a description.",
            ])
        #expect(found("widget.gallery-texts", [], widget).map(\.severity) == [.warning, .note])
        widget.families = ["accessoryInline"]
        #expect(found("widget.gallery-texts", [], widget).map(\.subject) == ["name"])
    }

    @Test func aBackgroundThatStays() {
        var widget = SampleWidgets.widget()
        #expect(found("widget.background-not-removable", [], widget).isEmpty)
        widget.isContainerBackgroundRemovable = false
        #expect(found("widget.background-not-removable", [], widget).map(\.severity) == [.note])
        widget.families = ["systemLarge"]
        #expect(found("widget.background-not-removable", [], widget).isEmpty)
    }

    private func words(_ form: String, size: CGSize, fontSize: CGFloat = 17, count: Int = 2, ink: CGRect) -> PictureFacts {
        var picture = SampleWidgets.picture(form)
        let frame = CGRect(x: size.width / 2 - 40, y: size.height / 2 - 10, width: 80, height: 20)
        (picture.size, picture.inkBounds) = (size, ink)
        picture.texts = ["Tea", "at four"].prefix(count).enumerated().map { index, text in
            TextFacts(text, view: ViewFacts(frame: frame.offsetBy(dx: 0, dy: CGFloat(index) * 20)), fontSize: fontSize)
        }
        return picture
    }

    @Test func aLargeFamilyThatIsOnlyRoomAroundTheSmallOne() {
        let small = words("systemSmall", size: CGSize(width: 170, height: 170), ink: CGRect(x: 45, y: 75, width: 80, height: 20))
        let (size, ink) = (CGSize(width: 364, height: 382), CGRect(x: 142, y: 181, width: 80, height: 20))
        #expect(
            found("widget.same-layout", [small, words("systemLarge", size: size, ink: ink)]).map(\.text) == [
                "systemLarge shows exactly what systemSmall shows, as small, on 1% of its area. Give it more content, or leave it out of "
                    + "supportedFamilies."
            ])
        // A single text often says that there is nothing to show.
        let one = [("systemSmall", small.size, small.inkBounds), ("systemLarge", size, ink)].map { words($0, size: $1, count: 1, ink: $2) }
        #expect(found("widget.same-layout", one).isEmpty)
        // Larger letters, a picture behind the text, and another family.
        #expect(found("widget.same-layout", [small, words("systemLarge", size: size, fontSize: 34, ink: ink)]).isEmpty)
        #expect(found("widget.same-layout", [small, words("systemLarge", size: size, ink: CGRect(origin: .zero, size: size))]).isEmpty)
        #expect(found("widget.same-layout", [small, words("systemMedium", size: size, ink: ink)]).isEmpty)
    }

    @Test func kindsThatTheProgramLacks() {
        var program = ProgramFacts()
        program.missingKinds = [MissingKind(kind: "Coffee", family: nil), MissingKind(kind: "Tea", family: "systemLarge")]
        var judge = CheckJudge(RuleSettings(only: ["widget.missing-kind"]))
        judge.add(program)
        #expect(
            judge.findings.map(\.text) == [
                "The program has no Coffee any more: widgets of this kind on users' screens go blank. Keep the kind when a type is "
                    + "renamed.",
                "Tea does not support systemLarge any more: widgets of this size on users' screens go blank.",
            ])
        #expect(judge.findings.map(\.fingerprint) == ["widget.missing-kind||Coffee", "widget.missing-kind||Tea systemLarge"])
    }
}
