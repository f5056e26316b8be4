import Foundation
import FoundationSupplement
public import UserNotifications

// Apps with scenes name these. A picture's process has no scene, so nobody gets one.

/// Which classes a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// What stays of a scene while it is away.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    }

    open var scene: UIScene? { nil }
    open var role: Role { configuration.role }
    public let configuration: UISceneConfiguration
    public let persistentIdentifier: String
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?

    init(configuration: UISceneConfiguration, persistentIdentifier: String) {
        (self.configuration, self.persistentIdentifier) = (configuration, persistentIdentifier)
    }
}

/// A link that opens a scene.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) { (self.url, self.options) = (url, options) }
}

extension UNNotificationResponse {
    /// The scene that is to show what the notification is about.
    public var targetScene: UIScene? { nil }
}

extension UIScene {
    /// Why a scene comes.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        open var userActivities: Set<NSUserActivity> { [] }
        open var notificationResponse: UNNotificationResponse? { nil }
        open var shortcutItem: UIApplicationShortcutItem? { nil }

        override init() {}
    }

    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }

        override init() {}
    }

    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false

        public override init() {}
    }

    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?

        public override init() {}
    }
}

@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() {}
}

open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

    open var windowDismissalAnimation = DismissalAnimation.standard
}
