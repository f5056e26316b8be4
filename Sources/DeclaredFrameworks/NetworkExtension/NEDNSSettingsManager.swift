import Foundation
import FoundationSupplement

public enum NEDNSProtocol: Int, Sendable { case cleartext = 1, TLS, HTTPS }

/// The servers that tell addresses.
// An open class cannot be checked. Every property that changes is guarded.
open class NEDNSSettings: NSObject, @unchecked Sendable {
    public let servers: [String]
    @_Guarded open var searchDomains: [String]?
    @_Guarded open var domainName: String?
    @_Guarded open var matchDomains: [String]?
    @_Guarded open var matchDomainsNoSearch = false
    open var dnsProtocol: NEDNSProtocol { .cleartext }

    public init(servers: [String]) { self.servers = servers }
}

// An open class cannot be checked. Every property that changes is guarded.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
    @_Guarded open var serverURL: URL?
    @_Guarded open var identityReference: Data?
    open override var dnsProtocol: NEDNSProtocol { .HTTPS }
}

// An open class cannot be checked. Every property that changes is guarded.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
    @_Guarded open var serverName: String?
    @_Guarded open var identityReference: Data?
    open override var dnsProtocol: NEDNSProtocol { .TLS }
}

/// The configuration of servers. None is there, and none can be saved.
// An open class cannot be checked. Every property that changes is guarded.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
    private static let common = NEDNSSettingsManager()

    @_Guarded open var localizedDescription: String?
    @_Guarded open var dnsSettings: NEDNSSettings?
    @_Guarded open var onDemandRules: [NEOnDemandRule]?
    open var isEnabled: Bool { false }

    open class func shared() -> NEDNSSettingsManager { common }

    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    open func loadFromPreferences() async throws {}
    @preconcurrency open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.configurationReadWriteFailed))
    }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    @preconcurrency open func removeFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.configurationInvalid))
    }
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationInvalid) }
}

// An open class cannot be checked. There is no state of its own.
open class NEAppProxyProviderManager: NETunnelProviderManager, @unchecked Sendable {}
