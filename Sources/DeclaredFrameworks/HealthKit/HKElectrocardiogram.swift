/// What a watch measured of a heart. Nothing can make one here.
// The subclass adds no state.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
    public enum Classification: Int, Sendable {
        case notSet, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate
        case inconclusivePoorReading, inconclusiveOther
        case unrecognized = 100
    }

    public enum SymptomsStatus: Int, Sendable { case notSet, none, present }

    public enum Lead: Int, Sendable { case appleWatchSimilarToLeadI = 1 }

    /// The voltage at one time.
    // An open class cannot be checked. There is no state.
    open class VoltageMeasurement: NSObject, NSCopying, @unchecked Sendable {
        /// In seconds.
        open var timeSinceSampleStart: TimeInterval { 0 }
        open func quantity(for lead: Lead) -> HKQuantity? { nil }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    open var numberOfVoltageMeasurements: Int { 0 }
    open var samplingFrequency: HKQuantity? { nil }
    open var classification: Classification { .notSet }
    open var averageHeartRate: HKQuantity? { nil }
    open var symptomsStatus: SymptomsStatus { .notSet }
}

/// A query for the voltages of an electrocardiogram. There are none.
// An open class cannot be checked. All state is constant.
open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
    /// What a query finds, piece by piece.
    public enum Result: Sendable {
        case measurement(HKElectrocardiogram.VoltageMeasurement)
        case done
        case error(any Error)
    }

    private let handler: @Sendable (HKElectrocardiogramQuery, Result) -> Void

    @preconcurrency public init(
        _ electrocardiogram: HKElectrocardiogram,
        dataHandler: @escaping @Sendable (HKElectrocardiogramQuery, HKElectrocardiogramQuery.Result) -> Void
    ) {
        handler = dataHandler
        super.init(type: HKObjectType.electrocardiogramType(), predicate: nil)
    }

    override func answer() { handler(self, .done) }
}

/// A query for the voltages of an electrocardiogram. There are none.
public struct HKElectrocardiogramQueryDescriptor: Sendable {
    public typealias Results = _NoUpdates<HKElectrocardiogram.VoltageMeasurement>

    public let electrocardiogram: HKElectrocardiogram

    public init(_ electrocardiogram: HKElectrocardiogram) { self.electrocardiogram = electrocardiogram }

    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

extension HKQuery {
    public class func predicateForElectrocardiograms(classification: HKElectrocardiogram.Classification) -> NSPredicate {
        condition(HKElectrocardiogram.self) { $0.classification == classification }
    }
    public class func predicateForElectrocardiograms(symptomsStatus: HKElectrocardiogram.SymptomsStatus) -> NSPredicate {
        condition(HKElectrocardiogram.self) { $0.symptomsStatus == symptomsStatus }
    }
}
