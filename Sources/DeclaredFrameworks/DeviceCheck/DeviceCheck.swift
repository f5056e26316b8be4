// DeviceCheck of a device that cannot prove what it is.
@_exported import Foundation

public let DCErrorDomain = "com.apple.devicecheck.error"

/// The reason why there is no token.
public struct DCError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { DCErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = DCError

        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }

    public static var unknownSystemFailure: Code { .unknownSystemFailure }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var invalidInput: Code { .invalidInput }
    public static var invalidKey: Code { .invalidKey }
    public static var serverUnavailable: Code { .serverUnavailable }
}

/// Has no token.
// An open class cannot be checked. There is no state.
open class DCDevice: NSObject, @unchecked Sendable {
    private static let only = DCDevice()

    open class var current: DCDevice { only }
    open var isSupported: Bool { false }
    @preconcurrency open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Attests nothing.
// An open class cannot be checked. There is no state.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    public static let shared = DCAppAttestService()

    open var isSupported: Bool { false }
    @preconcurrency open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}
