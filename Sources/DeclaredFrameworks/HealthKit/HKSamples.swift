/// Something that HealthKit stores.
// An open class cannot be checked. All state is constant; values of metadata are numbers, texts, dates and quantities.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let device: HKDevice?
    public let metadata: [String: Any]?

    init(device: HKDevice?, metadata: [String: Any]?) { (self.device, self.metadata) = (device, metadata) }

    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
    open var source: HKSource { .default() }
}

/// Data with a start and an end.
// An open class cannot be checked. All state is constant.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(type: HKSampleType, start: Date, end: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device: device, metadata: metadata)
    }

    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
}

/// A sample that measures a quantity.
// An open class cannot be checked. All state is constant.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
    }

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }

    open var count: Int { 1 }
}

/// A sample whose values are added up.
// The subclass adds no state.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
}

/// A sample whose values are averaged.
// The subclass adds no state.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var minimumQuantity: HKQuantity { quantity }
    open var averageQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}

/// A sample that chooses one of several values.
// An open class cannot be checked. All state is constant.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }

    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
    }
}

/// Samples that belong together, such as two blood pressures.
// An open class cannot be checked. All state is constant.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(type: correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.init(
            type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
    }

    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>
    ) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: nil)
    }

    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

// Nothing can make samples of these classes here. They add no state.
open class HKSeriesSample: HKSample, @unchecked Sendable { open var count: Int { 0 } }
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}

/// A note that something was deleted. There is none here.
// An open class cannot be checked. All state is constant.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let metadata: [String: Any]?

    init(uuid: UUID) { (self.uuid, metadata) = (uuid, nil) }
}

/// An app or device that saves data.
// An open class cannot be checked. All state is constant.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    open class func `default`() -> HKSource {
        let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
        return HKSource(
            name: name ?? ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { bundleIdentifier.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource).map { $0.bundleIdentifier == bundleIdentifier && $0.name == name } ?? false
    }
}

/// A version of a source.
// An open class cannot be checked. All state is constant.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion

    public init(
        source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion
    ) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }

    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil,
            operatingSystemVersion: OperatingSystemVersion(majorVersion: 0, minorVersion: 0, patchVersion: 0))
    }
}

/// A device that measures.
// An open class cannot be checked. All state is constant.
open class HKDevice: NSObject, NSSecureCoding, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        udiDeviceIdentifier = UDIDeviceIdentifier
    }

    public required convenience init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } }
        self.init(
            name: text("name"), manufacturer: text("manufacturer"), model: text("model"),
            hardwareVersion: text("hardwareVersion"), firmwareVersion: text("firmwareVersion"),
            softwareVersion: text("softwareVersion"), localIdentifier: text("localIdentifier"),
            udiDeviceIdentifier: text("udiDeviceIdentifier"))
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        let values = [
            ("name", name), ("manufacturer", manufacturer), ("model", model), ("hardwareVersion", hardwareVersion),
            ("firmwareVersion", firmwareVersion), ("softwareVersion", softwareVersion), ("localIdentifier", localIdentifier),
            ("udiDeviceIdentifier", udiDeviceIdentifier),
        ]
        for (key, value) in values { coder.encode(value.map { NSString(string: $0) }, forKey: key) }
    }

    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}
