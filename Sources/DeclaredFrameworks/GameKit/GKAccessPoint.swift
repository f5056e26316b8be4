import Foundation
import FoundationSupplement
import UIKit

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
