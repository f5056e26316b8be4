// CallKit of a device without calls.
@_exported import Foundation

/// A call. Nothing can make one here.
// An open class cannot be checked. All state is constant.
open class CXCall: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }
}

public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Sees no calls.
open class CXCallObserver: NSObject {
    public override init() {}
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// Whom a call is with.
// An open class cannot be checked. All state is constant.
open class CXHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }

    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}

/// The directory of callers, which is not there.
// An open class cannot be checked. There is no state.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }

    public static let sharedInstance = CXCallDirectoryManager()

    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(NSError(domain: "com.apple.CallKit.error.calldirectorymanager", code: 6)) }
    @preconcurrency open func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
    ) { completion(.disabled, nil) }
}
