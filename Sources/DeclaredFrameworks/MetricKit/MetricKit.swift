// MetricKit on a system that reports nothing: subscribers are never called.
@_exported import Foundation

/// Hears of reports.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

// Reports. Nothing can make one here, so these classes have no state.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var latestApplicationVersion: String { "" }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// Has no reports.
// An open class cannot be checked. There is no state.
open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()

    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}

    /// A category of the log for marks that a report counts. There are no reports.
    open class func makeLogHandle(category: String) -> OSLog { OSLog(subsystem: "com.apple.metrickit.log", category: category) }
}
