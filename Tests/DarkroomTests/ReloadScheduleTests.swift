import Foundation
import Processes
import Testing

@testable import Darkroom
import WidgetKitCore

@Suite struct ReloadBudgetTests {
    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    @Test func theIntervalDelaysReloads() {
        var budget = ReloadBudget(reloadsPerDay: 10, interval: 300)
        #expect(budget.earliest(notBefore: date(0)) == date(0))
        budget.spend(at: date(0), isFirst: true)
        #expect(budget.earliest(notBefore: date(10)) == date(300))
        #expect(budget.earliest(notBefore: date(400)) == date(400))
    }

    @Test func theBudgetAppliesToAnyTwentyFourHours() {
        var budget = ReloadBudget(reloadsPerDay: 2, interval: 1)
        budget.spend(at: date(0), isFirst: true)
        budget.spend(at: date(100))
        budget.spend(at: date(200))
        #expect(budget.earliest(notBefore: date(300)) == date(86_500))
        budget.spend(at: date(86_500))
        #expect(budget.earliest(notBefore: date(86_501)) == date(86_600))
    }

    @Test func withoutABudgetThereAreNoReloads() {
        #expect(ReloadBudget(reloadsPerDay: 0, interval: 1).earliest(notBefore: date(0)) == nil)
    }
}

@Suite struct ReloadScheduleTests {
    private func date(_ minutes: Double) -> Date { Date(timeIntervalSinceReferenceDate: minutes * 60) }

    private func schedule(
        _ minutes: [Double], _ policy: TimelineReloadPolicy.Rule, now: Double = 0, perDay: Int = 70
    ) -> (schedule: ReloadSchedule, current: Int) {
        var schedule = ReloadSchedule(budget: ReloadBudget(reloadsPerDay: perDay, interval: 300))
        let current = schedule.load(minutes.map(date), policy: policy, at: date(now), isFirst: true)
        return (schedule, current)
    }

    /// Returns at most `limit` events with their times in minutes: "entry 1 @ 5" or "atEnd @ 10".
    private func events(_ schedule: ReloadSchedule, limit: Int = 5) -> [String] {
        var schedule = schedule
        var events: [String] = []
        while events.count < limit, let (date, event) = schedule.upcoming {
            let minutes = Int(date.timeIntervalSinceReferenceDate / 60)
            switch event {
            case .entry(let index):
                events.append("entry \(index) @ \(minutes)")
                schedule.advance()
            case .reload(let cause, let due):
                let wait = Int(date.timeIntervalSince(due) / 60)
                return events + ["\(cause) @ \(minutes)" + (wait > 0 ? " after \(wait)" : "")]
            }
        }
        return events
    }

    @Test func theLatestEntryNotInTheFutureIsCurrent() {
        #expect(schedule([-20, -10, 5, 10], .never).current == 1)
        #expect(schedule([0, 5], .never).current == 0)
        #expect(schedule([5, 10], .never).current == 0, "The first is shown before its time.")
    }

    @Test func entriesFollowInOrder() {
        #expect(events(schedule([-20, 0, 5, 10], .never).schedule) == ["entry 2 @ 5", "entry 3 @ 10"])
        #expect(events(schedule([5, 10], .never).schedule) == ["entry 1 @ 10"])
    }

    @Test func atEndReloadsReplaceTheLastEntry() {
        #expect(events(schedule([0, 10, 20], .atEnd).schedule) == ["entry 1 @ 10", "atEnd @ 20"])
    }

    @Test func atEndOfASingleEntryWaitsForTheInterval() {
        #expect(events(schedule([0], .atEnd).schedule) == ["atEnd @ 5 after 5"])
    }

    @Test func afterReloadsAtItsDateAndDropsLaterEntries() {
        #expect(events(schedule([0, 10, 20, 30], .after(date(20))).schedule) == ["entry 1 @ 10", "after @ 20"])
        #expect(events(schedule([0], .after(date(-60))).schedule) == ["after @ 5 after 5"])
    }

    @Test func neverReloadsOnlyWhenAsked() {
        var (schedule, _) = schedule([0], .never)
        #expect(events(schedule) == [])
        schedule.request(.reloadTimelines, due: date(3), at: date(3))
        #expect(events(schedule) == ["reloadTimelines @ 5 after 2"])
        schedule.request(.reloadTimelines, due: date(60), at: date(4))
        #expect(events(schedule) == ["reloadTimelines @ 5 after 2"], "The earlier of two requests stays.")
    }

    @Test func aSpentBudgetDelaysReloads() {
        var (schedule, _) = schedule([0], .atEnd, perDay: 1)
        _ = schedule.load([date(10)], policy: .atEnd, at: date(10), isFirst: false)
        #expect(events(schedule) == ["atEnd @ 1450 after 1440"])
        #expect(events(self.schedule([0], .atEnd, perDay: 0).schedule) == [])
    }
}

@MainActor @Suite struct TimelineSpanTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)

    private func span(_ arguments: String...) throws -> TimelineSpan {
        try TimelineSpan(TimelineOptions.parse(arguments), now: now, timeZone: .gmt)
    }

    @Test func spansAreParsedFromDurationsAndDates() throws {
        #expect(try span().until == nil)
        #expect(try span("--for", "24h").until == now.addingTimeInterval(86_400))
        #expect(try span("--for", "1.5m").until == now.addingTimeInterval(90))
        let named = try span("--from", "2026-01-01", "--until", "2026-01-02", "--reload-interval", "1h")
        #expect(named.until == named.from.addingTimeInterval(86_400))
        #expect(named.budget == ReloadBudget(reloadsPerDay: 70, interval: 3600))
    }

    @Test(arguments: [
        ["--for", "soon"], ["--for", "0s"], ["--for=-1h"], ["--for", "nanh"], ["--for", "24"],
        ["--for", "1h", "--until", "2026-01-01"], ["--from", "2026-01-02", "--until", "2026-01-01"],
        ["--from", "2026-01-02"], ["--reload-budget", "3"], ["--for", "1h", "--reload-budget=-1"],
        ["--for", "1h", "--reload-interval", "0s"], ["--for", "20y"],
    ])
    func nonsense(arguments: [String]) {
        #expect(throws: ProgramFailure.self) {
            try TimelineSpan(TimelineOptions.parse(arguments), now: now, timeZone: .gmt)
        }
    }
}
