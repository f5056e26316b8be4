// LockedCameraCapture: what a camera on the locked screen shares with its app. A picture has no camera, and no session.
import Foundation
import FoundationSupplement

/// What sessions have left for the app. There are none.
// There is no state.
public final class LockedCameraCaptureManager: Sendable {
    public static let shared = LockedCameraCaptureManager()

    public enum SessionContentUpdate: Sendable {
        case initial([URL])
        case added(URL)
        case removed(URL)
    }

    public struct SessionContentUpdates: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> SessionContentUpdate? { nil }
        public func makeAsyncIterator() -> SessionContentUpdates { self }
    }

    public var sessionContentURLs: [URL] { [] }
    public var sessionContentUpdates: SessionContentUpdates { SessionContentUpdates() }
    public func invalidateSessionContent(at sessionContentURL: URL) async throws {}
}

/// A session on the locked screen.
public struct LockedCameraCaptureSession: Sendable {
    public let sessionContentURL: URL

    /// - Throws: always, because there is no locked screen.
    public func openApplication(for userActivity: NSUserActivity) async throws { throw CocoaError(.featureUnsupported) }
}
