import Foundation

/// How often a provider may be asked for a new timeline.
///
/// Apple: "A daily budget typically includes from 40 to 70 refreshes" for a widget that is looked at often, and entries
/// should be "at least about 5 minutes apart" (Keeping a widget up to date). The day is any 24 hours in a row.
struct ReloadBudget: Equatable, Sendable {
    static let standardReloadsPerDay = 70
    static let standardInterval: TimeInterval = 300
    private static let day: TimeInterval = 86_400

    let reloadsPerDay: Int
    /// How many seconds lie between two reloads at least.
    let interval: TimeInterval
    /// The latest reloads, as many as a day may have.
    private var spent: [Date] = []
    private var last: Date?

    init(reloadsPerDay: Int = standardReloadsPerDay, interval: TimeInterval = standardInterval) {
        (self.reloadsPerDay, self.interval) = (reloadsPerDay, interval)
    }

    /// The first moment, not before `due`, at which a reload is allowed; nil where none ever is.
    func earliest(notBefore due: Date) -> Date? {
        guard reloadsPerDay > 0 else { return nil }
        var date = due
        if let last { date = max(date, last.addingTimeInterval(interval)) }
        if spent.count >= reloadsPerDay { date = max(date, spent[0].addingTimeInterval(ReloadBudget.day)) }
        return date
    }

    /// Takes a reload out of the budget. The widget's first timeline counts for the interval alone.
    mutating func spend(at date: Date, isFirst: Bool = false) {
        last = date
        if isFirst { return }
        spent.append(date)
        if spent.count > reloadsPerDay { spent.removeFirst() }
    }
}
