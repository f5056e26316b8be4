import Foundation

extension ProcessInfo {
    /// The thermal state of the device, which is always nominal.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// Whether the device's Low Power Mode is on.
    public var isLowPowerModeEnabled: Bool { HostEnvironment.current.isLowPowerModeEnabled }

    public var thermalState: ThermalState { .nominal }

    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

/// Runs `body`. Without Objective-C, there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
