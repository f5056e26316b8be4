import Foundation
import FoundationNetworking
import FoundationSupplement
import Processes
import Synchronization

/// Keeps requests from Foundation's own loaders of HTTP, FTP and web sockets in every kind of session.
///
/// Foundation asks the loaders of a session's configuration first, and the registered ones after them. The replaced methods
/// make the first ones decline, so the registered one gets every request, including that of `Data(contentsOf:)`.
enum FoundationLoaders {
    /// The loader of HTTP, which the recorder uses for live requests.
    static var http: URLProtocol.Type? { state.withLock { $0.http } }

    private struct State {
        /// Nil before the first attempt.
        var isDisabled: Bool?
        var http: URLProtocol.Type?
    }

    private static let state = Mutex(State())

    /// Disables the loaders for the rest of the process.
    ///
    /// - Parameter keepsLive: whether the recorder's live requests still reach them.
    /// - Throws: `ProgramFailure` if this version of Foundation has other classes than expected.
    static func disable(exceptLiveRequests keepsLive: Bool) throws {
        let isDisabled = state.withLock { state in
            let isDisabled = state.isDisabled ?? replaceMethods(keepsLive: keepsLive, &state.http)
            state.isDisabled = isDisabled
            return isDisabled
        }
        guard isDisabled else {
            throw ProgramFailure.badInput(
                "The network cannot be disabled in this version of Foundation. "
                    + "Use a version of Swift that Darkroom is tested with.")
        }
    }

    /// Returns whether the loaders now decline.
    private static func replaceMethods(keepsLive: Bool, _ http: inout URLProtocol.Type?) -> Bool {
        let probes = ["http", "https", "ftp", "ws", "wss"].compactMap { URL(string: "\($0)://localhost/") }
            .map { URLRequest(url: $0) }
        let loaders = (URLSessionConfiguration.default.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        http = loaders.first { $0.canInit(with: probes[0]) }
        let replacements: [AnyClass] =
            keepsLive ? [DecliningLoader.self] : [DecliningLoader.self, AnsweringLoader.self, StoppingLoader.self]
        for replacement in replacements {
            let place = MethodTable.place(overriddenBy: replacement, of: URLProtocol.self, plain: UnchangedLoader.self)
            for loader in loaders {
                guard let place,
                    MethodTable(type: loader).setMethod(MethodTable(type: replacement)[place], at: place)
                else { return false }
            }
        }
        return http != nil && !loaders.contains { loader in probes.contains { loader.canInit(with: $0) } }
    }

    private class UnchangedLoader: URLProtocol {}

    private final class DecliningLoader: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { LiveNetwork.isLive(request) }
    }

    /// For logins, Foundation makes a loader without asking `canInit`.
    private final class AnsweringLoader: URLProtocol {
        override func startLoading() { RecordedNetwork.shared.answer(self) }
    }

    private final class StoppingLoader: URLProtocol {
        override func stopLoading() {}
    }
}
