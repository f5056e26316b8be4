/// A condition on samples of one class.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    public let sampleType: HKSampleType
    // Predicates do not change.
    nonisolated(unsafe) public let nsPredicate: NSPredicate?

    private init(_ type: HKSampleType, _ predicate: NSPredicate?) { (sampleType, nsPredicate) = (type, predicate) }

    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample>
    where Sample == HKSample { HKSamplePredicate(type, predicate) }

    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> where Sample == HKQuantitySample { HKSamplePredicate(type, predicate) }

    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> where Sample == HKCategorySample { HKSamplePredicate(type, predicate) }

    public static func correlation(
        type: HKCorrelationType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> where Sample == HKCorrelation { HKSamplePredicate(type, predicate) }

    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout>
    where Sample == HKWorkout {
        HKSamplePredicate(HKObjectType.workoutType(), predicate)
    }

    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute>
    where Sample == HKWorkoutRoute { HKSamplePredicate(HKSeriesType.workoutRoute(), predicate) }

    public static func heartbeatSeries(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKHeartbeatSeriesSample>
    where Sample == HKHeartbeatSeriesSample { HKSamplePredicate(HKSeriesType.heartbeat(), predicate) }

    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKElectrocardiogram>
    where Sample == HKElectrocardiogram { HKSamplePredicate(HKObjectType.electrocardiogramType(), predicate) }

    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKStateOfMind>
    where Sample == HKStateOfMind { HKSamplePredicate(HKObjectType.stateOfMindType(), predicate) }

    public static func clinicalRecord(
        type: HKClinicalType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKClinicalRecord> where Sample == HKClinicalRecord { HKSamplePredicate(type, predicate) }

    public static func visionPrescription(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKVisionPrescription>
    where Sample == HKVisionPrescription { HKSamplePredicate(HKObjectType.visionPrescriptionType(), predicate) }

    public static func medicationDoseEvent(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKMedicationDoseEvent>
    where Sample == HKMedicationDoseEvent { HKSamplePredicate(HKObjectType.medicationDoseEventType(), predicate) }
}

/// A sequence of updates that never come: it ends at once.
public struct _NoUpdates<Element: Sendable>: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public mutating func next() async throws -> Element? { nil }
    public func makeAsyncIterator() -> Self { self }
}

/// A query for samples, which finds none.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    public let predicates: [HKSamplePredicate<Sample>]
    public let sortDescriptors: [SortDescriptor<Sample>]
    public let limit: Int?

    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}

/// A query for what changed since an earlier one. Nothing did.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: Sendable {
    public struct Result: Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }

    public typealias Results = _NoUpdates<Result>

    public let predicates: [HKSamplePredicate<Sample>]
    public let anchor: HKQueryAnchor?
    public let limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }

    public func result(for healthStore: HKHealthStore) async throws -> Result {
        Result(addedSamples: [], deletedObjects: [], newAnchor: anchor ?? HKQueryAnchor(fromValue: 0))
    }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

/// A query for a summary. There is no data, so there is none.
public struct HKStatisticsQueryDescriptor: Sendable {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions = []) {
        (self.predicate, self.options) = (predicate, options)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw HKError.noData }
}

/// A query for summaries of consecutive intervals. The summaries are empty.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public struct Result: Sendable {
        public let statisticsCollection: HKStatisticsCollection
        public let updatedStatistics: HKStatistics?
    }

    public typealias Results = _NoUpdates<Result>

    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents

    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        HKStatisticsCollection(
            quantityType: HKQuantityType(.init(rawValue: predicate.sampleType.identifier)), anchorDate: anchorDate,
            interval: intervalComponents)
    }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

/// A query for the summaries of days, which finds none.
// Predicates do not change.
public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
    public typealias Results = _NoUpdates<[HKActivitySummary]>

    public let predicate: NSPredicate?

    public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { [] }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

/// A query for the apps and devices that have saved samples. None has.
public struct HKSourceQueryDescriptor<Sample: HKSample>: Sendable {
    public let predicate: HKSamplePredicate<Sample>

    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] { [] }
}
