import Foundation
import FoundationNetworking

/// The loader of every request that would leave the machine, and of requests for files.
final class RecordedURLProtocol: URLProtocol {
    private static let schemes = ["http", "https", "ftp", "ws", "wss", "file"]

    override class func canInit(with request: URLRequest) -> Bool {
        schemes.contains(request.url?.scheme?.lowercased() ?? "") && !LiveNetwork.isLive(request)
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() { RecordedNetwork.shared.answer(self) }

    override func stopLoading() { RecordedNetwork.shared.stop(self) }
}
