import Foundation
import FoundationSupplement
import UIKit

// An open class cannot be checked. There is no state.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    public enum TimeScope: Int, Sendable { case today, week, allTime }

    // An open class cannot be checked. There is no state.
    open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
    }

    public enum LeaderboardType: Int, Sendable { case classic, recurring }

    open var title: String? { nil }
    open var baseLeaderboardID: String { "" }
    open var groupIdentifier: String? { nil }
    open var type: LeaderboardType { .classic }
    open var startDate: Date? { nil }
    open var nextStartDate: Date? { nil }
    open var duration: TimeInterval { 0 }

    @preconcurrency open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError(.notAuthenticated)) }
    @preconcurrency open func loadPreviousOccurrence(completionHandler: @escaping @Sendable (GKLeaderboard?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func loadPreviousOccurrence() async throws -> GKLeaderboard? { throw GKError(.notAuthenticated) }

    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw GKError(.notAuthenticated) }
    @preconcurrency open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
    @preconcurrency open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
    open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { throw GKError(.notAuthenticated) }
    @preconcurrency open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
    @preconcurrency open func loadEntries(
        for players: [GKPlayer], timeScope: TimeScope,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, (any Error)?) -> Void
    ) { completionHandler(nil, nil, GKError(.notAuthenticated)) }
    open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
        throw GKError(.notAuthenticated)
    }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
}
