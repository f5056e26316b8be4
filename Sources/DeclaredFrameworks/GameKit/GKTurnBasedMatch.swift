import Foundation

/// A match in which players take turns, days apart. There is none.
// An open class cannot be checked. There is no state.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, open, ended, matching }
    public enum Outcome: Int, Sendable { case none, quit, won, lost, tied, timeExpired, first, second, third, fourth }

    override init() {}

    open var matchID: String { "" }
    open var status: Status { .unknown }
    open var creationDate: Date { .distantPast }
    open var message: String? { nil }
    open var matchData: Data? { nil }
    open var participants: [GKTurnBasedParticipant] { [] }
    open var currentParticipant: GKTurnBasedParticipant? { nil }

    open class func loadMatches() async throws -> [GKTurnBasedMatch] { throw GKError(.notAuthenticated) }
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    open class func load(withID matchID: String) async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    open func loadMatchData() async throws -> Data? { throw GKError(.notAuthenticated) }
    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data
    ) async throws { throw GKError(.notAuthenticated) }
    open func endMatchInTurn(withMatch matchData: Data) async throws { throw GKError(.notAuthenticated) }
    open func remove() async throws { throw GKError(.notAuthenticated) }
}

// An open class cannot be checked. There is no state.
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, invited, declined, matching, active, done }

    override init() {}

    open var player: GKPlayer? { nil }
    open var status: Status { .unknown }
    open var lastTurnDate: Date? { nil }
    open var timeoutDate: Date? { nil }
    open var matchOutcome: GKTurnBasedMatch.Outcome { get { .none } set {} }
}
