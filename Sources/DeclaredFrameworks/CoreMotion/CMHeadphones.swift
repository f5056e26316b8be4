/// What hears of headphones that come and go. All methods are optional.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// A manager without headphones.
// An open class cannot be checked. Access to the weak reference is atomic.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    public typealias DeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void

    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

    public override init() {}

    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isConnectionStatusActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }

    // Effect: none, because no headphones measure.
    open func startDeviceMotionUpdates() {}
    @preconcurrency open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler) {
        handler(nil, CMErrorNotAvailable.error)
    }
    // Effect: none, because no headphones measure.
    open func stopDeviceMotionUpdates() {}

    // Effect: none, because no headphones come.
    open func startConnectionStatusUpdates() {}
    open func stopConnectionStatusUpdates() {}
}

/// A manager that may not tell how someone with headphones moves.
// An open class cannot be checked. There is no state.
open class CMHeadphoneActivityManager: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case disconnected, connected }

    public typealias ActivityHandler = @Sendable (CMMotionActivity?, (any Error)?) -> Void
    public typealias StatusHandler = @Sendable (Status, (any Error)?) -> Void

    public override init() {}

    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open var isActivityAvailable: Bool { false }
    open var isActivityActive: Bool { false }
    open var isStatusAvailable: Bool { false }
    open var isStatusActive: Bool { false }

    @preconcurrency open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping ActivityHandler) {
        handler(nil, CMErrorMotionActivityNotAuthorized.error)
    }
    // Effect: none, because no update has begun.
    open func stopActivityUpdates() {}

    @preconcurrency open func startStatusUpdates(to queue: OperationQueue, withHandler handler: @escaping StatusHandler) {
        handler(.disconnected, CMErrorNotAvailable.error)
    }
    // Effect: none, because no update has begun.
    open func stopStatusUpdates() {}
}
