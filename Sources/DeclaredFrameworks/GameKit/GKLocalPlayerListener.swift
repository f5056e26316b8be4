import Foundation

// What a player who has signed in hears of. Nobody has, so listeners hear nothing.

public protocol GKChallengeListener: NSObjectProtocol {}
public protocol GKInviteEventListener: NSObjectProtocol {}
public protocol GKTurnBasedEventListener: NSObjectProtocol {}
public protocol GKSavedGameListener: NSObjectProtocol {}

/// Hears what happens to a player.
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKTurnBasedEventListener, GKSavedGameListener {}

extension GKLocalPlayer {
    public func register(_ listener: any GKLocalPlayerListener) {}
    public func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    public func unregisterAllListeners() {}
}
