import Foundation
import FoundationNetworking
import Processes

/// Keeps requests from Foundation's own loaders of HTTP, FTP and web sockets, for every kind of session.
///
/// Foundation asks the loaders of a session's configuration first and the registered ones after them. Here the first
/// ones say that they are not meant, so the registered one gets every request, `Data(contentsOf:)`'s included.
enum NetworkDoor {
    /// The loader of live requests; only the recorder needs it.
    // Written once, with `lock` held, before any request is made.
    private(set) nonisolated(unsafe) static var liveLoader: AnyClass?

    // Touched with `lock` held alone.
    private nonisolated(unsafe) static var isClosed: Bool?
    private static let lock = NSLock()

    /// Closes the network for good, but for live requests where a run records them.
    ///
    /// - Throws: `ProgramFailure` where this Foundation is built another way than is known here.
    static func close(keepingLiveRequests keepsLive: Bool) throws {
        lock.lock()
        defer { lock.unlock() }
        if isClosed == nil { isClosed = shut(keepsLive: keepsLive) }
        guard isClosed == true else {
            throw ProgramFailure.badInput(
                "The network of this version of Foundation cannot be kept from the widget. "
                    + "Use a version of Swift that Darkroom is tested with.")
        }
    }

    private static func shut(keepsLive: Bool) -> Bool {
        let probes = ["http", "https", "ftp", "ws", "wss"].compactMap { URL(string: "\($0)://localhost/") }
            .map { URLRequest(url: $0) }
        let loaders = (URLSessionConfiguration.default.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        liveLoader = loaders.first { $0.canInit(with: probes[0]) }
        let replacements: [AnyClass] =
            keepsLive ? [StandingBack.self] : [StandingBack.self, Answering.self, Stopping.self]
        for replacement in replacements {
            let place = MethodTable.place(overriddenBy: replacement, of: URLProtocol.self, plain: Plain.self)
            for loader in loaders {
                guard let place,
                    MethodTable(type: loader).setMethod(MethodTable(type: replacement)[place], at: place)
                else { return false }
            }
        }
        return liveLoader != nil && !loaders.contains { loader in probes.contains { loader.canInit(with: $0) } }
    }

    private class Plain: URLProtocol {}

    private final class StandingBack: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { LiveNetwork.isLive(request) }
    }

    /// A login makes a loader without asking whether it is meant.
    private final class Answering: URLProtocol {
        override func startLoading() { RecordedNetwork.shared.answer(self) }
    }

    private final class Stopping: URLProtocol {
        override func stopLoading() {}
    }
}
