import FoundationSupplement

/// A context in which a configuration is relevant to a person.
public struct RelevantContext: Hashable, Sendable {
    /// The condition of a context.
    package enum Condition: Hashable, Sendable {
        case dates(from: Date, to: Date)
        case location(String)
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
    public enum InferredLocation: String, Hashable, Sendable {
        case home, work, school, commute
    }

    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(condition: .location(inferred.rawValue))
    }

    /// A kind of place.
    public struct LocationCategory: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let airport = LocationCategory(rawValue: "airport")
        public static let beach = LocationCategory(rawValue: "beach")
        public static let cafe = LocationCategory(rawValue: "cafe")
        public static let fitnessCenter = LocationCategory(rawValue: "fitnessCenter")
        public static let grocery = LocationCategory(rawValue: "grocery")
        public static let gym = LocationCategory(rawValue: "gym")
        public static let hotel = LocationCategory(rawValue: "hotel")
        public static let park = LocationCategory(rawValue: "park")
        public static let restaurant = LocationCategory(rawValue: "restaurant")
        public static let school = LocationCategory(rawValue: "school")
    }

    /// Returns nil where the device knows no places of a category. Nothing asks for the context here.
    public static func location(category: LocationCategory) -> RelevantContext? {
        RelevantContext(condition: .category(category.rawValue))
    }

    /// A device beside the one that shows the widget.
    public enum HardwareType: String, Hashable, Sendable {
        case headphones
    }

    public static func hardware(_ type: HardwareType) -> RelevantContext {
        RelevantContext(condition: .hardware(type.rawValue))
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
