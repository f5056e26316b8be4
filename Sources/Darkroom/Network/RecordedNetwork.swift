import Foundation
import FoundationNetworking

/// The network as widgets find it: recorded responses, and nothing beyond.
final class RecordedNetwork: @unchecked Sendable {
    static let shared = RecordedNetwork()

    private let lock = NSLock()
    private var responses: [String: RecordedResponse] = [:]

    /// Puts itself in the place of the network, for the shared session.
    func install(_ responses: [RecordedResponse]) {
        lock.lock()
        for response in responses { self.responses[RecordedNetwork.key(response.url)] = response }
        lock.unlock()
        _ = URLProtocol.registerClass(RecordedURLProtocol.self)
    }

    func response(for url: URL) -> RecordedResponse? {
        lock.lock()
        defer { lock.unlock() }
        return responses[RecordedNetwork.key(url.absoluteString)]
    }

    /// URLs that differ only in how they are written have the same key.
    private static func key(_ text: String) -> String {
        guard var parts = URLComponents(string: text) else { return text }
        parts.scheme = parts.scheme?.lowercased()
        parts.host = parts.host?.lowercased()
        parts.fragment = nil
        if parts.path == "/" { parts.path = "" }
        return parts.string ?? text
    }
}

/// Answers every request from the recorded responses.
final class RecordedURLProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        ["http", "https"].contains(request.url?.scheme?.lowercased())
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let client else { return }
        guard let recorded = RecordedNetwork.shared.response(for: url) else {
            Console.shared.warn(
                "the widget asked for \(url.absoluteString), and there is no network here. "
                    + "Answer it with --fixture '\(url.absoluteString)=FILE', or list it in Fixtures/fixtures.json.")
            return client.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        }
        do {
            let body = try recorded.file.map { try Data(contentsOf: $0) } ?? Data()
            guard let response = HTTPURLResponse(
                url: url, statusCode: recorded.status, httpVersion: "HTTP/1.1", headerFields: recorded.headers)
            else { throw URLError(.badServerResponse) }
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client.urlProtocol(self, didLoad: body)
            client.urlProtocolDidFinishLoading(self)
        } catch {
            Console.shared.warn("the recorded response to \(url.absoluteString) cannot be read: \(error)")
            client.urlProtocol(self, didFailWithError: error)
        }
    }

    override func stopLoading() {}
}
