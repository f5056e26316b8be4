import Foundation
import Testing

@testable import Checks

/// Rules about the answers of providers.
@Suite struct TimelineRuleTests {
    private static let now = Date(timeIntervalSince1970: 1_780_998_060)

    /// A timeline of entries at a number of minutes from now.
    private func timeline(_ minutes: [Double], policy: TimelineFacts.Policy = .never) -> TimelineFacts {
        TimelineFacts(
            kind: "Tea", family: "systemSmall", place: SampleWidgets.place, now: Self.now,
            dates: minutes.map { Self.now.addingTimeInterval($0 * 60) }, policy: policy)
    }

    private func findings(_ timelines: TimelineFacts..., only rules: [String]? = nil) -> [Finding] {
        var judge = CheckJudge(RuleSettings(only: rules))
        for timeline in timelines { judge.add(timeline) }
        return judge.findings
    }

    private func texts(_ timeline: TimelineFacts, only rules: [String]? = nil) -> [String] {
        findings(timeline, only: rules).map { "\($0.rule): \($0.text)" }
    }

    @Test func aUsualTimelineIsNoFinding() {
        #expect(texts(timeline([0, 60, 120], policy: .atEnd)).isEmpty)
        #expect(texts(timeline([0], policy: .after(Self.now + 3600))).isEmpty)
        #expect(texts(timeline([0])).isEmpty)
    }

    @Test func oneFindingForAllFamilies() {
        var large = timeline([])
        large.family = "systemLarge"
        #expect(findings(timeline([]), large).map(\.rule) == ["timeline.empty"])
        #expect(findings(timeline([])).map(\.place) == [SampleWidgets.place])
    }

    @Test func entriesThatAreNotInOrder() {
        #expect(texts(timeline([0, 120, 60])) == ["timeline.unsorted: Entry 3 of 3 is 60 min earlier than the one before it. Sort the entries by date."])
        #expect(
            texts(timeline([0, 60, 60])) == [
                "timeline.equal-dates: 1 of 3 entries has the date of another entry: of entries with one date, only one is shown."
            ])
    }

    @Test func entriesOfThePast() {
        // What is shown now may have begun earlier.
        #expect(texts(timeline([-60])).isEmpty && texts(timeline([-60, 60])).isEmpty)
        #expect(
            texts(timeline([-120, -60, 60])) == [
                "timeline.past: 1 of 3 entries is over before the timeline begins, and never shown."
            ])
        #expect(
            texts(timeline([-120, -60, 0, 60])) == [
                "timeline.past: 2 of 4 entries are over before the timeline begins, and never shown."
            ])
        let over = findings(timeline([-180, -150]))
        #expect(
            over.map(\.text) == [
                "All 2 entries lie in the past, the last by 2 h 30 min: the widget shows the last one and nothing after it."
            ])
        #expect(over.map(\.severity) == [.error])
    }

    @Test func tooManyEntries() {
        #expect(findings(timeline((0..<300).map(Double.init))).isEmpty)
        #expect(findings(timeline((0..<301).map(Double.init))).map(\.rule) == ["timeline.too-many"])
    }

    @Test func aBudgetThatDoesNotLast() {
        var often = timeline([0], policy: .after(Self.now + 300))
        (often.reloadInterval, often.reloadsOfDay, often.budgetUsedUp) = (300, 70, Self.now + 21_000)
        #expect(
            texts(often) == [
                "timeline.budget: The provider asks for a reload every 5 min. 70 reloads use up the budget of a day after 5 h 50 min; then "
                    + "the widget stays as it is. Ask less often, and return entries for the time between."
            ])
        // Apple names every 15 minutes as usual.
        var usual = timeline([0], policy: .after(Self.now + 900))
        (usual.reloadInterval, usual.reloadsOfDay, usual.budgetUsedUp) = (900, 70, Self.now + 63_000)
        #expect(texts(usual).isEmpty)
        // The limit itself is enough.
        usual.budgetUsedUp = Self.now + 57_600
        #expect(texts(usual).isEmpty)
        usual.budgetUsedUp = Self.now + 57_599
        #expect(texts(usual).count == 1)
        usual.reloadInterval = 0
        #expect(texts(usual).isEmpty)
        often.lacksInput = true
        #expect(texts(often).isEmpty)
    }

    @Test func timelinesThatAskAtOnce() {
        #expect(findings(timeline([0], policy: .atEnd)).map(\.rule) == ["timeline.end-passed"])
        #expect(
            texts(timeline([0], policy: .after(Self.now - 60))) == [
                "timeline.end-passed: The policy .after names a date that lies 60 s in the past: the next timeline is asked for at once, and "
                    + "the day's reloads are soon used up."
            ])
        var failed = timeline([0], policy: .after(Self.now))
        failed.lacksInput = true
        #expect(findings(failed).isEmpty && findings(timeline([], policy: .atEnd)).map(\.rule) == ["timeline.empty"])
    }

    @Test func neverIsOffUnlessItIsAskedFor() {
        #expect(findings(timeline([0]), only: ["timeline.never"]).count == 1)
        #expect(findings(timeline([0, 60]), only: ["timeline.never"]).isEmpty)
    }

    @Test func answersAsMeasured() {
        var answer = timeline([0])
        (answer.seconds, answer.memory) = (1, 30_000_000)
        #expect(texts(answer).isEmpty)
        (answer.seconds, answer.memory, answer.isUnstable) = (1.26, 40_600_000, true)
        answer.placeholderRequests = ["https://tea.example/a", "https://tea.example/b"]
        #expect(
            texts(answer) == [
                "timeline.placeholder-network: placeholder(in:) asks for \"https://tea.example/a\" and 1 other URL. Return an entry with "
                    + "sample values: the system waits for it before it shows anything.",
                "timeline.slow: The provider took 1.3 s for its timeline, as measured here. Until it answers, the widget shows its "
                    + "placeholder or old content.",
                "timeline.unstable: Two timelines for the same moment show different things, so each size of the widget shows its own, and "
                    + "every reload changes them. Choose by the date, not at random.",
                "widget.memory: One entry with its view and images takes 40.6 MB, as measured; the system ends the extension at 30 MB.",
            ])
    }

    @Test(arguments: [
        (45, "45 s"), (60, "60 s"), (119, "119 s"), (150, "2 min 30 s"), (300, "5 min"), (3600, "60 min"), (21_000, "5 h 50 min"),
        (7200, "2 h"), (172_800, "2 days"),
    ])
    func durations(seconds: Double, text: String) { #expect(Quoted.duration(seconds) == text) }
}
