import Foundation

// Diagnoses. Nothing can make one here, so these classes have no state.

open class MXCallStackTree: NSObject, @unchecked Sendable {
    override init() {}

    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXDiagnostic: NSObject, @unchecked Sendable {
    override init() {}

    open var metaData: MXMetaData { MXMetaData() }
    open var applicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

extension MXDiagnosticPayload {
    public var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    public var hangDiagnostics: [MXHangDiagnostic]? { nil }
    public var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    public var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
}
