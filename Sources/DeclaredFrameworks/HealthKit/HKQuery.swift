import CoreLocation

/// A question to the store.
// An open class cannot be checked. All state is constant.
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?

    init(type: HKObjectType?, predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

    open var sampleType: HKSampleType? { objectType as? HKSampleType }

    /// Tells the query's handler that the user's data is not to be had.
    func answer() {}
}

/// A type of samples and a condition.
// An open class cannot be checked. All state is constant.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?

    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A query for samples, which finds none.
// An open class cannot be checked. All state is constant.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    @preconcurrency public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(type: sampleType, predicate: predicate)
    }

    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, sortDescriptors, handler) = (limit, nil, resultsHandler)
        super.init(type: nil, predicate: nil)
    }

    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(type: nil, predicate: nil)
    }

    override func answer() { handler(self, [], nil) }
}

/// A query for samples that belong together, which finds none.
// An open class cannot be checked. All state is constant.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    @preconcurrency public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.correlationType, self.samplePredicates, handler) = (correlationType, samplePredicates, completion)
        super.init(type: correlationType, predicate: predicate)
    }

    override func answer() { handler(self, [], nil) }
}

/// A query for the apps and devices that saved data, which finds none.
// An open class cannot be checked. All state is constant.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    @preconcurrency public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(type: sampleType, predicate: objectPredicate)
    }

    override func answer() { handler(self, [], nil) }
}

/// A query for a summary, which ends with an error because there is no data.
// An open class cannot be checked. All state is constant.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    @preconcurrency public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func answer() { handler(self, nil, HKError.noData) }
}

/// A query for summaries of consecutive intervals. The summaries are empty.
// An open class cannot be checked. Every property that changes is guarded.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    private let quantityType: HKQuantityType

    @_Guarded open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    @_Guarded open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
        self.quantityType = quantityType
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func answer() {
        let collection = HKStatisticsCollection(
            quantityType: quantityType, anchorDate: anchorDate, interval: intervalComponents)
        initialResultsHandler?(self, collection, nil)
    }
}

/// A query that reports changes. It has nothing to report.
// An open class cannot be checked. All state is constant.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    @preconcurrency public required init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) { super.init(type: sampleType, predicate: predicate) }

    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler: @escaping @Sendable (
            HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
        ) -> Void
    ) { super.init(type: nil, predicate: nil) }
}

public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// A place in the history of the store.
// An open class cannot be checked. All state is constant.
open class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let value: Int

    public init(fromValue value: Int) { self.value = value }
    public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { value }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.value == value }
}

/// A query for what changed since an earlier one. Nothing did.
// An open class cannot be checked. Every property that changes is guarded.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    private typealias Handler = @Sendable (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void

    private let anchor: HKQueryAnchor?
    private let handler: Handler
    @_Guarded open var updateHandler:
        (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

    @preconcurrency public required init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void
    ) {
        (self.anchor, self.handler) = (anchor, handler)
        super.init(type: type, predicate: predicate)
    }

    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void
    ) {
        (self.anchor, self.handler) = (anchor, handler)
        super.init(type: nil, predicate: nil)
    }

    override func answer() { handler(self, [], [], anchor ?? HKQueryAnchor(fromValue: 0), nil) }
}

/// A query for the summaries of days, which finds none.
// An open class cannot be checked. Every property that changes is guarded.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    @_Guarded open var updateHandler:
        (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    @preconcurrency public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(type: HKObjectType.activitySummaryType(), predicate: predicate)
    }

    override func answer() { handler(self, [], nil) }
}

/// A query for the places of a route. There are none.
// An open class cannot be checked. All state is constant.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    @preconcurrency public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(type: HKSeriesType.workoutRoute(), predicate: nil)
    }

    override func answer() { handler(self, [], true, nil) }
}
