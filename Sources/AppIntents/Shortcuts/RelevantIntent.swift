public import CoreLocation
import FoundationSupplement

/// A context in which a configuration is relevant to a person.
public struct RelevantContext: Hashable, Sendable {
    /// The condition of a context.
    package enum Condition: Hashable, Sendable {
        case dates(from: Date, to: Date)
        case location(String)
        case region(CLRegion)
        case sleep(String)
        case fitness(String)
        case hardware(String)
        case category(String)
    }

    package let condition: Condition

    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(condition: .dates(from: date, to: date))
    }

    /// How much a date counts.
    public struct DateKind: Hashable, Sendable {
        private let name: String

        public static let `default` = DateKind(name: "default")
        public static let scheduled = DateKind(name: "scheduled")
        public static let informational = DateKind(name: "informational")
    }

    public static func date(_ date: Date, kind: DateKind) -> RelevantContext { .date(date) }
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext { .date(interval: interval) }
    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext { .date(range: range) }

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
    public struct InferredLocation: Hashable, Sendable {
        fileprivate let name: String

        public static var home: InferredLocation { InferredLocation(name: "home") }
        public static var work: InferredLocation { InferredLocation(name: "work") }
        public static var school: InferredLocation { InferredLocation(name: "school") }
        public static var commute: InferredLocation { InferredLocation(name: "commute") }
    }

    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(condition: .location(inferred.name))
    }

    /// Returns the context of being in a region.
    public static func location(_ exact: CLRegion) -> RelevantContext { RelevantContext(condition: .region(exact)) }

    /// Returns the context of being at a place of a category. MapKit has the categories.
    ///
    /// - Parameter category: the raw value of the category.
    package static func location(placeCategory category: String) -> RelevantContext {
        RelevantContext(condition: .category(category))
    }

    /// Whether headphones are connected.
    public struct HeadphonesCondition: Hashable, Sendable {
        fileprivate let name: String

        public static var connected: HeadphonesCondition { HeadphonesCondition(name: "headphones") }
    }

    public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
        RelevantContext(condition: .hardware(headphones.name))
    }

    /// A time of the day related to sleep.
    public struct SleepCondition: Hashable, Sendable {
        fileprivate let name: String

        public static var bedtime: SleepCondition { SleepCondition(name: "bedtime") }
        public static var wakeup: SleepCondition { SleepCondition(name: "wakeup") }
    }

    public static func sleep(_ condition: SleepCondition) -> RelevantContext { RelevantContext(condition: .sleep(condition.name)) }

    /// A state of a person's activity.
    public struct FitnessCondition: Hashable, Sendable {
        fileprivate let name: String

        public static var activityRingsIncomplete: FitnessCondition { FitnessCondition(name: "activityRingsIncomplete") }
        public static var workoutActive: FitnessCondition { FitnessCondition(name: "workoutActive") }
    }

    public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
        RelevantContext(condition: .fitness(condition.name))
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
