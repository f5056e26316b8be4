import Foundation

/// The data that a widget shows from a date on.
public protocol TimelineEntry {
    /// The date from which the widget shows the entry.
    var date: Date { get }

    /// The relevance of the entry for the Smart Stack.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry among the provider's entries.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// Any number, which is compared with those of other entries. Zero or less means that the entry is not relevant.
    public var score: Float
    /// The validity of the score in seconds, or zero until the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        (self.score, self.duration) = (score, duration)
    }
}
