import Foundation
import FoundationNetworking
import Processes

/// The network that widgets see: recorded responses, and live ones only while a run records.
final class RecordedNetwork: @unchecked Sendable {
    static let shared = RecordedNetwork()

    /// The largest number of redirections that a request follows, as in URLSession.
    static let redirectionLimit = 20

    private let lock = NSLock()
    private var layers: [[RecordedResponse]] = []
    private var live: LiveNetwork?
    /// The URLs that `--fixture` names, and whether a request has asked for each.
    private var named: [String: Bool] = [:]

    /// Replaces the network.
    ///
    /// - Parameters:
    ///   - layers: the responses. A later layer takes precedence over an earlier one. Within a layer, the more specific
    ///     response takes precedence, and of two equally specific ones the later.
    ///   - named: the URLs that the user is warned about if no request asks for them.
    ///   - recorder: requests and records responses that are not recorded yet; nil refuses such requests.
    /// - Throws: `ProgramFailure` if the network cannot be replaced.
    func install(_ layers: [[RecordedResponse]], named: [String], recorder: FixtureRecorder?) throws {
        try FoundationLoaders.disable(exceptLiveRequests: recorder != nil)
        lock.lock()
        self.layers = layers
        self.named = Dictionary(named.map { ($0, false) }, uniquingKeysWith: { first, _ in first })
        live = recorder.map(LiveNetwork.init)
        lock.unlock()
        _ = URLProtocol.registerClass(RecordedURLProtocol.self)
    }

    /// Returns the recorded response to a request, or nil if there is none.
    func response(to request: NetworkRequest) -> RecordedResponse? {
        lock.lock()
        defer { lock.unlock() }
        for layer in layers.reversed() {
            var best: RecordedResponse?
            for response in layer where response.answers(request) {
                if let found = best, found.isMoreSpecific(than: response) { continue }
                best = response
            }
            if let best {
                named[best.url.text]? = true
                return best
            }
        }
        return nil
    }

    /// Answers a loader's request. Called on the queue of its task.
    func answer(_ loader: URLProtocol) {
        guard let client = loader.client, var request = NetworkRequest(loader) else { return }
        if request.url.isFileURL { return FileResponse.deliver(request.url, to: loader) }
        for _ in 0...RecordedNetwork.redirectionLimit {
            guard let recorded = response(to: request) else {
                if let live { return live.load(request, for: loader) }
                Console.shared.warn(refusal(of: request))
                return refuse(loader)
            }
            guard let next = request.redirected(status: recorded.status, location: recorded.header("Location")) else {
                return ResponseDelivery.deliver(recorded, to: request, of: loader)
            }
            request = next
        }
        client.urlProtocol(loader, didFailWithError: URLError(.httpTooManyRedirects))
    }

    func stop(_ loader: URLProtocol) {
        lock.lock()
        let live = live
        lock.unlock()
        live?.stop(loader)
    }

    private func refuse(_ loader: URLProtocol) {
        loader.client?.urlProtocol(loader, didFailWithError: URLError(.notConnectedToInternet))
        // A web socket that stays open would wait for messages without end.
        if loader.task is URLSessionWebSocketTask { loader.task?.cancel() }
    }

    private func refusal(of request: NetworkRequest) -> String {
        let url = request.url.absoluteString
        let what = request.method == "GET" ? url : "\(request.method) \(url)"
        lock.lock()
        let near = layers.joined().first { $0.url.matches(request.url) || $0.url.text.prefix { $0 != "?" } == stem(of: url) }
        lock.unlock()
        let hint = near.map { " The recorded response to \($0.url.text) is for another query, method or body." } ?? ""
        return "the widget asked for \(what), and there is no network here.\(hint) Answer it with "
            + "--fixture '\(url)=FILE', list it in Fixtures/fixtures.json, or record it with --record-fixtures DIR."
    }

    private func stem(of url: String) -> Substring { URLPattern.normalized(url).prefix { $0 != "?" } }

    /// Returns a warning for each response of `--fixture` that no request has asked for. Called at the end of a run.
    func unusedWarnings() -> [String] {
        lock.lock()
        defer { lock.unlock() }
        return named.filter { !$0.value }.keys.sorted().map {
            "--fixture: nothing asked for \($0). Is the URL as the widget writes it? A * stands for any text."
        }
    }
}
