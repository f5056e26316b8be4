import Foundation
import WidgetKitCore

/// What happens to one widget as time goes by: when which entry is shown, and when the provider is asked again.
struct ReloadSchedule {
    /// Why a provider is asked.
    enum Cause: String, Codable, Sendable {
        /// The widget was added.
        case start
        /// The last entry's date has come.
        case atEnd
        /// The date of the policy has come.
        case after
        /// `WidgetCenter` was told to reload.
        case reloadTimelines
    }

    enum Event: Equatable {
        case reload(Cause, due: Date)
        /// Shows the entry at an index of the timeline.
        case entry(Int)
    }

    private(set) var budget: ReloadBudget
    private var dates: [Date] = []
    private var next = 0
    private var reload: (date: Date, due: Date, cause: Cause)?

    init(budget: ReloadBudget) { self.budget = budget }

    /// The next thing to happen; a reload comes before an entry of the same moment, which it replaces.
    var upcoming: (date: Date, event: Event)? {
        let entry = next < dates.count ? dates[next] : nil
        guard let reload else { return entry.map { ($0, .entry(next)) } }
        if let entry, entry < reload.date { return (entry, .entry(next)) }
        return (reload.date, .reload(reload.cause, due: reload.due))
    }

    /// Goes on from a timeline that the provider gave at `now`.
    ///
    /// - Parameter dates: the entries' dates in ascending order; at least one.
    /// - Returns: the index of the entry that is shown from now on: the latest that is not after `now`, else the first.
    mutating func load(_ dates: [Date], policy: TimelineReloadPolicy.Rule, at now: Date, isFirst: Bool) -> Int {
        budget.spend(at: now, isFirst: isFirst)
        self.dates = dates
        let current = dates.partitioningIndex { $0 > now } - 1
        next = max(current, 0) + 1
        reload = nil
        switch policy {
        case .never: break
        case .atEnd: request(.atEnd, due: max(now, dates[dates.count - 1]), at: now)
        case .after(let date): request(.after, due: max(now, date), at: now)
        }
        return max(current, 0)
    }

    /// The entry that `upcoming` told of has been shown.
    mutating func advance() { next += 1 }

    /// Asks for a reload at `due` or, where the budget does not allow that, later; an earlier one stays.
    mutating func request(_ cause: Cause, due: Date, at now: Date) {
        guard let date = budget.earliest(notBefore: max(due, now)) else { return }
        if let reload, reload.date <= date { return }
        reload = (date, due, cause)
    }
}

extension Array {
    /// The index of the first element for which `belongsInSecondPartition` holds, where it holds for all after it.
    fileprivate func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
