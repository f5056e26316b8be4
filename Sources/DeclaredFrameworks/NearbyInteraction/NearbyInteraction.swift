// Nearby Interaction of a device that cannot measure distances.
@_exported import Foundation

public struct NIDeviceCapability: Sendable {
    public var supportsPreciseDistanceMeasurement: Bool { false }
    public var supportsDirectionMeasurement: Bool { false }
    public var supportsCameraAssistance: Bool { false }
}

/// What identifies a device.
// An open class cannot be checked. There is no state.
open class NIDiscoveryToken: NSObject, @unchecked Sendable {}

/// A session that finds nothing.
open class NISession: NSObject {
    public override init() {}
    open class var isSupported: Bool { false }
    open class var deviceCapabilities: NIDeviceCapability { NIDeviceCapability() }
    open var discoveryToken: NIDiscoveryToken? { nil }
    open func pause() {}
    open func invalidate() {}
}
