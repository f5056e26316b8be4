import Foundation
import FoundationSupplement

/// A proxy through which a session loads. Recorded responses need none.
public struct ProxyConfiguration: Sendable {
    public var allowFailover = false
    public var matchDomains: [String] = []
    public var excludedDomains: [String] = []

    public init(httpCONNECTProxy proxyEndpoint: NWEndpoint, tlsOptions: NWProtocolTLS.Options? = nil) {}
    public init(socksv5Proxy proxyEndpoint: NWEndpoint) {}

    /// Effect: none, because nothing goes through the proxy.
    public func applyCredential(username: String, password: String) {}
}

extension URLSessionConfiguration {
    /// Effect: none, because responses are recorded.
    public var proxyConfigurations: [ProxyConfiguration] {
        get { [] }
        set {}
    }
}
