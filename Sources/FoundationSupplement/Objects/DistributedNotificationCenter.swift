import Foundation

/// Notifications between a Mac's programs. No other program runs while a picture is made, so none answers.
// An open class cannot be checked. It has no state of its own.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    public struct CenterType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let localNotificationCenterType = CenterType(rawValue: "NSLocalNotificationCenterType")
    }

    /// When a suspended program gets a notification.
    public enum SuspensionBehavior: UInt, Sendable { case drop = 1, coalesce, hold, deliverImmediately }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let deliverImmediately = Options(rawValue: 1)
        public static let postToAllSessions = Options(rawValue: 2)
    }

    private static let own = DistributedNotificationCenter()

    open class func `default`() -> DistributedNotificationCenter { own }
    open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter { own }

    /// Whether notifications wait. Nothing reads it.
    open var suspended: Bool {
        get { false }
        set {}
    }

    open func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: String?, suspensionBehavior: SuspensionBehavior
    ) {
        addObserver(observer, selector: selector, name: name, object: object)
    }

    open func postNotificationName(
        _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool
    ) {
        post(name: name, object: object, userInfo: userInfo)
    }

    open func postNotificationName(
        _ name: NSNotification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = []
    ) {
        post(name: name, object: object, userInfo: userInfo)
    }
}
