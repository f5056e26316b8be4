// GameKit: nobody has signed in to Game Center. There are no leaderboards, and nothing is reported.
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked,
            playerStatusExceedsMaximumLength
        case playerStatusInvalid, matchRequestInvalid, underage, gameUnrecognized, notSupported, invalidParameter
        case unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge, turnBasedTooManySessions
        case turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState, invitationsDisabled = 25
        case playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid
        case restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout, apiObsolete
        case friendListDescriptionMissing = 100, friendListRestricted, friendListDenied, friendRequestNotAvailable
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var notAuthorized: Code { .notAuthorized }
    public static var cancelled: Code { .cancelled }
    public static var communicationsFailure: Code { .communicationsFailure }
    public static var invalidPlayer: Code { .invalidPlayer }
    public static var underage: Code { .underage }
    public static var gameUnrecognized: Code { .gameUnrecognized }
    public static var notSupported: Code { .notSupported }
    public static var friendListDenied: Code { .friendListDenied }
    public static var userDenied: Code { .userDenied }
}

// An open class cannot be checked. There is no state.
open class GKBasePlayer: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
}

// An open class cannot be checked. There is no state.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small, normal }

    open override var displayName: String { "" }
    open var alias: String { "" }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }

    open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
}

/// The player of this device, who has not signed in.
// An open class cannot be checked. Every property that changes is guarded.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let common = GKLocalPlayer()
    open class var local: GKLocalPlayer { common }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var isPersonalizedCommunicationRestricted: Bool { true }
    open var isPresentingFriendRequestViewController: Bool { false }

    @_Guarded private var handler: ((UIViewController?, (any Error)?) -> Void)?

    /// Is called with `GKError.notAuthenticated` when it is set.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        get { handler }
        set {
            handler = newValue
            newValue?(nil, GKError(.notAuthenticated))
        }
    }

    @preconcurrency open func loadFriends(_ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func setDefaultLeaderboardIdentifier(
        _ leaderboardIdentifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) async throws { throw GKError(.notAuthenticated) }
    open func loadDefaultLeaderboardIdentifier(completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadDefaultLeaderboardIdentifier() async throws -> String { throw GKError(.notAuthenticated) }
    open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
}
