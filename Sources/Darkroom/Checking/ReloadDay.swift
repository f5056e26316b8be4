import Foundation
import WidgetKitCore

/// A day of a widget whose provider answers each time as it answered first: entries and policy lie as long after the question.
struct ReloadDay {
    private static let length: TimeInterval = 86_400

    /// How many reloads the day takes.
    private(set) var reloads = 0
    /// When the last reload that the budget allows takes place; nil if something is left of it.
    private(set) var usedUp: Date?

    /// - Parameters:
    ///   - dates: the dates of the entries in ascending order. There is at least one.
    ///   - policy: when the provider wants to be asked again.
    ///   - now: when the provider gave this answer.
    init(dates: [Date], policy: TimelineReloadPolicy.Rule, at now: Date) {
        let budget = ReloadBudget()
        var schedule = ReloadSchedule(budget: budget)
        let offsets = [dates[0], dates[dates.count - 1]].map { $0.timeIntervalSince(now) }
        func ask(at date: Date) {
            let rule: TimelineReloadPolicy.Rule =
                if case .after(let next) = policy { .after(date.addingTimeInterval(next.timeIntervalSince(now))) } else { policy }
            _ = schedule.load(offsets.map(date.addingTimeInterval), policy: rule, at: date, isFirst: date == now)
        }
        ask(at: now)
        while let (date, event) = schedule.upcoming, date < now.addingTimeInterval(ReloadDay.length) {
            guard case .reload = event else {
                schedule.advance()
                continue
            }
            reloads += 1
            ask(at: date)
            if reloads == budget.reloadsPerDay {
                usedUp = date
                return
            }
        }
    }

    /// The seconds after which a provider wants to be asked again; nil for never.
    static func interval(dates: [Date], policy: TimelineReloadPolicy.Rule, at now: Date) -> TimeInterval? {
        switch policy {
        case .never: nil
        case .atEnd: dates.max().map { $0.timeIntervalSince(now) }
        case .after(let date): date.timeIntervalSince(now)
        }
    }
}
