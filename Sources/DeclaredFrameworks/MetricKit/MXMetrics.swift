import Foundation

// Parts of reports. Nothing can make one here, so these classes have no state.

open class MXMetaData: NSObject, @unchecked Sendable {
    override init() {}

    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
    open var platformArchitecture: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
    let unit: UnitType

    init(unit: UnitType) { self.unit = unit }

    open var bucketStart: Measurement<UnitType> { Measurement(value: 0, unit: unit) }
    open var bucketEnd: Measurement<UnitType> { Measurement(value: 0, unit: unit) }
    open var bucketCount: Int { 0 }
}
open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
    override init() {}

    open var totalBucketCount: Int { 0 }
    open var bucketEnumerator: NSEnumerator { NSEnumerator() }
}
open class MXMetric: NSObject, @unchecked Sendable {
    override init() {}

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXCPUMetric: MXMetric, @unchecked Sendable {
    open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram() }
}
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
    open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}
open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}
open class MXForegroundExitData: NSObject, @unchecked Sendable {
    override init() {}

    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
}
open class MXBackgroundExitData: NSObject, @unchecked Sendable {
    override init() {}

    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeCPUResourceLimitExitCount: Int { 0 }
    open var cumulativeMemoryPressureExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
    open var cumulativeSuspendedWithLockedFileExitCount: Int { 0 }
    open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { 0 }
}
open class MXAppExitMetric: MXMetric, @unchecked Sendable {
    open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
    open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}
open class MXSignpostMetric: MXMetric, @unchecked Sendable {
    open var signpostName: String { "" }
    open var signpostCategory: String { "" }
    open var totalCount: Int { 0 }
}

extension MXMetricPayload {
    public var includesMultipleApplicationVersions: Bool { false }
    public var metaData: MXMetaData? { nil }
    public var cpuMetrics: MXCPUMetric? { nil }
    public var memoryMetrics: MXMemoryMetric? { nil }
    public var diskIOMetrics: MXDiskIOMetric? { nil }
    public var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
    public var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    public var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    public var applicationExitMetrics: MXAppExitMetric? { nil }
    public var networkTransferMetrics: MXNetworkTransferMetric? { nil }
    public var signpostMetrics: [MXSignpostMetric]? { nil }
}
