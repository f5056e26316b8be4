import Foundation

/// What a widget shows from a moment on.
public protocol TimelineEntry {
    /// The moment from which the widget shows the entry.
    var date: Date { get }

    /// How much the entry matters, for the Smart Stack.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside the provider's other entries.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// Any number; what counts is how it compares with other entries'. Zero or less: the entry does not matter.
    public var score: Float
    /// How long the score holds, in seconds; zero: until the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        (self.score, self.duration) = (score, duration)
    }
}
