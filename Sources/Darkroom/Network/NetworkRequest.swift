import Foundation
import FoundationNetworking

/// A widget's network request.
struct NetworkRequest {
    var url: URL
    /// In capitals.
    var method: String
    /// The body. It is empty if there is none or if it is a stream, which can be read only once.
    var body = Data()
}

extension NetworkRequest {
    init?(_ loader: URLProtocol) {
        let request = loader.task?.currentRequest ?? loader.request
        guard let url = request.url else { return nil }
        self.init(
            url: url, method: (request.httpMethod ?? "GET").uppercased(),
            body: request.httpBody ?? loader.task.flatMap(TaskInternals.body) ?? Data())
    }

    /// The hash of the body in 16 hexadecimal digits, which tells requests to one URL apart; nil without a body.
    var digest: String? { body.isEmpty ? nil : FNVHash(body).hexadecimal }

    /// Returns the request that a redirection leads to, or nil if the response is no redirection.
    func redirected(status: Int, location: String?) -> NetworkRequest? {
        guard [301, 302, 303, 307, 308].contains(status), let location,
            let target = URL(string: location, relativeTo: url)?.absoluteURL
        else { return nil }
        var request = self
        request.url = target
        if status == 303 || (status < 303 && method == "POST") { (request.method, request.body) = ("GET", Data()) }
        return request
    }
}
