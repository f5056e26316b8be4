import FoundationSupplement

/// When something matters to a person.
public struct RelevantContext: Hashable, Sendable {
    /// What a context is about.
    package enum Condition: Hashable, Sendable {
        case dates(from: Date, to: Date)
        case location(String)
        case sleep(String)
        case fitness(String)
    }

    package let condition: Condition

    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(condition: .dates(from: date, to: date))
    }

    public static func date(from start: Date, to end: Date) -> RelevantContext {
        RelevantContext(condition: .dates(from: start, to: end))
    }

    public static func date(interval: DateInterval) -> RelevantContext {
        date(from: interval.start, to: interval.end)
    }

    public static func date(range: ClosedRange<Date>) -> RelevantContext {
        date(from: range.lowerBound, to: range.upperBound)
    }

    /// A place that matters to a person.
    public enum InferredLocation: String, Hashable, Sendable {
        case home, work, school, commute
    }

    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(condition: .location(inferred.rawValue))
    }

    /// A part of a night.
    public enum SleepType: String, Hashable, Sendable {
        case bedtime, wakeup
    }

    public static func sleep(_ type: SleepType) -> RelevantContext {
        RelevantContext(condition: .sleep(type.rawValue))
    }

    /// A state of training.
    public enum FitnessType: String, Hashable, Sendable {
        case activityRingsIncomplete, workoutActive
    }

    public static func fitness(_ type: FitnessType) -> RelevantContext {
        RelevantContext(condition: .fitness(type.rawValue))
    }
}

/// A widget's configuration, and when it matters.
public struct RelevantIntent: Sendable {
    public let intent: any AppIntent
    public let widgetKind: String
    public let relevance: RelevantContext

    public init<Intent: WidgetConfigurationIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// Would tell the Smart Stack which configurations matter; a picture has no Smart Stack.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
