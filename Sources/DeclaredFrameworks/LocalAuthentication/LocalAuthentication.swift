// Local authentication on a device without biometry and without a passcode: nothing can be evaluated, and nobody is
// authenticated.
@_exported import Foundation
import FoundationSupplement
@_exported import Security

public let LAErrorDomain = "com.apple.LocalAuthentication"
/// In seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// The reason why nobody is authenticated.
public struct LAError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { LAErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = LAError

        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        case invalidContext = -10, companionNotAvailable = -11, biometryNotPaired = -12, biometryDisconnected = -13
        case invalidDimensions = -14, notInteractive = -1004

        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        public static var touchIDLockout: Code { .biometryLockout }
    }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }
}

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
    case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4
}

public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID = 4

    public static var LABiometryNone: LABiometryType { .none }
}

public enum LACredentialType: Int, Sendable { case applicationPassword, smartCardPIN = -3 }

/// A context that evaluates nothing.
// An open class cannot be checked. Every property that changes is guarded.
open class LAContext: NSObject, @unchecked Sendable {
    @_Guarded open var localizedReason = ""
    @_Guarded open var localizedFallbackTitle: String?
    @_Guarded open var localizedCancelTitle: String?
    @_Guarded open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    @_Guarded open var interactionNotAllowed = false

    public override init() {}

    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }
    open var domainState: LADomainState { LADomainState() }

    private func error(_ policy: LAPolicy) -> LAError {
        switch policy {
        case .deviceOwnerAuthentication:
            LAError(.passcodeNotSet, userInfo: [NSLocalizedDescriptionKey: "Passcode not set."])
        case .deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthenticationWithBiometricsOrCompanion:
            LAError(
                .biometryNotAvailable,
                userInfo: [NSLocalizedDescriptionKey: "Biometry is not available on this device."])
        }
    }

    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = self.error(policy)._nsError
        return false
    }
    @preconcurrency open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, error(policy)) }
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw error(policy) }
    @preconcurrency open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, error(.deviceOwnerAuthentication)) }
    open func evaluateAccessControl(
        _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String
    ) async throws -> Bool { throw error(.deviceOwnerAuthentication) }
    open func invalidate() {}
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
}

/// What someone is asked for.
public enum LAAccessControlOperation: Int, Sendable {
    case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

/// The biometry and the companions that a device knows. It knows none.
// An open class cannot be checked. There is no state.
open class LADomainState: NSObject, @unchecked Sendable {
    override init() {}

    open var biometry: LADomainStateBiometry { LADomainStateBiometry() }
    open var stateHash: Data? { nil }
}

/// The biometry that a device knows. It knows none.
// An open class cannot be checked. There is no state.
open class LADomainStateBiometry: NSObject, @unchecked Sendable {
    override init() {}

    open var biometryType: LABiometryType { .none }
    open var stateHash: Data? { nil }
}
