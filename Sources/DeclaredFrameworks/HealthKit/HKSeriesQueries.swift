import CoreLocation

/// A query for the parts of quantities, which finds none.
// An open class cannot be checked. Every property that changes is guarded.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKQuantitySeriesSampleQuery) -> Void
    @_Guarded open var includeSample = false
    @_Guarded open var orderByQuantitySampleStartDate = false

    @preconcurrency public init(
        quantityType: HKQuantityType, predicate: NSPredicate?,
        quantityHandler: @escaping @Sendable (
            HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?
        ) -> Void
    ) {
        handler = { quantityHandler($0, nil, nil, nil, true, nil) }
        super.init(type: quantityType, predicate: predicate)
    }

    @preconcurrency public init(
        sample quantitySample: HKQuantitySample,
        quantityHandler: @escaping @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, Date?, Bool, (any Error)?) -> Void
    ) {
        handler = { quantityHandler($0, nil, nil, true, nil) }
        super.init(type: quantitySample.quantityType, predicate: nil)
    }

    override func answer() { handler(self) }
}

/// A query for the parts of quantities, which finds none.
public struct HKQuantitySeriesSampleQueryDescriptor: Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let includeSample = Options(rawValue: 1)
        public static let orderByQuantitySampleStartDate = Options(rawValue: 2)
    }

    /// A part of a quantity.
    public struct Result: Sendable {
        public let quantity: HKQuantity
        public let dateInterval: DateInterval
        public let sample: HKQuantitySample?
    }

    public typealias Results = _NoUpdates<Result>

    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: Options

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) {
        (self.predicate, self.options) = (predicate, options)
    }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

/// A query for the beats of a series. There are none.
// An open class cannot be checked. All state is constant.
open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void

    @preconcurrency public init(
        heartbeatSeries: HKHeartbeatSeriesSample,
        dataHandler: @escaping @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(type: HKSeriesType.heartbeat(), predicate: nil)
    }

    override func answer() { handler(self, 0, false, true, nil) }
}

/// A query for the beats of a series. There are none.
public struct HKHeartbeatSeriesQueryDescriptor: Sendable {
    /// A beat.
    public struct Heartbeat: Sendable {
        /// In seconds.
        public let timeIntervalSinceStart: TimeInterval
        public let precededByGap: Bool
    }

    public typealias Results = _NoUpdates<Heartbeat>

    public let heartbeatSeries: HKHeartbeatSeriesSample

    public init(_ heartbeatSeries: HKHeartbeatSeriesSample) { self.heartbeatSeries = heartbeatSeries }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

/// A query for the places of a route. There are none.
public struct HKWorkoutRouteQueryDescriptor: Sendable {
    public typealias Results = _NoUpdates<CLLocation>

    public let workoutRoute: HKWorkoutRoute

    public init(_ workoutRoute: HKWorkoutRoute) { self.workoutRoute = workoutRoute }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}
