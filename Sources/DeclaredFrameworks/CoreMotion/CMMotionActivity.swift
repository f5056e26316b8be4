public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = @Sendable ([CMMotionActivity]?, (any Error)?) -> Void

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// How someone moves. Nothing can make one here.
// The subclass adds no state.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { .distantPast }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}

/// A manager that may not tell how someone moves.
// An open class cannot be checked. There is no state.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() {}

    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    @preconcurrency open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) { handler(nil, CMErrorMotionActivityNotAuthorized.error) }
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue
    ) async throws -> [CMMotionActivity] { throw CMErrorMotionActivityNotAuthorized.error }
    @preconcurrency open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    open func stopActivityUpdates() {}
}
