// The controllers of a watch app's storyboard and of its notifications, which apps derive theirs from. No screen shows them:
// alerts do not come up, and nobody is asked.
import FoundationSupplement
import SwiftUICore
import UIKit
import UserNotifications

public enum WKAlertActionStyle: Int, Sendable { case `default`, cancel, destructive }
public enum WKAlertControllerStyle: Int, Sendable { case alert, sideBySideButtonsAlert, actionSheet }
public enum WKTextInputMode: Int, Sendable { case plain, allowEmoji, allowAnimatedEmoji }
public enum WKUserNotificationInterfaceType: Int, Sendable { case `default`, custom }
public enum WKMenuItemIcon: Int, Sendable {
    case accept, add, block, decline, info, maybe, more, mute, pause, play, repeated = 10, resume, share, shuffle, speaker, trash
}
public enum WKPageOrientation: Int, Sendable { case horizontal, vertical }

public typealias WKAlertActionHandler = () -> Void

/// A button of an alert. Nobody presses it.
open class WKAlertAction: NSObject {
    public let title: String
    public let style: WKAlertActionStyle
    private let handler: WKAlertActionHandler

    public init(title: String, style: WKAlertActionStyle, handler: @escaping WKAlertActionHandler) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

/// A controller of a watch app's screen.
@preconcurrency @MainActor open class WKInterfaceController: NSObject {
    private var titleText: String?

    public override init() { super.init() }

    open func awake(withContext context: Any?) {}
    open func willActivate() {}
    open func didDeactivate() {}
    open func didAppear() {}
    open func willDisappear() {}
    open func table(_ table: WKInterfaceTable, didSelectRowAt rowIndex: Int) {}
    open func contextForSegue(withIdentifier segueIdentifier: String) -> Any? { nil }
    open func contextForSegue(
        withIdentifier segueIdentifier: String, in table: WKInterfaceTable, rowIndex: Int
    ) -> Any? { nil }
    open func contextsForSegue(withIdentifier segueIdentifier: String) -> [Any]? { nil }

    open var contentFrame: CGRect { CGRect(origin: .zero, size: HostEnvironment.current.screenSize) }
    open var contentSafeAreaInsets: UIEdgeInsets { .zero }
    public let crownSequencer = WKCrownSequencer()
    open func setTitle(_ title: String?) { titleText = title }
    open func becomeCurrentPage() {}

    // Nothing is shown.
    open func pushController(withName name: String, context: Any?) {}
    open func pop() {}
    open func popToRootController() {}
    open func presentController(withName name: String, context: Any?) {}
    open func presentController(withNames names: [String], contexts: [Any]?) {}
    open func dismiss() {}
    open func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
    open func presentAlert(
        withTitle title: String?, message: String?, preferredStyle: WKAlertControllerStyle, actions: [WKAlertAction]
    ) {}
    /// Ends with no text, as where the user cancels.
    open func presentTextInputController(
        withSuggestions suggestions: [String]?, allowedInputMode inputMode: WKTextInputMode,
        completion: @escaping ([Any]?) -> Void
    ) {
        completion(nil)
    }
    open func dismissTextInputController() {}
    open func addMenuItem(with itemIcon: WKMenuItemIcon, title: String, action: Selector) {}
    open func addMenuItem(withImageNamed imageName: String, title: String, action: Selector) {}
    open func clearAllMenuItems() {}
    open func updateUserActivity(_ type: String, userInfo: [AnyHashable: Any]?, webpageURL: URL?) {}
    open func update(_ userActivity: NSUserActivity) {}
    open func invalidateUserActivity() {}
    open func scroll(to object: WKInterfaceObject, at scrollPosition: WKInterfaceScrollPosition, animated: Bool) {}

    open class func reloadRootControllers(withNames names: [String], contexts: [Any]?) {}
    open class func reloadRootPageControllers(
        withNames names: [String], contexts: [Any]?, orientation: WKPageOrientation, pageIndex: Int
    ) {}
}

public enum WKInterfaceScrollPosition: Int, Sendable { case top, centeredVertically, bottom }

/// A controller of a notification, of which none is delivered.
open class WKUserNotificationInterfaceController: WKInterfaceController {
    open var notificationActions: [UNNotificationAction] = []

    public override init() { super.init() }

    open func didReceive(_ notification: UNNotification) {}
    open func didReceive(
        _ notification: UNNotification, withCompletion completionHandler: @escaping (WKUserNotificationInterfaceType) -> Void
    ) {
        didReceive(notification)
        completionHandler(.custom)
    }
    open func suggestionsForResponseToAction(
        withIdentifier identifier: String, for notification: UNNotification, inputLanguage: String
    ) -> [String] { [] }
    open func performNotificationDefaultAction() {}
    open func performDismissAction() {}
}

/// A controller that shows a view, which subclasses give.
open class WKHostingController<Body: View>: WKInterfaceController {
    open var body: Body { fatalError("A subclass of WKHostingController gives the body.") }
    open func setNeedsBodyUpdate() {}
    open func updateBodyIfNeeded() {}
}

/// A controller that shows a view for a notification, which subclasses give.
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
    open var body: Body { fatalError("A subclass of WKUserNotificationHostingController gives the body.") }
    open class var wantsSashBlur: Bool { false }
    open class var sashColor: Color? { nil }
    open class var titleColor: Color? { nil }
    open class var subtitleColor: Color? { nil }
    open class var isInteractive: Bool { false }
    open func setNeedsBodyUpdate() {}
    open func updateBodyIfNeeded() {}
}
