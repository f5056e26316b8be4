import Foundation
import FoundationNetworking

/// The loader of every request that would leave the machine, and of requests for files.
final class RecordedURLProtocol: URLProtocol {
    private static let schemes = ["http", "https", "ftp", "ws", "wss", "file"]

    override class func canInit(with request: URLRequest) -> Bool {
        schemes.contains(request.url?.scheme?.lowercased() ?? "") && !LiveNetwork.isLive(request)
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    /// Whether the task has its answer. A task that is cancelled between its answer and its end would get a second one,
    /// which ends the program in Foundation. Only the task's queue reads and writes it.
    private var isAnswered = false

    override var client: URLProtocolClient? {
        get { isAnswered ? nil : super.client }
        set { super.client = newValue }
    }

    override func startLoading() {
        // A task that is being cancelled is answered here or by Foundation, whichever comes first.
        guard let task, task.state != .completed else { return }
        TaskInternals.completeOnDelegateQueue(task)
        isAnswered = RecordedNetwork.shared.answer(self)
    }

    override func stopLoading() { RecordedNetwork.shared.stop(self) }
}
