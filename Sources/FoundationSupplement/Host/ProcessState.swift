import Foundation

extension ProcessInfo {
    /// The thermal state of the device, which is always nominal.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// Whether the device's Low Power Mode is on.
    public var isLowPowerModeEnabled: Bool { HostEnvironment.current.isLowPowerModeEnabled }

    public var thermalState: ThermalState { .nominal }

    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }

    /// Runs work that the system may end early. A picture's process is not ended, so the work is told of no expiration.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }

    /// Work that the system should not disturb.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Returns a token; nothing disturbs a picture's process.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    public func endActivity(_ activity: any NSObjectProtocol) {}
}

extension Notification.Name {
    public static let NSBundleResourceRequestLowDiskSpace = Notification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")

    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}

/// Runs `body`. Without Objective-C, there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
