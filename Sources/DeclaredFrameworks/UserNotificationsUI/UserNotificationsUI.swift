// The controllers that show a notification's content in an app's own way. No notification is delivered, so none is shown.
@_exported import UIKit
@_exported import UserNotifications
import FoundationSupplement

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none, `default`, overlay }

@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    func mediaPlay()
    func mediaPause()
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
    public func mediaPlay() {}
    public func mediaPause() {}
}

extension NSExtensionContext {
    /// Effect: none.
    public func mediaPlayingStarted() {}
    /// Effect: none.
    public func mediaPlayingPaused() {}
    /// Effect: none.
    public func performNotificationDefaultAction() {}
    /// Effect: none.
    public func dismissNotificationContentExtension() {}
    /// The buttons of the notification: none. What is set is not kept.
    public var notificationActions: [UNNotificationAction] {
        get { [] }
        set {}
    }
}
