// The identifier of advertisements of a user who denies tracking: all zeros.
@_exported import Foundation

/// Knows no identifier.
// An open class cannot be checked. There is no state.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    open class func shared() -> ASIdentifierManager { manager }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
