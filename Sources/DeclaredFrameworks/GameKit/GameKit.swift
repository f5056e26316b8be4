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

    open var title: String? { nil }
    open var baseLeaderboardID: String { "" }

    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw GKError(.notAuthenticated) }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
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

    public init(identifier: String) { self.identifier = identifier }

    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
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
    public required init?(coder: NSCoder) { return nil }
}
