import Foundation
import FoundationSupplement

/// The device that the picture is rendered for.
// An open class cannot be checked. Every property that changes is guarded.
open class UIDevice: NSObject, @unchecked Sendable {
    public static let current = UIDevice()

    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { HostEnvironment.current.isPad ? .pad : .phone }
    open var model: String { HostEnvironment.current.isPad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    /// The name of the model, as iOS returns it to apps without an entitlement.
    open var name: String { model }
    open var systemName: String { HostEnvironment.current.isPad ? "iPadOS" : "iOS" }
    open var systemVersion: String { HostEnvironment.current.systemVersion }
    /// An identifier that is the same in every run.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    @_Guarded open var isBatteryMonitoringEnabled = false
    /// The battery level, which is always full.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    open var orientation: UIDeviceOrientation { .portrait }
    open var isMultitaskingSupported: Bool { true }
    @_Guarded open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    open func playInputClick() {}

    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
