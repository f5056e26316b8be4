import Foundation
import Testing

@testable import Checks

@Suite struct TouchTests {
    private func picture(_ targets: TargetFacts..., form: String = "systemMedium") -> PictureFacts {
        var facts = PictureFacts(name: "W/x", kind: "W", form: form, size: CGSize(width: 300, height: 150))
        facts.targets = targets
        return facts
    }

    private func button(_ label: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, clip: CGRect? = nil,
        inside target: Int? = nil) -> TargetFacts {
        var view = ViewFacts(frame: CGRect(x: x, y: y, width: width, height: height), clip: clip)
        view.target = target
        return TargetFacts(.intent("Play"), label: label, view: view)
    }

    private func matches(_ rule: Rule, _ facts: PictureFacts) -> [Match] {
        guard case .picture(let judge) = rule.judge else { return [] }
        return judge(facts, rule.limit?.value ?? 0)
    }

    @Test func aSmallTargetIsANote() {
        let found = matches(.touchSmall, picture(button("Play", 0, 0, 30, 24), button("Next", 100, 0, 44, 44)))
        #expect(found.map(\.text) == ["The button \"Play\" is 30 × 24 points; a finger needs 44 × 44."])
        #expect(found.map(\.severity) == [nil])
    }

    @Test func tinyTargetsSideBySideAreAWarning() {
        let found = matches(.touchSmall, picture(button("Play", 0, 0, 20, 20), button("Next", 20, 0, 60, 44)))
        #expect(found.first?.severity == .warning)
        #expect(found.first?.text
            == "The button \"Play\" is 20 × 20 points, and the button \"Next\" is right beside it; a finger needs 44 × 44.")
    }

    @Test func aTinyTargetWithRoomAroundItIsANote() {
        let found = matches(.touchSmall, picture(button("Play", 0, 0, 20, 20), button("Next", 30, 0, 20, 20)))
        #expect(found.map(\.severity) == [nil, nil])
    }

    @Test func halfAPointIsNotMissed() {
        #expect(matches(.touchSmall, picture(button("Play", 0, 0, 43.5, 60))).isEmpty)
        #expect(matches(.touchSmall, picture(button("Play", 0, 0, 60, 43.5))).isEmpty)
        #expect(matches(.touchSmall, picture(button("Play", 0, 0, 43.4, 60))).count == 1)
        // 23.5 points are not tiny, and one of 23.4 is.
        let beside = button("Next", 23.5, 0, 60, 60)
        #expect(matches(.touchSmall, picture(button("Play", 0, 0, 23.5, 60), beside)).map(\.severity) == [nil])
        #expect(matches(.touchSmall, picture(button("Play", 0, 0, 23.4, 60), beside)).map(\.severity) == [.warning])
    }

    /// The circle of 24 points around the middle of a tiny target ends 12 points from there.
    @Test(arguments: [(22.0, nil), (21.9, .warning)] as [(CGFloat, Severity?)])
    func theCircleOfATinyTarget(distance: CGFloat, severity: Severity?) {
        func severities(_ x: CGFloat, _ y: CGFloat) -> [Severity?] {
            matches(.touchSmall, picture(button("Play", 60, 60, 20, 20), button("Next", x, y, 50, 50))).map(\.severity)
        }
        #expect(severities(60 + distance, 60) == [severity])
        #expect(severities(60, 60 + distance) == [severity])
        #expect(severities(80 - distance - 50, 60) == [severity])
        #expect(severities(60, 80 - distance - 50) == [severity])
    }

    @Test func theCirclesOfTwoTinyTargetsMeet() {
        func severities(_ x: CGFloat) -> [Severity?] {
            matches(.touchSmall, picture(button("Play", 0, 0, 20, 20), button("Next", x, 0, 20, 20))).map(\.severity)
        }
        #expect(severities(24) == [nil, nil])
        #expect(severities(23.9) == [.warning, .warning])
    }

    @Test func targetsAroundATinyOneOrOutOfSightDoNotCrowdIt() {
        let tiny = button("Play", 10, 10, 20, 20)
        #expect(matches(.touchSmall, picture(tiny, button("All", 0, 0, 100, 100))).map(\.severity) == [nil])
        let hidden = button("Next", 30, 10, 60, 60, clip: CGRect(x: 200, y: 0, width: 10, height: 10))
        #expect(matches(.touchSmall, picture(tiny, hidden)).map(\.severity) == [nil])
    }

    @Test func noTargetsOnADevice() {
        var placeholder = picture(button("Play", 0, 0, 10, 10))
        placeholder.isPlaceholder = true
        #expect(matches(.touchSmall, placeholder).isEmpty)
        var island = picture(button("Play", 0, 0, 10, 10), form: "compact")
        island.surface = .island
        #expect(matches(.touchSmall, island).isEmpty)
        let link = TargetFacts(
            .link(URL(string: "app:x")!), label: "Open", view: ViewFacts(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        #expect(matches(.touchSmall, picture(link, form: "systemSmall")).isEmpty)
        #expect(matches(.touchSmall, picture(link)).map(\.text) == ["The link \"Open\" is 9 × 9 points; a finger needs 44 × 44."])
        let code = TargetFacts(.code, label: "Open", view: ViewFacts(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        #expect(matches(.touchSmall, picture(code)).isEmpty)
    }

    @Test func targetsThatOverlap() {
        let found = matches(.touchOverlap, picture(button("A", 0, 0, 50, 50), button("B", 30, 0, 50, 50)))
        #expect(found.map(\.text) == ["The button \"B\" covers 20 × 50 points of the button \"A\"."])
        let covered = matches(.touchOverlap, picture(button("A", 10, 10, 20, 20), button("", 0, 0, 50, 50)))
        #expect(covered.map(\.text) == ["A button lies over all of the button \"A\", which cannot be tapped."])
    }

    @Test func targetsThatAreMeantToShareRoom() {
        // A button in a row that is a link, one on top of a larger one, and neighbors that rounding lets touch.
        #expect(matches(.touchOverlap, picture(button("Row", 0, 0, 300, 50), button("Done", 0, 0, 300, 50, inside: 0))).isEmpty)
        #expect(matches(.touchOverlap, picture(button("All", 0, 0, 300, 150), button("Done", 10, 10, 44, 44))).isEmpty)
        #expect(matches(.touchOverlap, picture(button("A", 0, 0, 50, 50), button("B", 49, 0, 50, 50))).isEmpty)
    }

    @Test func targetsThatAViewHides() {
        let clip = CGRect(x: 0, y: 0, width: 300, height: 100)
        let found = matches(
            .touchClipped,
            picture(
                button("Gone", 0, 110, 50, 40, clip: clip), button("Half", 0, 80, 50, 50, clip: clip),
                button("Here", 0, 0, 50, 50, clip: clip)))
        #expect(found.map(\.text) == [
            "A view around the button \"Gone\" hides all of it, so nobody can tap it.",
            "A view around the button \"Half\" hides most of it: 50 × 20 points can be tapped.",
        ])
        // What the widget's edge cuts is a finding of another rule.
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 150)
        #expect(matches(.touchClipped, picture(button("Gone", 0, 160, 50, 50, clip: bounds))).isEmpty)
    }
}
