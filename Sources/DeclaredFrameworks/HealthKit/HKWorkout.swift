/// A workout.
// An open class cannot be checked. All state is constant.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    public let totalSwimmingStrokeCount: HKQuantity?
    public let totalFlightsClimbed: HKQuantity?

    init(
        _ type: HKWorkoutActivityType, _ start: Date, _ end: Date, events: [HKWorkoutEvent]? = nil,
        duration: TimeInterval? = nil, energy: HKQuantity? = nil, distance: HKQuantity? = nil,
        strokes: HKQuantity? = nil, flights: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (workoutActivityType, workoutEvents) = (type, events)
        self.duration = duration ?? end.timeIntervalSince(start)
        (totalEnergyBurned, totalDistance) = (energy, distance)
        (totalSwimmingStrokeCount, totalFlightsClimbed) = (strokes, flights)
        super.init(type: HKObjectType.workoutType(), start: start, end: end, device: device, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
    ) {
        self.init(workoutActivityType, startDate, endDate)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned,
            distance: totalDistance, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned,
            distance: totalDistance, device: device, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned,
            distance: totalDistance, strokes: totalSwimmingStrokeCount, device: device, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration: duration, energy: totalEnergyBurned,
            distance: totalDistance, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration: duration, energy: totalEnergyBurned,
            distance: totalDistance, device: device, metadata: metadata)
    }

    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// A part of a workout.
// An open class cannot be checked. All state is constant.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?

    public init(
        workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
        metadata: [String: Any]?
    ) {
        (self.workoutConfiguration, self.startDate) = (workoutConfiguration, startDate)
        (self.endDate, self.metadata) = (endDate, metadata)
    }

    open var duration: TimeInterval { (endDate ?? Date()).timeIntervalSince(startDate) }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that happened in a workout.
// An open class cannot be checked. All state is constant.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

/// What a workout is to be.
// An open class cannot be checked. Every property that changes is guarded.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
    @_Guarded open var activityType = HKWorkoutActivityType.other
    @_Guarded open var locationType = HKWorkoutSessionLocationType.unknown
    @_Guarded open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    @_Guarded open var lapLength: HKQuantity?

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        (copy.activityType, copy.locationType) = (activityType, locationType)
        (copy.swimmingLocationType, copy.lapLength) = (swimmingLocationType, lapLength)
        return copy
    }
}

/// A builder of workouts, which may not collect anything.
// An open class cannot be checked. All state is constant.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    public let device: HKDevice?

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration.copy() as! HKWorkoutConfiguration
        self.device = device
    }

    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    open func discardWorkout() {}

    @preconcurrency open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError.denied) }
    @preconcurrency open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError.denied)
    }
    @preconcurrency open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError.denied)
    }
    @preconcurrency open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError.denied) }
    @preconcurrency open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError.denied)
    }
    @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        completion(nil, HKError.denied)
    }

    open func beginCollection(at start: Date) async throws { throw HKError.denied }
    open func endCollection(at end: Date) async throws { throw HKError.denied }
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError.denied }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw HKError.denied }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError.denied }
    open func finishWorkout() async throws -> HKWorkout? { throw HKError.denied }
}
