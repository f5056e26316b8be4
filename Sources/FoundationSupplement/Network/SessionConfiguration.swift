import Foundation
import FoundationNetworking

/// Properties of session configurations that Foundation on Linux lacks or forbids. Recorded responses are always
/// available, so none of the properties affects a request.
extension URLSessionConfiguration {
    /// Returns a configuration for transfers that continue without the app. Here they behave like others.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }

    /// Whether tasks wait for a connection instead of failing. Here they always fail, because there is no connection to
    /// wait for.
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }

    /// Whether tasks may use an expensive network.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether tasks may use the network in low-data mode.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the system launches the app when a background transfer finishes.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }

    /// How tasks use several networks at once. Foundation's type of this name cannot be used on Linux.
    public enum _MultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }

    /// How tasks use several networks at once.
    @_disfavoredOverload public var multipathServiceType: _MultipathServiceType {
        get { .none }
        set {}
    }

    /// The oldest version of TLS that tasks agree to.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv12 }
        set {}
    }

    /// The newest version of TLS that tasks agree to.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv13 }
        set {}
    }

    /// Whether tasks load as they did before iOS 18.4. Foundation has it for reading alone on Linux.
    public var usesClassicLoadingMode: Bool {
        get { true }
        set {}
    }

    /// Whether names of hosts have to be signed.
    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }

    /// The folder that an app shares with its extensions, for background transfers. Here they are like others.
    @_disfavoredOverload public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }
}
