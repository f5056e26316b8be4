/// A type of data.
// An open class cannot be checked. All state is constant.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String

    init(name: String) { identifier = name }

    open func requiresPerObjectAuthorization() -> Bool { false }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { identifier }
    open override var hash: Int { identifier.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        identifier.unit == nil ? nil : HKQuantityType(identifier)
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        HKDocumentType(identifier)
    }
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(name: identifier) }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: HKWorkoutTypeIdentifier) }
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
    }
    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(name: "HKDataTypeIdentifierAudiogram")
    }
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(name: "HKDataTypeIdentifierElectrocardiogram")
    }
    open class func visionPrescriptionType() -> HKPrescriptionType {
        HKPrescriptionType(name: "HKVisionPrescriptionTypeIdentifier")
    }
    open class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(name: "HKDataTypeStateOfMind") }
}

/// A type of data with a start and an end.
// The subclass adds no state.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }
}

/// A type of samples that measure a quantity.
// The subclass adds no state.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(name: identifier.rawValue) }

    open var aggregationStyle: HKQuantityAggregationStyle {
        HKQuantityTypeIdentifier(rawValue: identifier).aggregationStyle
    }
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        HKQuantityTypeIdentifier(rawValue: identifier).unit?.factors.dimension == unit.factors.dimension
    }
}

/// A type of samples that choose one of several values.
// The subclass adds no state.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// A type of facts about the user.
// The subclass adds no state.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// A type of samples that belong together.
// The subclass adds no state.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// A type of documents.
// The subclass adds no state.
open class HKDocumentType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKDocumentTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// A type of series.
// The subclass adds no state.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(name: HKWorkoutRouteTypeIdentifier) }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(name: HKDataTypeIdentifierHeartbeatSeries) }
}

// The subclasses add no state.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {}
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
