import CoreGraphics
import Foundation
import FoundationSupplement

// Scenes and windows of apps. A picture's process has none.

@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public let session: UISceneSession
    open var activationState: ActivationState { .background }
    open var title: String! = ""
    open var subtitle = ""
    open weak var delegate: (any UISceneDelegate)?

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.session = session }

    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

open class UIWindowScene: UIScene, UITraitEnvironment {
    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarManager: UIStatusBarManager? { nil }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var isFullScreen: Bool { true }
    open var coordinateSpace: any UICoordinateSpace { UIView(frame: screen.bounds) }
    open var effectiveGeometry: Geometry { Geometry(scene: self) }
    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }

    /// The scene's place on the screen.
    @preconcurrency @MainActor open class Geometry: NSObject {
        private let scene: UIWindowScene
        open var coordinateSpace: any UICoordinateSpace { scene.coordinateSpace }
        open var interfaceOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
        open var isInteractivelyResizing: Bool { false }
        open var isInterfaceOrientationLocked: Bool { false }

        init(scene: UIWindowScene) { self.scene = scene }
    }

    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        override init() {}

        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true

    override init() {}
}

@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { true }
    open var statusBarStyle: UIStatusBarStyle { .default }
}
