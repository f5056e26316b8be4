import Foundation
import UIKit

// What only a player who has signed in can ask for.

public enum GKFriendsAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

extension GKLocalPlayer {
    public func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus { throw GKError(.notAuthenticated) }
    public func loadFriends(identifiedBy identifiers: [String]) async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    public func loadRecentPlayers() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    public func loadChallengableFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }

    /// - Returns: the address of a public key, a signature, its salt and its time in milliseconds.
    public func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
        throw GKError(.notAuthenticated)
    }
    @preconcurrency public func fetchItems(
        forIdentityVerificationSignature completionHandler: (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?
    ) { completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated)) }

    public func fetchSavedGames() async throws -> [GKSavedGame] { throw GKError(.notAuthenticated) }
    @preconcurrency public func fetchSavedGames(completionHandler handler: (@Sendable ([GKSavedGame]?, (any Error)?) -> Void)? = nil) {
        handler?(nil, GKError(.notAuthenticated))
    }
    @discardableResult public func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
        throw GKError(.notAuthenticated)
    }
    @preconcurrency public func saveGameData(
        _ data: Data, withName name: String, completionHandler handler: (@Sendable (GKSavedGame?, (any Error)?) -> Void)? = nil
    ) { handler?(nil, GKError(.notAuthenticated)) }
    public func deleteSavedGames(withName name: String) async throws { throw GKError(.notAuthenticated) }
    public func resolveConflictingSavedGames(_ conflictingSavedGames: [GKSavedGame], with data: Data) async throws -> [GKSavedGame] {
        throw GKError(.notAuthenticated)
    }
}

/// A saved game, of which there is none.
// An open class cannot be checked. There is no state.
open class GKSavedGame: NSObject, @unchecked Sendable {
    override init() {}

    open var name: String? { nil }
    open var deviceName: String? { nil }
    open var modificationDate: Date? { nil }

    open func loadData() async throws -> Data { throw GKError(.notAuthenticated) }
}

extension Notification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name("GKPlayerAuthenticationDidChangeNotificationName")
    public static let GKPlayerDidChangeNotificationName = Notification.Name("GKPlayerDidChangeNotificationName")
}
