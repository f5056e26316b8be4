import Foundation
import FoundationNetworking

/// What a device's sessions have and Foundation's on Linux lack or forbid. Recorded responses are always at hand, so that
/// nothing here changes what a request gets.
extension URLSessionConfiguration {
    /// A configuration for transfers that go on without the app; here they are as quick as the others.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }

    /// Whether tasks wait for a connection rather than fail. There is none to wait for, so they fail.
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

    /// Whether the system starts the app when a background transfer ends.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
}
