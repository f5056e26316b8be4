import Foundation
import FoundationNetworking
import Synchronization

extension URLSession {
    /// The bytes of a response in order. All of them are available when the first one is.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that received the response.
        public let task: URLSessionDataTask
        private let data: Data

        init(task: URLSessionDataTask, data: Data) {
            (self.task, self.data) = (task, data)
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            var bytes: Data.Iterator

            public mutating func next() async throws -> UInt8? { bytes.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
    }

    /// Loads the response to a request.
    ///
    /// - Throws: `URLError` if there is no response or the surrounding task is canceled.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URLSession.AsyncBytes, URLResponse) {
        let running = Mutex<URLSessionDataTask?>(nil)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = dataTask(with: request) { data, response, error in
                    guard let task = running.withLock({ $0 }), let data, let response else {
                        return continuation.resume(throwing: error ?? URLError(.unknown))
                    }
                    continuation.resume(returning: (AsyncBytes(task: task, data: data), response))
                }
                if let delegate { task.delegate = delegate }
                running.withLock { $0 = task }
                task.resume()
                if Task.isCancelled { task.cancel() }
            }
        } onCancel: {
            running.withLock { $0 }?.cancel()
        }
    }

    /// Loads the content of a URL.
    ///
    /// - Throws: `URLError` if there is no response or the surrounding task is canceled.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URLSession.AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}
