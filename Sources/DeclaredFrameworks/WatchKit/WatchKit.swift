// The WatchKit framework, as far as widgets share it with their watch app: the device, which is that of the picture,
// and the app's life, which a widget has no part in. Haptics do nothing.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationGenericManeuver = 10, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt = 15
    case underwaterDepthCriticalPrompt
}

public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The watch that the picture is drawn for.
// An open class cannot be checked. Every property that changes is guarded.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
    private static let common = WKInterfaceDevice()

    @_Guarded open var isBatteryMonitoringEnabled = false

    open class func current() -> WKInterfaceDevice { common }

    open var name: String { "Apple Watch" }
    open var model: String { "Apple Watch" }
    open var localizedModel: String { "Apple Watch" }
    open var systemName: String { "watchOS" }
    open var systemVersion: String { "26.0" }
    /// The screen in points.
    open var screenBounds: CGRect { CGRect(origin: .zero, size: HostEnvironment.current.screenSize) }
    open var screenScale: CGFloat { HostEnvironment.current.screenScale }
    open var preferredContentSizeCategory: String { "UICTContentSizeCategoryL" }
    open var layoutDirection: WKInterfaceLayoutDirection {
        HostEnvironment.current.locale.isRightToLeft ? .rightToLeft : .leftToRight
    }
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    open var waterResistanceRating: WKWaterResistanceRating { .wr50 }
    open var isWaterLockEnabled: Bool { false }
    open var batteryLevel: Float { -1 }
    open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
    open var supportsAudioStreaming: Bool { false }
    open var identifierForVendor: UUID? { nil }

    open func play(_ type: WKHapticType) {}
    open func enableWaterLock() {}
}

public enum WKApplicationState: Int, Sendable { case active, inactive, background }

/// The watch app, of which a widget's program has none.
// An open class cannot be checked. Every property that changes is guarded.
open class WKExtension: NSObject, @unchecked Sendable {
    private static let common = WKExtension()

    /// Effect: none, because no screen goes dark.
    @_Guarded open var isFrontmostTimeoutExtended = false

    public static let applicationDidFinishLaunchingNotification = Notification.Name("WKApplicationDidFinishLaunchingNotification")
    public static let applicationDidBecomeActiveNotification = Notification.Name("WKApplicationDidBecomeActiveNotification")
    public static let applicationWillResignActiveNotification = Notification.Name("WKApplicationWillResignActiveNotification")
    public static let applicationWillEnterForegroundNotification = Notification.Name("WKApplicationWillEnterForegroundNotification")
    public static let applicationDidEnterBackgroundNotification = Notification.Name("WKApplicationDidEnterBackgroundNotification")

    open class func shared() -> WKExtension { common }

    open var applicationState: WKApplicationState { .background }
    open var isApplicationRunningInDock: Bool { false }
    open var isAutorotating: Bool { false }
    open var rootInterfaceController: WKInterfaceController? { nil }
    open var visibleInterfaceController: WKInterfaceController? { nil }

    open func openSystemURL(_ url: URL) {}
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open func enableWaterLock() {}

    @preconcurrency open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
    @preconcurrency open func scheduleSnapshotRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
}

/// The watch app, of which a widget's program has none.
// An open class cannot be checked. There is no state.
open class WKApplication: NSObject, @unchecked Sendable {
    private static let common = WKApplication()

    public static let didFinishLaunchingNotification = Notification.Name("WKApplicationDidFinishLaunchingNotification")
    public static let didBecomeActiveNotification = Notification.Name("WKApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("WKApplicationWillResignActiveNotification")
    public static let willEnterForegroundNotification = Notification.Name("WKApplicationWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("WKApplicationDidEnterBackgroundNotification")

    open class func shared() -> WKApplication { common }

    open var applicationState: WKApplicationState { .background }
    open var rootInterfaceController: WKInterfaceController? { nil }
    open var visibleInterfaceController: WKInterfaceController? { nil }

    open func openSystemURL(_ url: URL) {}
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}

    @preconcurrency open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
    @preconcurrency open func scheduleSnapshotRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
}

public protocol WKExtensionDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}

extension WKExtensionDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}

public protocol WKApplicationDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}

extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}

/// A background task. The system gives none to a picture.
// An open class cannot be checked. There is no state.
open class WKRefreshBackgroundTask: NSObject, @unchecked Sendable {
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
    open func setTaskCompleted() {}
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

// An open class cannot be checked. There is no state.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
// An open class cannot be checked. There is no state.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
    open var returnToDefaultState: Bool { false }
    open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?, userInfo: (any NSSecureCoding & NSObjectProtocol)?
    ) {}
}
// An open class cannot be checked. There is no state.
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {
    open var sessionIdentifier: String { "" }
}
// An open class cannot be checked. There is no state.
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
// An open class cannot be checked. There is no state.
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
// An open class cannot be checked. There is no state.
open class WKBluetoothAlertRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
// An open class cannot be checked. There is no state.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
