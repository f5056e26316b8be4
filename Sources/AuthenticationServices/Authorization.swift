// Signing in, as far as what widgets share with their apps names it. Nobody signs in to a picture: every request fails.
@_exported import Foundation

/// What is asked for.
// Open, so unchecked: there is no state.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// Where an answer may come from.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What an answer says.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Somebody's authorization.
// Open, so unchecked: its one property is constant, and so is every credential.
open class ASAuthorization: NSObject, @unchecked Sendable {
    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// Why nobody was authorized.
public struct ASAuthorizationError: Error, LocalizedError {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public var errorDescription: String? { "Nobody can sign in here." }

    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let failed = Code.failed
}

/// Makes requests; here they fail.
open class ASAuthorizationController: NSObject {
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    open func performRequests() { performRequests(options: []) }
    open func performRequests(options: RequestOptions) {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
    }
    open func cancel() {}
}

public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

// Requirements that are optional on Apple's systems.
extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {}
