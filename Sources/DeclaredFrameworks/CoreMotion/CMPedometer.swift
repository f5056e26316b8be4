public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = @Sendable (CMPedometerEvent?, (any Error)?) -> Void

/// What a pedometer counted. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }

/// When someone stops or goes on. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    open var date: Date { .distantPast }
    open var type: CMPedometerEventType { .pause }
}

/// A pedometer that may not count.
// An open class cannot be checked. There is no state.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() {}

    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    @preconcurrency open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, CMErrorMotionActivityNotAuthorized.error)
    }
    open func queryPedometerData(from start: Date, to end: Date) async throws -> CMPedometerData {
        throw CMErrorMotionActivityNotAuthorized.error
    }
    @preconcurrency open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, CMErrorMotionActivityNotAuthorized.error)
    }
    open func stopUpdates() {}
    @preconcurrency open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        handler(nil, CMErrorMotionActivityNotAuthorized.error)
    }
    open func stopEventUpdates() {}
}
