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
    open var systemVersion: String { "18.0" }
    /// An identifier that is the same in every run.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    @_Guarded open var isBatteryMonitoringEnabled = false
    /// The battery level, which is always full.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
}
