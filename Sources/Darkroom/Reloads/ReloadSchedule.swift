import Foundation
import WidgetKitCore

/// The events of a widget over time: when it shows each entry, and when its provider is asked again.
struct ReloadSchedule {
    /// The reason for asking the provider.
    enum Cause: String, Codable, Sendable {
        /// The widget was added.
        case start
        /// The last entry's date has been reached.
        case atEnd
        /// The date of the policy has been reached.
        case after
        /// `WidgetCenter` was asked to reload.
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

    /// The next event. A reload replaces an entry at the same date.
    var upcoming: (date: Date, event: Event)? {
        let entry = next < dates.count ? dates[next] : nil
        guard let reload else { return entry.map { ($0, .entry(next)) } }
        if let entry, entry < reload.date { return (entry, .entry(next)) }
        return (reload.date, .reload(reload.cause, due: reload.due))
    }

    /// Replaces the timeline with one that the provider returned at `now`.
    ///
    /// - Parameter dates: the entries' dates in ascending order. There is at least one.
    /// - Returns: the index of the current entry: the latest that is not after `now`, or else the first.
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

    /// Removes the entry that is the next event, after it has been shown.
    mutating func advance() { next += 1 }

    /// Schedules a reload at `due`, or later if the budget requires it. An earlier scheduled reload stays.
    mutating func request(_ cause: Cause, due: Date, at now: Date) {
        guard let date = budget.earliest(notBefore: max(due, now)) else { return }
        if let reload, reload.date <= date { return }
        reload = (date, due, cause)
    }
}

extension Array {
    /// Returns the index of the first element for which `belongsInSecondPartition` is true. It must be true for all later
    /// elements.
    fileprivate func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
