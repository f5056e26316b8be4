import Foundation

// What a player who has signed in hears of. Nobody has, so listeners hear nothing.

public protocol GKChallengeListener: NSObjectProtocol {
    func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
    func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
}
public protocol GKInviteEventListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
public protocol GKTurnBasedEventListener: NSObjectProtocol {
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
}
public protocol GKSavedGameListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}

extension GKChallengeListener {
    public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
}
extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
extension GKTurnBasedEventListener {
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
}
extension GKSavedGameListener {
    public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
    public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}

/// Hears what happens to a player.
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKTurnBasedEventListener, GKSavedGameListener {}

extension GKLocalPlayer {
    public func register(_ listener: any GKLocalPlayerListener) {}
    public func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    public func unregisterAllListeners() {}
}
