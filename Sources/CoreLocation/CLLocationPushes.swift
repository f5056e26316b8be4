import Foundation

// Questions for the place that come from a server. None comes, because the user denies access.

extension CLLocationManager {
    @preconcurrency public func startMonitoringLocationPushes(completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil, CLError(.denied)) }
    }

    /// - Throws: that the user denies access.
    public func startMonitoringLocationPushes() async throws -> Data { throw CLError(.denied) }

    public func stopMonitoringLocationPushes() {}
}

/// The extension that answers. The system calls none.
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
    init()
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
    public func serviceExtensionWillTerminate() {}
}
