import Foundation
import FoundationNetworking
import OpenCombine
import Synchronization

extension URLSession {
    /// Returns a publisher of the response to a URL.
    public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the response to a request. Each subscriber causes a new request.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
        }
    }
}

/// A subscription that sends its request at the first demand.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private struct State {
        var downstream: Downstream?
        var task: URLSessionDataTask?
    }

    private let session: URLSession
    private let urlRequest: URLRequest
    private let state: Mutex<State>

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        (session, urlRequest) = (publisher.session, publisher.request)
        state = Mutex(State(downstream: downstream))
    }

    func request(_ demand: Subscribers.Demand) {
        let task = state.withLock { state -> URLSessionDataTask? in
            guard state.downstream != nil, state.task == nil, demand > .none else { return nil }
            state.task = session.dataTask(with: urlRequest) { [self] data, response, error in
                guard let downstream = takeDownstream() else { return }
                if let response, error == nil {
                    _ = downstream.receive((data ?? Data(), response))
                    downstream.receive(completion: .finished)
                } else {
                    downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            return state.task
        }
        task?.resume()
    }

    func cancel() {
        guard takeDownstream() != nil else { return }
        state.withLock { $0.task }?.cancel()
    }

    /// Returns the subscriber to the first caller only.
    private func takeDownstream() -> Downstream? {
        state.withLock { state in
            defer { state.downstream = nil }
            return state.downstream
        }
    }
}
