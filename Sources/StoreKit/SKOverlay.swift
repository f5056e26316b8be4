import Foundation
import UIKit

/// Hears what becomes of an overlay. Nothing does.
@preconcurrency @MainActor public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

// Default implementations of the requirements that are optional on Apple's platforms.
extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
}

/// The recommendation of another app over a screen. It is never presented here.
@preconcurrency @MainActor open class SKOverlay: NSObject {
    public enum Position: Int, Sendable { case bottom, bottomRaised }

    /// What an overlay recommends.
    @preconcurrency @MainActor open class Configuration: NSObject {}

    /// An overlay's coming and going.
    @preconcurrency @MainActor open class TransitionContext: NSObject {
        open var startFrame: CGRect { .zero }
        open var endFrame: CGRect { .zero }
        open func addAnimation(_ block: @escaping () -> Void) {}
    }

    /// An app of the store.
    open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var userDismissible = true
        private var additionalValues: [String: Any] = [:]

        nonisolated public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
            super.init()
        }

        open func setAdditionalValue(_ value: Any?, forKey key: String) { additionalValues[key] = value }
        open func additionalValue(forKey key: String) -> Any? { additionalValues[key] }
    }

    /// The app of an app clip.
    open class AppClipConfiguration: Configuration {
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        private var additionalValues: [String: Any] = [:]

        nonisolated public init(position: Position) {
            self.position = position
            super.init()
        }

        open func setAdditionalValue(_ value: Any?, forKey key: String) { additionalValues[key] = value }
        open func additionalValue(forKey key: String) -> Any? { additionalValues[key] }
    }

    public let configuration: Configuration
    open weak var delegate: (any SKOverlayDelegate)?

    public init(configuration: Configuration) { self.configuration = configuration }

    open func present(in scene: UIWindowScene) {
        delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform))
    }
    open class func dismiss(in scene: UIWindowScene) {}
}

extension SKStoreReviewController {
    public class func requestReview(in windowScene: UIWindowScene) {}
}

extension AppStore {
    @MainActor public static func requestReview(in scene: UIWindowScene) {}

    // Pages of the store cannot be shown.

    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws { throw StoreKitError.unsupported }
    @MainActor public static func showManageSubscriptions(
        in scene: UIWindowScene, subscriptionGroupID: String
    ) async throws { throw StoreKitError.unsupported }
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.unsupported
    }
}
