@_implementationOnly import FlyingFox
import Foundation

/// Decides which requests the server answers.
struct RequestCheck: Sendable {
    /// The names by which the server may be addressed, with its port.
    let hosts: Set<String>
    let token: String

    /// - Parameters:
    ///   - address: the address that the server listens on.
    ///   - port: its port.
    init(address: String, port: UInt16, token: String) {
        var names: Set = [address]
        if address == "127.0.0.1" { names.insert("localhost") }
        hosts = Set(names.map { "\($0):\(port)" })
        self.token = token
    }

    /// Whether a request names this server. A page of another site that gets the machine's address for its own name
    /// (DNS rebinding) does not.
    func isForThisServer(_ request: HTTPRequest) -> Bool {
        guard let host = request.headers[.host], hosts.contains(host.lowercased()) else { return false }
        guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
        return hosts.contains { origin.lowercased() == "http://\($0)" }
    }

    func hasToken(_ request: HTTPRequest) -> Bool {
        AccessToken.matches(request.query.first { $0.name == "token" }?.value ?? "", token)
    }
}
