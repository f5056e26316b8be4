import Foundation
import Testing

@testable import Checks

/// Rules about Live Activities.
@Suite struct ActivityRuleTests {
    private func picture(
        _ form: String, _ surface: PictureFacts.Surface, _ topics: [NoticeFacts.Topic]
    ) -> PictureFacts {
        var picture = SampleWidgets.picture(form, surface: surface)
        picture.notices = topics.map { NoticeFacts($0) }
        return picture
    }

    @Test(arguments: [(nil, 0), (4096, 0), (4097, 1)])
    func stateSizes(size: Int?, count: Int) {
        var judge = CheckJudge(RuleSettings(only: ["activity"]))
        judge.add(ActivityFacts(attributes: "Ride", place: SampleWidgets.place, stateSize: size))
        #expect(judge.findings.count == count && judge.findings.allSatisfy { $0.rule == "activity.state-size" && $0.kind == "Ride" })
    }

    @Test func emptyPresentationsAreFindingsOfTheirOwn() {
        let pictures = [
            picture("compact", .island, [.presentationDrawsNothing("compact leading"), .presentationDrawsNothing("compact trailing")]),
            picture("minimal", .island, [.presentationDrawsNothing("minimal")]),
            picture("expanded", .island, []),
            picture("content", .liveActivity, [.presentationDrawsNothing("content")]),
        ]
        let findings = SampleWidgets.findings(pictures, rules: ["activity"])
        #expect(
            findings.map(\.text) == [
                "Both sides of the compact Dynamic Island draw nothing.", "The minimal presentation of the Dynamic Island draws nothing.",
                "The Lock Screen presentation draws nothing.",
            ])
        #expect(findings.map(\.severity) == [.warning, .warning, .warning] && findings.allSatisfy { $0.place == SampleWidgets.place })
    }

    @Test func oneEmptySideIsANote() {
        let findings = SampleWidgets.findings(
            [picture("compact", .island, [.presentationDrawsNothing("compact trailing")])], rules: ["activity"])
        #expect(findings.map(\.text) == ["The compact trailing side of the Dynamic Island draws nothing, so the island has an empty side."])
        #expect(findings.map(\.severity) == [.note])
    }

    @Test func heights() {
        let tall = picture("content", .liveActivity, [.presentationTooTall(height: 196)])
        #expect(
            SampleWidgets.findings([tall], rules: ["activity"]).map(\.text) == [
                "The Lock Screen presentation is at least 196 points high; the system cuts off what is over 160."
            ])
        #expect(SampleWidgets.findings([picture("expanded", .island, [])], rules: ["activity"]).isEmpty)
    }
}
