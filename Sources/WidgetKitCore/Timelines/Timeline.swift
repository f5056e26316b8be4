import Foundation

/// The known entries of a provider, and the time of the next request.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The time at which WidgetKit requests a new timeline from a provider.
public struct TimelineReloadPolicy: Hashable, Sendable {
    /// What the policy says, for the schedule of reloads.
    package enum Rule: Hashable, Sendable {
        case atEnd, never
        case after(Date)
    }

    package let rule: Rule

    /// Requests a new timeline after the date of the last entry.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// Requests a new timeline only when the app does.
    public static let never = TimelineReloadPolicy(rule: .never)

    /// Requests a new timeline after `date`.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(rule: .after(date)) }
}
