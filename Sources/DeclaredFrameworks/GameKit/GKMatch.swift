import Foundation
import FoundationSupplement
import UIKit

// Matches of several players. Nobody has signed in, so none begins.

/// What a match is asked for.
// An open class cannot be checked. Every property that changes is guarded.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    @_Guarded open var minPlayers = 2
    @_Guarded open var maxPlayers = 4
    @_Guarded open var defaultNumberOfPlayers = 0
    @_Guarded open var playerGroup = 0
    @_Guarded open var playerAttributes: UInt32 = 0
    @_Guarded open var inviteMessage: String?
    @_Guarded open var recipients: [GKPlayer]?
    @_Guarded open var queueName: String?

    public override init() {}
}

// An open class cannot be checked. There is no state.
open class GKInvite: NSObject, @unchecked Sendable {
    override init() {}

    open var sender: GKPlayer { GKPlayer() }
    open var isHosted: Bool { false }
    open var playerGroup: Int { 0 }
    open var playerAttributes: UInt32 { 0 }
}

// An open class cannot be checked. There is no state.
open class GKChallenge: NSObject, @unchecked Sendable {
    override init() {}

    open var issuingPlayer: GKPlayer? { nil }
    open var receivingPlayer: GKPlayer? { nil }
    open var issueDate: Date { .distantPast }
    open var completionDate: Date? { nil }
    open var message: String? { nil }
}

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

/// A match at one time.
open class GKMatch: NSObject {
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }

    override init() {}

    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }

    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw GKError(.matchNotConnected) }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.matchNotConnected) }
    open func disconnect() {}
}

/// Hears what happens in a match.
public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// The page that finds players, which is never presented.
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    public let matchRequest: GKMatchRequest
    open var isHosted = false

    public init?(matchRequest request: GKMatchRequest) {
        matchRequest = request
        super.init(nibName: nil, bundle: nil)
    }
    public init?(invite: GKInvite) {
        matchRequest = GKMatchRequest()
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
}

@MainActor public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}
