import Foundation
import FoundationSupplement

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

public enum NEHotspotConfigurationEAPTLSVersion: Int, Sendable { case `default`, version1_0, version1_1, version1_2 }

public struct NEHotspotConfigurationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings
        case invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported
        case alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix, userUnauthorized, systemDenied
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { NEHotspotConfigurationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var invalid: Code { .invalid }
    public static var invalidSSID: Code { .invalidSSID }
    public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
    public static var userDenied: Code { .userDenied }
    public static var `internal`: Code { .`internal` }
    public static var pending: Code { .pending }
    public static var unknown: Code { .unknown }
    public static var joinOnceNotSupported: Code { .joinOnceNotSupported }
    public static var alreadyAssociated: Code { .alreadyAssociated }
    public static var applicationIsNotInForeground: Code { .applicationIsNotInForeground }
}

/// A Wi-Fi network that a program wants to join.
// An open class cannot be checked. Every property that changes is guarded.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public let ssid: String
    public let ssidPrefix: String
    @_Guarded open var joinOnce = false
    @_Guarded open var hidden = false
    @_Guarded open var lifeTimeInDays: NSNumber = 0

    private init(ssid: String, prefix: String) { (self.ssid, ssidPrefix) = (ssid, prefix) }

    public convenience init(ssid SSID: String) { self.init(ssid: SSID, prefix: "") }
    public convenience init(ssid SSID: String, passphrase: String, isWEP: Bool) { self.init(ssid: SSID, prefix: "") }
    public convenience init(ssidPrefix SSIDPrefix: String) { self.init(ssid: "", prefix: SSIDPrefix) }
    public convenience init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
        self.init(ssid: "", prefix: SSIDPrefix)
    }
}

/// Joins no network, as where the user says no.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {  // There is no state.
    open class var shared: NEHotspotConfigurationManager { NEHotspotConfigurationManager() }

    open func apply(
        _ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(NEHotspotConfigurationError(.userDenied)) }
    open func apply(_ configuration: NEHotspotConfiguration) async throws { throw NEHotspotConfigurationError(.userDenied) }
    open func removeConfiguration(forSSID SSID: String) {}
    @preconcurrency open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) { completionHandler([]) }
    open func configuredSSIDs() async -> [String] { [] }
}
