// The NetworkExtension framework. The device has no VPN configuration, none can be saved, and no tunnel starts, as on a
// device whose user does not allow configurations to be added.
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import Network

public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }

public let NEVPNErrorDomain = "NEVPNErrorDomain"

public struct NEVPNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale
        case configurationReadWriteFailed, configurationUnknown
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { NEVPNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}

extension Notification.Name {
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschanged")
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.vpnconfigurationchanged")
}

/// A tunnel's connection. It never starts.
// An open class cannot be checked. There is no state.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open var manager: NEVPNManager { .shared() }

    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopVPNTunnel() {}
    @preconcurrency open func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        handler(nil)
    }
    open func fetchLastDisconnectError() async throws {}
}

// An open class cannot be checked. There is no state.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopTunnel() {}
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.connectionFailed)
    }
}

/// A VPN configuration. There is none, so its properties hold only what the program sets.
// An open class cannot be checked. Every property that changes is guarded.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let common = NEVPNManager()

    @_Guarded open var isEnabled = false
    @_Guarded open var isOnDemandEnabled = false
    @_Guarded open var onDemandRules: [NEOnDemandRule]?
    @_Guarded open var localizedDescription: String?
    @_Guarded open var protocolConfiguration: NEVPNProtocol?
    open var connection: NEVPNConnection { NEVPNConnection() }

    public override init() {}

    open class func shared() -> NEVPNManager { common }

    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    open func loadFromPreferences() async throws {}
    open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationInvalid))
    }
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationInvalid) }
}

public enum NETunnelProviderRoutingMethod: Int, Sendable { case destinationIP = 1, sourceApplication, networkRule }

// An open class cannot be checked. There is no state of its own.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    open override var connection: NEVPNConnection { NETunnelProviderSession() }
    open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
}

/// Managers of which each class lists its own. Swift's subclasses could not change the type of the list.
public protocol _ListedProviderManager {}

extension NETunnelProviderManager: _ListedProviderManager {}

extension _ListedProviderManager where Self: NETunnelProviderManager {
    @preconcurrency public static func loadAllFromPreferences(completionHandler: @escaping @Sendable ([Self]?, (any Error)?) -> Void) {
        completionHandler([], nil)
    }
    public static func loadAllFromPreferences() async throws -> [Self] { [] }
}

// An open class cannot be checked. Every property that changes is guarded.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    @_Guarded open var serverAddress: String?
    @_Guarded open var username: String?
    @_Guarded open var passwordReference: Data?
    @_Guarded open var disconnectOnSleep = false
    @_Guarded open var includeAllNetworks = false
    @_Guarded open var excludeLocalNetworks = false
    @_Guarded open var enforceRoutes = false
    @_Guarded open var excludeCellularServices = true
    @_Guarded open var excludeAPNs = true
    @_Guarded open var excludeDeviceCommunication = true

    public override init() {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    @_Guarded open var providerBundleIdentifier: String?
    @_Guarded open var providerConfiguration: [String: Any]?
}

public enum NEOnDemandRuleAction: Int, Sendable { case connect = 1, disconnect, evaluateConnection, ignore }
public enum NEOnDemandRuleInterfaceType: Int, Sendable { case any = 0, wiFi = 2, cellular = 3 }

// An open class cannot be checked. Every property that changes is guarded.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    @_Guarded open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    @_Guarded open var ssidMatch: [String]?
    @_Guarded open var dnsSearchDomainMatch: [String]?
    @_Guarded open var probeURL: URL?
    open var action: NEOnDemandRuleAction { .ignore }

    public override init() {}
}

// An open class cannot be checked. There is no state of its own.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .connect }
}

// An open class cannot be checked. There is no state of its own.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .disconnect }
}

// An open class cannot be checked. There is no state of its own.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

public enum NEHotspotNetworkSecurityType: Int, Sendable { case open, WEP, personal, enterprise, unknown }

/// A Wi-Fi network. The current one is not told.
// An open class cannot be checked. All state is constant.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    public let ssid: String
    public let bssid: String

    init(ssid: String, bssid: String) { (self.ssid, self.bssid) = (ssid, bssid) }

    /// From 0, weak, to 1, strong.
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }
    open var didAutoJoin: Bool { false }
    open var didJustJoin: Bool { false }
    open var isChosenHelper: Bool { false }
    open var securityType: NEHotspotNetworkSecurityType { .unknown }

    @preconcurrency open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        completionHandler(nil)
    }
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
