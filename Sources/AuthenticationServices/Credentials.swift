import Foundation

/// A name and a password.
// An open class cannot be checked. All state is constant.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

// The subclass adds no state.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Whether a user is taken for a person.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The credential of a user with an Apple account.
// An open class cannot be checked. All state is constant.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public var email: String? { nil }
    public var fullName: PersonNameComponents? { nil }
    public var identityToken: Data? { nil }
    public var authorizationCode: Data? { nil }
    public var state: String? { nil }
    public var authorizedScopes: [ASAuthorization.Scope] { [] }
    public var realUserStatus: ASUserDetectionStatus { .unsupported }
    init(user: String) { self.user = user }
}

// An open class cannot be checked. It is set up before it is shared.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var user: String?
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
}

extension ASAuthorization {
    /// What an app asks a user for.
    public struct Scope: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let fullName = Scope("full_name")
        public static let email = Scope("email")
    }
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

    @preconcurrency open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

extension ASAuthorizationAppleIDProvider {
    /// Is posted when a user takes an app's access back. Nobody does.
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
}

// What proves a passkey. There are no values of it.

public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
}
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    var rawAttestationObject: Data? { get }
}
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    var rawAuthenticatorData: Data! { get }
    var userID: Data! { get }
    var signature: Data! { get }
}

/// Whether a person is asked for a face, a finger or a code.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let preferred = ASAuthorizationPublicKeyCredentialUserVerificationPreference("preferred")
    public static let required = ASAuthorizationPublicKeyCredentialUserVerificationPreference("required")
    public static let discouraged = ASAuthorizationPublicKeyCredentialUserVerificationPreference("discouraged")
}

/// The registration of a new passkey.
// An open class cannot be checked. All state is constant.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration,
    @unchecked Sendable
{
    public let credentialID: Data
    public var rawAttestationObject: Data? { nil }
    public var rawClientDataJSON: Data { Data() }
    init(credentialID: Data) { self.credentialID = credentialID }
}

/// The use of an existing passkey.
// An open class cannot be checked. All state is constant.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion,
    @unchecked Sendable
{
    public let credentialID: Data
    public var signature: Data! { Data() }
    public var rawAuthenticatorData: Data! { Data() }
    public var rawClientDataJSON: Data { Data() }
    public let userID: Data!
    init(credentialID: Data, userID: Data) { (self.credentialID, self.userID) = (credentialID, userID) }
}

/// A passkey that may be used.
// An open class cannot be checked. All state is constant.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
    public let credentialID: Data
    public init(credentialID: Data) { self.credentialID = credentialID }
}

// An open class cannot be checked. It is set up before it is shared.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var challenge = Data()
    open var name = ""
    open var displayName: String?
    open var userID = Data()
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
}
// An open class cannot be checked. It is set up before it is shared.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var challenge = Data()
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
}

open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    public let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest()
        (request.challenge, request.name, request.userID) = (challenge, name, userID)
        return request
    }

    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest()
        request.challenge = challenge
        return request
    }
}
