import FoundationSupplement

/// A context in which a configuration is relevant to a person.
public struct RelevantContext: Hashable, Sendable {
    /// The condition of a context.
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

    /// A location that the system infers for a person.
    public enum InferredLocation: String, Hashable, Sendable {
        case home, work, school, commute
    }

    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(condition: .location(inferred.rawValue))
    }

    /// A time of the day related to sleep.
    public enum SleepType: String, Hashable, Sendable {
        case bedtime, wakeup
    }

    public static func sleep(_ type: SleepType) -> RelevantContext {
        RelevantContext(condition: .sleep(type.rawValue))
    }

    /// A state of a person's activity.
    public enum FitnessType: String, Hashable, Sendable {
        case activityRingsIncomplete, workoutActive
    }

    public static func fitness(_ type: FitnessType) -> RelevantContext {
        RelevantContext(condition: .fitness(type.rawValue))
    }
}

/// A widget's configuration and the context in which it is relevant.
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

/// The manager of the configurations for the Smart Stack. It does nothing, because there is no Smart Stack.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
