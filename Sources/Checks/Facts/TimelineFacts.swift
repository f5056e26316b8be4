import Foundation

/// How a provider answered for one family.
package struct TimelineFacts: Sendable {
    /// When the system asks for the next timeline.
    package enum Policy: Sendable {
        case never, atEnd
        case after(Date)
    }

    package var kind: String
    package var family: String
    package var place: SourceLocation?
    /// The present of the run.
    package var now: Date
    /// The dates of the entries in the provider's order.
    package var dates: [Date]
    package var policy: Policy
    /// The time that the provider took for its timeline, in seconds, as measured.
    package var seconds: Double
    /// The URLs that `placeholder(in:)` asked for.
    package var placeholderRequests: [String]
    /// Whether the provider lacked a response of the network or a value of its configuration, or answered with its placeholder, so
    /// that its policy may be that of a failure.
    package var lacksInput = false
    /// Whether the pictures of two timelines for the same moment differ.
    package var isUnstable: Bool
    /// The reloads that a simulated day takes within the system's budget.
    package var reloadsOfDay: Int
    /// When the simulated day has used up the budget; nil if something is left of it.
    package var budgetUsedUp: Date?
    /// The seconds between two reloads that the provider asks for; nil if it asks for none.
    package var reloadInterval: Double?
    /// The bytes that the first entry and its view took, as measured; nil where it was not measured.
    package var memory: Int?

    /// Creates the facts of a timeline.
    package init(kind: String, family: String, place: SourceLocation? = nil, now: Date, dates: [Date], policy: Policy) {
        (self.kind, self.family, self.place, self.now, self.dates, self.policy) = (kind, family, place, now, dates, policy)
        (seconds, placeholderRequests, isUnstable, reloadsOfDay) = (0, [], false, 0)
    }

    /// The date of the last entry; nil if there is none.
    package var end: Date? { dates.max() }
}
