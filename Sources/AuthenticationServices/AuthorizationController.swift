import Foundation
import SwiftUICore

/// What a request came to.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Makes requests for a view; here they fail.
public struct AuthorizationController: Sendable {
    /// - Throws: always, as nobody can answer.
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
