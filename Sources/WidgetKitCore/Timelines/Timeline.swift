import Foundation

/// The entries a provider knows now, and when to ask it for more.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When WidgetKit asks a provider for a new timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
    package enum Rule: Hashable, Sendable {
        case atEnd, never
        case after(Date)
    }

    package let rule: Rule

    /// Once the date of the last entry has come.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// Only when the app asks for it.
    public static let never = TimelineReloadPolicy(rule: .never)

    /// Once `date` has come.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(rule: .after(date)) }
}
