import Foundation
import FoundationNetworking

/// How the loaders of requests end their tasks. On Apple's systems a task's delegate gets the metrics before it hears of the end,
/// and some packages wait for both. Foundation on Linux collects none.
extension URLProtocol {
    /// Ends the task after its response.
    ///
    /// - Parameter asksForCredentials: whether Foundation may ask the delegate for credentials and send the request again.
    func finishLoading(asksForCredentials: Bool = false) {
        if !asksForCredentials { tellMetrics() }
        client?.urlProtocolDidFinishLoading(self)
    }

    /// Ends the task with an error.
    func failLoading(with error: any Error) {
        tellMetrics()
        client?.urlProtocol(self, didFailWithError: error)
    }

    /// Foundation tells the delegate of the end on the same queue, after this.
    private func tellMetrics() {
        guard client != nil, let task, let session = TaskInternals.session(of: task),
            let delegate = task.delegate ?? session.delegate as? any URLSessionTaskDelegate
        else { return }
        // The queue calls the delegate as Foundation does, and a delegate of Foundation's is used from it alone.
        nonisolated(unsafe) let told = delegate
        session.delegateQueue.addOperation { told.urlSession(session, task: task, didFinishCollecting: URLSessionTaskMetrics()) }
    }
}
