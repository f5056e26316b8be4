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
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notAuthenticated: Code { .notAuthenticated }
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

// An open class cannot be checked. Every property that changes is guarded.
open class GKAchievement: NSObject, @unchecked Sendable {
    @_Guarded open var identifier: String
    @_Guarded open var percentComplete = 0.0
    @_Guarded open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    open var lastReportedDate: Date { .distantPast }
    public let player: GKPlayer

    public init(identifier: String) { (self.identifier, player) = (identifier, GKLocalPlayer.local) }
    public init(identifier: String, player: GKPlayer) { (self.identifier, self.player) = (identifier, player) }

    open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }

    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}

/// What an achievement is. There are no values of it.
// An open class cannot be checked. There is no state.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
    override init() {}

    open var identifier: String { "" }
    open var groupIdentifier: String? { nil }
    open var title: String { "" }
    open var achievedDescription: String { "" }
    open var unachievedDescription: String { "" }
    open var maximumPoints: Int { 0 }
    open var isHidden: Bool { false }
    open var isReplayable: Bool { false }

    open class func loadAchievementDescriptions(
        completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
        throw GKError(.notAuthenticated)
    }
}

/// The button of Game Center, which is not shown.
// An open class cannot be checked. Every property that changes is guarded.
open class GKAccessPoint: NSObject, @unchecked Sendable {
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    private static let common = GKAccessPoint()
    open class var shared: GKAccessPoint { common }
    @_Guarded open var isActive = false
    @_Guarded open var location = Location.topLeading
    @_Guarded open var showHighlights = false
    open var isVisible: Bool { false }
    open var isPresentingGameCenter: Bool { false }

    /// Effect: none, because Game Center is not shown. `handler` is not called.
    open func trigger(handler: @escaping () -> Void) {}
    /// Effect: none, because Game Center is not shown. `handler` is not called.
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}

public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

@MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Game Center's pages, which are never presented.
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    public init(state: GKGameCenterViewControllerState) { super.init(nibName: nil, bundle: nil) }
    public init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
        super.init(nibName: nil, bundle: nil)
    }
    public init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) { super.init(nibName: nil, bundle: nil) }
    public init(achievementID: String) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { return nil }
}
