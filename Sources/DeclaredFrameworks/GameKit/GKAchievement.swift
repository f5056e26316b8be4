import Foundation
import FoundationSupplement
import UIKit

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

    open func loadImage(completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
    open class func incompleteAchievementImage() -> UIImage { UIImage() }
    open class func placeholderCompletedAchievementImage() -> UIImage { UIImage() }

    open class func loadAchievementDescriptions(
        completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
        throw GKError(.notAuthenticated)
    }
}
