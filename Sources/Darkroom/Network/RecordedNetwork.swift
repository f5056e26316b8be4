import Foundation
import FoundationNetworking
import Processes

/// The network as widgets find it: recorded responses, and nothing beyond but what a run records.
// What requests change is touched with `lock` held alone; `live` is set before any request is made.
final class RecordedNetwork: @unchecked Sendable {
    static let shared = RecordedNetwork()

    /// The most redirections that a request follows, as in URLSession.
    static let redirectionLimit = 20

    private let lock = NSLock()
    private var layers: [[RecordedResponse]] = []
    private var live: LiveNetwork?
    /// What `--fixture` named, and whether it was asked for.
    private var named: [String: Bool] = [:]

    /// Puts itself in the place of the network.
    ///
    /// - Parameters:
    ///   - layers: responses; a later layer goes before an earlier one. Within a layer, the more specific of two
    ///     responses answers, and of two that are as specific the later one.
    ///   - named: the URLs of which the user hears where nothing asked for them.
    ///   - recorder: takes what is not recorded yet from the network; nil refuses it.
    /// - Throws: `ProgramFailure` where the network cannot be replaced.
    func install(_ layers: [[RecordedResponse]], named: [String], recorder: FixtureRecorder?) throws {
        try FoundationLoaders.disable(exceptLiveRequests: recorder != nil)
        lock.lock()
        self.layers = layers
        self.named = Dictionary(named.map { ($0, false) }, uniquingKeysWith: { first, _ in first })
        live = recorder.map(LiveNetwork.init)
        lock.unlock()
        _ = URLProtocol.registerClass(RecordedURLProtocol.self)
    }

    /// The response that the recorded ones have to a request.
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

    /// Answers a loader's request; on the queue of its task.
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
        // A web socket waits for its messages until it is closed.
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

    /// What is to be said when a run is over: the responses given with `--fixture` that nothing asked for.
    func unusedWarnings() -> [String] {
        lock.lock()
        defer { lock.unlock() }
        return named.filter { !$0.value }.keys.sorted().map {
            "--fixture: nothing asked for \($0). Is the URL as the widget writes it? A * stands for any text."
        }
    }
}
