import Foundation

/// The limit for requests of new timelines.
///
/// Apple documents: "A daily budget typically includes from 40 to 70 refreshes" for a widget that is viewed frequently, and
/// entries should be "at least about 5 minutes apart" (Keeping a widget up to date). A day is any period of 24 hours.
struct ReloadBudget: Equatable, Sendable {
    static let standardReloadsPerDay = 70
    static let standardInterval: TimeInterval = 300
    private static let day: TimeInterval = 86_400

    let reloadsPerDay: Int
    /// The shortest time between two reloads in seconds.
    let interval: TimeInterval
    /// The dates of the latest reloads, at most as many as a day allows.
    private var spent: [Date] = []
    private var last: Date?

    init(reloadsPerDay: Int = standardReloadsPerDay, interval: TimeInterval = standardInterval) {
        (self.reloadsPerDay, self.interval) = (reloadsPerDay, interval)
    }

    /// Returns the first date from `due` on at which a reload is allowed, or nil if reloads are never allowed.
    func earliest(notBefore due: Date) -> Date? {
        guard reloadsPerDay > 0 else { return nil }
        var date = due
        if let last { date = max(date, last.addingTimeInterval(interval)) }
        if spent.count >= reloadsPerDay { date = max(date, spent[0].addingTimeInterval(ReloadBudget.day)) }
        return date
    }

    /// Subtracts a reload from the budget. The widget's first timeline only starts the interval.
    mutating func spend(at date: Date, isFirst: Bool = false) {
        last = date
        if isFirst { return }
        spent.append(date)
        if spent.count > reloadsPerDay { spent.removeFirst() }
    }
}
