// App Tracking Transparency of a user who denies tracking.
@_exported import Foundation

/// Asks for permission to track, which the user denies.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    @preconcurrency open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        completion(.denied)
    }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
