import CoreGraphics
import Foundation

// Windows of apps. A picture has no screen, so none is shown.

open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal
    open var screen: UIScreen { .main }
    open var isKeyWindow: Bool { false }
    open override var window: UIWindow? { self }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    open func makeKeyAndVisible() { isHidden = false }
    open func makeKey() {}
    open func becomeKey() {}
    open func resignKey() {}
    open var canResizeToFitContent = false
    open func sendEvent(_ event: UIEvent) {}
}
