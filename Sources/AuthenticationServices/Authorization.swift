// The sign-in declarations that widgets share with their apps. Every request fails, because no one can sign in.
@_exported import Foundation

/// A request for authorization.
// An open class cannot be checked. There is no state.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// A provider of authorization.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The credential in a response.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The authorization of a user.
// An open class cannot be checked. The only property is constant, as is every credential.
open class ASAuthorization: NSObject, @unchecked Sendable {
    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// The reason why authorization failed.
public struct ASAuthorizationError: Error, LocalizedError {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public var errorDescription: String? { "Sign-in is not available." }

    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let failed = Code.failed
}

/// A controller of authorization requests. They always fail here.
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
        guard let delegate else { return }
        // They go to the main actor alone, where the delegate is told.
        nonisolated(unsafe) let (controller, listener) = (self, delegate)
        let tell: @MainActor @Sendable () -> Void = {
            listener.authorizationController(controller: controller, didCompleteWithError: ASAuthorizationError(.notInteractive))
        }
        if Thread.isMainThread { MainActor.assumeIsolated(tell) } else { DispatchQueue.main.async(execute: tell) }
    }
    open func cancel() {}
}

/// Hears how a request ends.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

// Default implementations of the requirements that are optional on Apple's platforms.
extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
