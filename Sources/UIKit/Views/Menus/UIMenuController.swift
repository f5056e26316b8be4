import CoreGraphics
import Foundation
import FoundationSupplement

/// The menu of older apps over selected text. It is never shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    public static let shared = UIMenuController()

    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    open var menuItems: [UIMenuItem]?
    open var arrowDirection = ArrowDirection.default
    open var menuFrame: CGRect { .zero }
    /// Effect: none.
    open var isMenuVisible: Bool {
        get { false }
        set {}
    }

    public override init() {}

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu(from targetView: UIView) {}
    open func hideMenu() {}
    open func update() {}

    public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
