import Foundation
import FoundationNetworking

/// Properties of requests that Foundation on Linux lacks. Recorded responses are always available, so none has an effect.
extension URLRequest {
    /// Whether the request may use an expensive network.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the request may use the network in low-data mode.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the server is known to speak HTTP/3.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }

    /// Whether names of hosts have to be signed.
    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }

    /// Who has asked for what is loaded.
    public var attribution: Attribution {
        get { .developer }
        set {}
    }

    public typealias Attribution = NSURLRequest.Attribution
}

extension NSURLRequest {
    /// Who has asked for what is loaded.
    public enum Attribution: UInt, Sendable { case developer, user }
}

extension URLError {
    /// Why the network could not be used.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }

    /// Why the network could not be used; nil, because there is none at all.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
