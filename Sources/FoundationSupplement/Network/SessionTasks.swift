import Foundation
import FoundationNetworking

extension URLSessionTask {
    /// Whether the delegate gets data as it comes. It makes no difference to recorded responses.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}

extension URLSessionDownloadTask {
    /// Ends the download. Nothing of it is kept, so it cannot be resumed.
    public func cancelByProducingResumeData() async -> Data? {
        cancel()
        return nil
    }
}

// What a delegate hears of on Apple's systems alone. Recorded responses are there at once.
extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

// Apple's protocols do not ask for these methods.
extension URLSessionWebSocketDelegate {
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

extension URLSession {
    /// The tasks that have not ended, of each kind.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    /// The tasks that have not ended.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } } }
    }

    /// Empties the cache, the cookies and the credentials.
    public func reset() async { await withCheckedContinuation { continuation in reset { continuation.resume() } } }

    /// Writes what is kept in memory alone to files.
    public func flush() async { await withCheckedContinuation { continuation in flush { continuation.resume() } } }

    /// Makes a task of a connection to a host. The connection fails, because nothing here is connected to other machines.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { FailedStreamTask() }
}

/// A task whose connection has failed.
private final class FailedStreamTask: URLSessionStreamTask, @unchecked Sendable {  // There is no state.
    override func resume() {}
    override func suspend() {}
    override func cancel() {}
}

extension URLSessionStreamTask {
    private static var failure: URLError { URLError(.notConnectedToInternet, failing: nil) }

    /// - Throws: that there is no connection.
    public func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval) async throws -> (Data?, Bool) {
        throw URLSessionStreamTask.failure
    }

    public func readData(
        ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
        completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
    ) { completionHandler(nil, true, URLSessionStreamTask.failure) }

    /// - Throws: that there is no connection.
    public func write(_ data: Data, timeout: TimeInterval) async throws { throw URLSessionStreamTask.failure }

    public func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(URLSessionStreamTask.failure)
    }

    public func closeRead() {}
    public func closeWrite() {}
    public func startSecureConnection() {}
    public func captureStreams() {}
}
