import Foundation

extension Rule {
    /// A provider that asks for more reloads than a day has. Apple: "a daily budget typically includes from 40 to 70 refreshes",
    /// which "translates to widget reloads every 15 to 60 minutes" (Keeping a widget up to date).
    static let timelineBudget = Rule(
        "timeline.budget", .warning, "A provider asks for more reloads than the system's budget of a day.",
        // 70 reloads every 15 minutes last 17.5 hours.
        limit: Limit(16, "hours that the budget lasts"),
        .timeline { timeline, limit in
            // An answer to a failure asks again soon.
            guard !timeline.lacksInput, let usedUp = timeline.budgetUsedUp, let interval = timeline.reloadInterval, interval > 0 else { return [] }
            let lasts = usedUp.timeIntervalSince(timeline.now)
            guard lasts < limit * 3600 else { return [] }
            return [
                Match(
                    "The provider asks for a reload every \(Quoted.duration(interval)). \(timeline.reloadsOfDay) reloads use up the "
                        + "budget of a day after \(Quoted.duration(lasts)); then the widget stays as it is. Ask less often, and return "
                        + "entries for the time between.",
                    subject: "budget")
            ]
        })

    /// A timeline that has ended when it begins, so that the system is asked for the next one at once, again and again.
    static let timelineEndPassed = Rule(
        "timeline.end-passed", .warning, "A timeline asks for the next one at once.",
        .timeline { timeline, _ in
            switch timeline.policy {
            case .never: return []
            case .atEnd:
                guard let end = timeline.end, end <= timeline.now else { return [] }
                return [
                    Match(
                        "The policy .atEnd asks for the next timeline at once, because the last entry is not in the future: the day's "
                            + "reloads are soon used up. Use .after, or return entries for later.",
                        subject: "end passed")
                ]
            case .after(let date):
                // An answer to a failure asks again soon.
                guard date <= timeline.now, !timeline.lacksInput else { return [] }
                return [
                    Match(
                        "The policy .after names a date that lies \(Quoted.duration(timeline.now.timeIntervalSince(date))) in the past: the "
                            + "next timeline is asked for at once, and the day's reloads are soon used up.",
                        subject: "end passed")
                ]
            }
        })

    /// A timeline that only the app can replace.
    static let timelineNever = Rule(
        "timeline.never", .note, "A timeline of one entry is never replaced by itself.", isOnByDefault: false,
        .timeline { timeline, _ in
            guard case .never = timeline.policy, timeline.dates.count == 1 else { return [] }
            return [
                Match(
                    "The policy .never keeps the one entry until the app calls WidgetCenter.shared.reloadTimelines(ofKind:).",
                    subject: "never")
            ]
        })
}
