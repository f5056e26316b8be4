import Foundation
import FoundationNetworking
import FoundationSupplement
import Processes
import Synchronization

/// The network that widgets see: recorded responses, and live ones only while a run records.
final class RecordedNetwork: Sendable {
    static let shared = RecordedNetwork()

    /// The largest number of redirections that a request follows, as in URLSession.
    static let redirectionLimit = 20

    private struct State {
        var layers: [[RecordedResponse]] = []
        var live: LiveNetwork?
        /// The URLs that `--fixture` names, and whether a request has asked for each.
        var named: [String: Bool] = [:]
        /// The URLs that are asked for while somebody listens, and whether a response answers each.
        var heard: [String: Bool]?
    }

    private let state = Mutex(State())

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
        state.withLock {
            $0.layers = layers
            $0.named = Dictionary(named.map { ($0, false) }, uniquingKeysWith: { first, _ in first })
            $0.live = recorder.map(LiveNetwork.init)
        }
        NetworkState.isReachable = recorder != nil || layers.contains { !$0.isEmpty }
        _ = URLProtocol.registerClass(RecordedURLProtocol.self)
    }

    /// Returns the recorded response to a request, or nil if there is none.
    func response(to request: NetworkRequest) -> RecordedResponse? {
        state.withLock { state in
            for layer in state.layers.reversed() {
                var best: RecordedResponse?
                for response in layer where response.answers(request) {
                    if let found = best, found.isMoreSpecific(than: response) { continue }
                    best = response
                }
                if let best {
                    state.named[best.url.text]? = true
                    return best
                }
            }
            return nil
        }
    }

    /// Answers a loader's request. Called on the queue of its task. Returns whether the answer is complete: live ones come
    /// later.
    @discardableResult func answer(_ loader: URLProtocol) -> Bool {
        guard loader.client != nil, var request = NetworkRequest(loader) else { return false }
        if request.url.isFileURL {
            FileResponse.deliver(request.url, to: loader)
            return true
        }
        let (asked, isAnswered) = (request.url.absoluteString, response(to: request) != nil)
        state.withLock { $0.heard?[asked] = isAnswered }
        for _ in 0...RecordedNetwork.redirectionLimit {
            guard let recorded = response(to: request) else {
                if let live = state.withLock({ $0.live }) {
                    live.load(request, for: loader)
                    return false
                }
                report(request)
                refuse(loader)
                return true
            }
            guard let next = request.redirected(status: recorded.status, location: recorded.header("Location")) else {
                ResponseDelivery.deliver(recorded, to: request, of: loader)
                return true
            }
            request = next
        }
        loader.failLoading(with: URLError(.httpTooManyRedirects, failing: request.url))
        return true
    }

    /// Calls `body`, and returns the URLs that were asked for meanwhile, and whether a response answers each.
    @MainActor func listening<Answer>(
        to body: @MainActor () async throws -> Answer
    ) async rethrows -> (answer: Answer, urls: [String: Bool]) {
        state.withLock { $0.heard = [:] }
        defer { state.withLock { $0.heard = nil } }
        let answer = try await body()
        return (answer, state.withLock { $0.heard ?? [:] })
    }

    func stop(_ loader: URLProtocol) { state.withLock { $0.live }?.stop(loader) }

    private func refuse(_ loader: URLProtocol) {
        loader.failLoading(with: URLError(.notConnectedToInternet, failing: loader.request.url))
        // A web socket that stays open would wait for messages without end.
        if loader.task is URLSessionWebSocketTask { loader.task?.cancel() }
    }

    /// Notes a request for the end of the run, or warns at once in a process without a supervisor, such as a test.
    private func report(_ request: NetworkRequest) {
        let url = request.url.absoluteString
        let name = request.method == "GET" ? url : "\(request.method) \(url)"
        let near = state.withLock { $0.layers }.joined()
            .first { $0.url.matches(request.url) || $0.url.text.prefix { $0 != "?" } == stem(of: url) }
        let hint = near.map { "The recorded response to \($0.url.text) is for another query, method or body." } ?? ""
        if RefusedRequests.note(name, hint: hint) { return }
        if let message = RefusedRequests.message(["\(name)\t\(hint)"]) { Console.shared.warn(message) }
    }

    private func stem(of url: String) -> Substring { URLPattern.normalized(url).prefix { $0 != "?" } }

    /// Returns a warning for each response of `--fixture` that no request has asked for. Called at the end of a run.
    func unusedWarnings() -> [String] {
        state.withLock { $0.named }.filter { !$0.value }.keys.sorted().map {
            "--fixture: nothing asked for \($0). Is the URL as the widget writes it? A * stands for any text."
        }
    }
}
