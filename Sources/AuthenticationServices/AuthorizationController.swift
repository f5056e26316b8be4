import Foundation
import SwiftUICore

/// The result of a request.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// A controller of a view's authorization requests. They always fail here.
public struct AuthorizationController: Sendable {
    /// - Throws: always, because no one can respond.
    @MainActor public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notInteractive) }

    @MainActor public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notInteractive) }
}

extension EnvironmentValues {
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
