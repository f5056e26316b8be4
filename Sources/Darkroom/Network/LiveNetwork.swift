import Foundation
import FoundationNetworking
import FoundationSupplement
import Processes
import Synchronization

/// The real network, whose responses a run records.
// A mutex guards `transfers`, `session` is created on `starts`, and the rest is constant.
final class LiveNetwork: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// Marks live requests in the field for the page's URL, which is never sent. A loader's properties would be lost.
    private static let mark = URL(string: "darkroom-live:")

    private let recorder: FixtureRecorder
    private let starts = DispatchQueue(label: "darkroom.live")
    private let transfers = Mutex([Int: Transfer]())
    private lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses = FoundationLoaders.http.map { [$0] }
        configuration.urlCache = nil
        return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    }()

    /// A response that is still arriving.
    fileprivate struct Transfer {
        var request: NetworkRequest
        let task: URLSessionDataTask
        let loader: URLProtocol
        let queue: DispatchQueue
        let file: URL
        var handle: FileHandle?
        var failure: (any Error)?
    }

    init(recorder: FixtureRecorder) { self.recorder = recorder }

    /// Returns whether the recorder itself sends a request.
    static func isLive(_ request: URLRequest) -> Bool { request.mainDocumentURL == mark }

    /// Requests a response for a loader. Called on the queue of the loader's task.
    func load(_ request: NetworkRequest, for loader: URLProtocol) {
        guard ["http", "https"].contains(request.url.scheme?.lowercased()),
            let task = loader.task, let queue = TaskInternals.queue(of: task)
        else {
            Console.shared.warn("\(request.url.absoluteString) cannot be recorded: only http and https requests can be.")
            loader.failLoading(with: URLError(.unsupportedURL, failing: loader.request.url))
            loader.task?.cancel()
            return
        }
        let asked = task.currentRequest ?? loader.request
        // The queue of the loader's task alone uses the loader.
        nonisolated(unsafe) let loader = loader
        // This code runs on the queue that all of Foundation's sessions share, and creating a task waits for that queue.
        starts.async { self.start(request, asked: asked, for: loader, on: queue) }
    }

    private func start(_ request: NetworkRequest, asked: URLRequest, for loader: URLProtocol, on queue: DispatchQueue) {
        var original = URLRequest(url: request.url, timeoutInterval: asked.timeoutInterval)
        original.allHTTPHeaderFields = asked.allHTTPHeaderFields
        original.httpMethod = request.method
        original.httpBody = request.body.isEmpty ? nil : request.body
        original.mainDocumentURL = LiveNetwork.mark
        let live = session.dataTask(with: original)
        let file = recorder.temporaryFile(for: live.taskIdentifier)
        transfers.withLock {
            $0[live.taskIdentifier] = Transfer(request: request, task: live, loader: loader, queue: queue, file: file)
        }
        live.resume()
    }

    func stop(_ loader: URLProtocol) {
        let stopped = transfers.withLock { transfers in
            let found = transfers.first { $0.value.loader === loader }
            if let found { transfers[found.key] = nil }
            return found?.value
        }
        guard let stopped else { return }
        stopped.task.cancel()
        try? FileManager.default.removeItem(at: stopped.file)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfers.withLock { transfers in
            guard var transfer = transfers[dataTask.taskIdentifier] else { return }
            do {
                if transfer.handle == nil {
                    _ = FileManager.default.createFile(atPath: transfer.file.path, contents: nil)
                    transfer.handle = try FileHandle(forWritingTo: transfer.file)
                }
                try transfer.handle?.write(contentsOf: data)
            } catch {
                transfer.failure = error
            }
            transfers[dataTask.taskIdentifier] = transfer
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let left = transfers.withLock { transfers -> NetworkRequest? in
            guard let transfer = transfers[task.taskIdentifier] else { return nil }
            if let url = request.url { transfers[task.taskIdentifier]?.request.url = url }
            transfers[task.taskIdentifier]?.request.method = request.httpMethod ?? "GET"
            if request.httpMethod == "GET" { transfers[task.taskIdentifier]?.request.body = Data() }
            return transfer.request
        }
        if let left {
            record(left, response, body: nil)
        }
        completionHandler(request)
    }

    /// Delivers the response of a server that requests credentials. Foundation would wait for them without end.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        finish(task, response: challenge.failureResponse, error: nil)
        completionHandler(.cancelAuthenticationChallenge, nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        finish(task, response: task.response, error: error)
    }

    private func finish(_ task: URLSessionTask, response: URLResponse?, error: (any Error)?) {
        guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        try? transfer.handle?.close()
        guard error == nil, transfer.failure == nil, let response = response as? HTTPURLResponse else {
            let reason = transfer.failure ?? error
            try? FileManager.default.removeItem(at: transfer.file)
            Console.shared.warn(
                "\(transfer.request.url.absoluteString) cannot be recorded: "
                    + (reason?.localizedDescription ?? "the server gave no HTTP response") + ".")
            let failure = reason ?? URLError(.badServerResponse, failing: transfer.request.url)
            transfer.deliver { $0.failLoading(with: failure) }
            return
        }
        let file = record(transfer.request, response, body: transfer.handle == nil ? nil : transfer.file)
        transfer.deliver { loader in
            do {
                let body = try file.map { try Data(contentsOf: $0, options: .alwaysMapped) } ?? Data()
                try ResponseDelivery.deliver(
                    url: transfer.request.url, status: response.statusCode, headers: response.headersByName, body: body,
                    to: loader)
            } catch {
                loader.failLoading(with: error)
            }
        }
    }

    /// Records a response.
    ///
    /// - Returns: the file that now contains the body.
    @discardableResult
    private func record(_ request: NetworkRequest, _ response: HTTPURLResponse, body: URL?) -> URL? {
        do {
            return try recorder.record(
                request, status: response.statusCode, headers: response.headersByName, body: body)
        } catch {
            Console.shared.warn(
                "the response to \(request.url.absoluteString) cannot be written: \(error.localizedDescription) "
                    + "The widget receives it, but later runs cannot replay it.")
            return body
        }
    }
}

extension LiveNetwork.Transfer {
    /// Calls the loader's client on the queue that Foundation expects.
    fileprivate func deliver(_ body: @escaping (URLProtocol) -> Void) {
        // The queue of the loader's task alone uses them.
        nonisolated(unsafe) let (loader, body) = (loader, body)
        queue.async {
            // The client of a cancelled task has been notified already.
            guard let state = loader.task?.state, state != .canceling, state != .completed else { return }
            body(loader)
        }
    }
}

extension HTTPURLResponse {
    fileprivate var headersByName: [String: String] {
        Dictionary(
            allHeaderFields.compactMap { name, value in (name as? String).map { ($0, "\(value)") } },
            uniquingKeysWith: { first, _ in first })
    }
}
